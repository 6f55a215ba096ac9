import { expect, it } from "vitest";
import { Pondering } from "../src/lib/pondering";

function asking() {
  const asked: string[] = [];
  const pondering = new Pondering((id) => asked.push(id) > 0);
  return { asked, pondering };
}

it("asks once for each decision, and waits for an answer before it asks again", () => {
  const { asked, pondering } = asking();
  pondering.want("3");
  pondering.want("3");
  pondering.want("4"); // something else is to be decided meanwhile
  expect(asked).toHaveLength(1);
  expect(pondering.heard("another's")).toBeNull();
  expect(pondering.heard(asked[0] ?? "")).toBe("3");
  expect(pondering.heard(asked[0] ?? "")).toBeNull();
  pondering.want("4");
  pondering.want("4");
  expect(asked).toHaveLength(2);
  expect(pondering.heard(asked[1] ?? "")).toBe("4");
  pondering.want("4");
  expect(asked).toHaveLength(2);
  expect([pondering.knows("3"), pondering.knows("4")]).toEqual([false, true]);
  pondering.again("3");
  pondering.want("4");
  expect(asked).toHaveLength(2);
  pondering.again("4"); // it was refused
  pondering.want("4");
  expect(asked).toHaveLength(3);
});

it("asks again over a new connection, and when nothing could be asked", () => {
  const { asked, pondering } = asking();
  pondering.want("1");
  pondering.forget();
  pondering.want("1");
  expect(asked).toHaveLength(2);
  let calls = 0;
  const offline = new Pondering(() => {
    calls += 1;
    return false;
  });
  offline.want("1");
  offline.want("1");
  expect(calls).toBe(2);
});
