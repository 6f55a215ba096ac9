import { afterEach, describe, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";

const answers = (answer: Response | Error) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer))),
  );

/** An answer whose line breaks after some of it. */
function cutOff(status: number): Response {
  const some = new TextEncoder().encode('[{"move": 1, ');
  const chunks = [some];
  return new Response(
    new ReadableStream({
      pull(line) {
        const chunk = chunks.shift();
        if (chunk) line.enqueue(chunk);
        else line.error(new TypeError("network error"));
      },
    }),
    { status },
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the service over HTTP", () => {
  test("tells what it was asked", async () => {
    answers(Response.json([{ move: 1 }]));
    await expect(api.course("table")).resolves.toEqual([{ move: 1 }]);
    answers(new Response(null, { status: 204 }));
    vi.stubGlobal("document", { cookie: "" });
    await expect(api.signOut("here")).resolves.toBeUndefined();
  });

  test.each([
    ["cannot be reached", new TypeError("failed to fetch")],
    ["dies in the middle of an answer", cutOff(200)],
    ["dies in the middle of a refusal", cutOff(409)],
  ])("is offline where it %s", async (_, answer) => {
    answers(answer);
    await expect(api.course("table")).rejects.toMatchObject({ code: "offline" });
  });

  test("says what is wrong, also where a page of somebody else answers", async () => {
    answers(Response.json({ code: "no-table", message: "There is no such table." }, { status: 404 }));
    await expect(api.course("table")).rejects.toMatchObject({ code: "no-table", message: "There is no such table." });
    answers(new Response("<h1>Bad gateway</h1>", { status: 502, statusText: "Bad Gateway" }));
    await expect(api.course("table")).rejects.toMatchObject({ code: "broken", message: "Bad Gateway" });
  });
});
