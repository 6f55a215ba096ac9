"""What two processes carry on PostgreSQL, and what one does: `python bench/several.py [--share 0.25] [--seconds 6]`.

By turns, as often as asked for, each time on an empty database: one process; two, where the people of a table meet at
one of them, as the hash of a proxy has it; and with `--apart` two where they are at different ones. PostgreSQL (the one
of the tests, which does not sync) and a Valkey are started for it. Everybody moves as soon as they can. Measured are
moves a second, and the processor time for a move of those who serve, of PostgreSQL, of Valkey and of the driver.

All of them share the cores of one machine. With `--share`, every process that serves is held to such a part of a core
by the system (cgroups, as root), so that there is enough for the others whether one serves or two: then moves a second
say what a second process is worth. Without, only processor time does.
"""

import argparse
import asyncio
import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import mean

from load import Loaded, Server, children, load, processor

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.keeping import Postgres, Valkey, postgres, valkey

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 10_000
"""Microseconds: so short that few notice when a process has used up its part of them, which is at least 1,000."""
GOAL = 1.6


@contextmanager
def held_to(share: float, processes: list[int]) -> Iterator[None]:
    """Each of them may use such a part of a core."""
    if not share:
        yield
        return
    one = (GROUPS / "cpu").is_dir()  # the first version of cgroups has a tree for processors
    parent = GROUPS / "cpu" if one else GROUPS
    groups = [parent / f"regalia-{process}" for process in processes]
    try:
        for group, process in zip(groups, processes, strict=True):
            group.mkdir()
            quota = int(share * PERIOD)
            if one:
                (group / "cpu.cfs_period_us").write_text(str(PERIOD))
                (group / "cpu.cfs_quota_us").write_text(str(quota))
            else:
                (group / "cpu.max").write_text(f"{quota} {PERIOD}")
            (group / "cgroup.procs").write_text(str(process))
        yield
    finally:
        for group in groups:
            with suppress(OSError):
                for left in (group / "cgroup.procs").read_text().split():
                    (parent / "cgroup.procs").write_text(left)
                group.rmdir()


def measure(given: argparse.Namespace, count: int, words: Valkey, database: Postgres, *, apart: bool) -> Loaded:
    def used_by_postgresql() -> float:
        return sum(map(processor, (database.pid, *children(database.pid))))

    others = {"postgresql": used_by_postgresql, "valkey": lambda: processor(words.pid)}
    url, shared = database.fresh(), words.url if count > 1 else ""
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(url, valkey=shared)) for _ in range(count)]
        stack.enter_context(held_to(given.share, [server.pid for server in servers]))
        return asyncio.run(load(servers, given.tables, 0.0, given.seconds, 0, others, apart=apart))


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reading.add_argument("--tables", type=int, default=200)
    reading.add_argument("--seconds", type=float, default=6)
    reading.add_argument("--turns", type=int, default=3)
    reading.add_argument("--share", type=float, default=0.0, help="of a core, for each process that serves")
    reading.add_argument("--apart", action="store_true", help="also with people of a table wherever they come")
    given = reading.parse_args()
    if given.share and (os.getuid() != 0 or not 0.1 <= given.share <= 1):
        reading.error("--share needs root, and is from 0.1 to 1")
    ways = {"one": (1, False), "two": (2, False)} | ({"two, apart": (2, True)} if given.apart else {})
    found: defaultdict[str, list[Loaded]] = defaultdict(list)
    with postgres() as database, valkey() as words:
        for _ in range(given.turns):
            for way, (count, apart) in ways.items():
                loaded = measure(given, count, words, database, apart=apart)
                found[way].append(loaded)
                each = {"service": loaded.served, **loaded.others, "driver": loaded.driven}
                print(
                    f"{way}: {loaded.moves} moves, {loaded.reached:.0f} a second, ms a move:",
                    ", ".join(f"{who} {loaded.each(seconds):.3f}" for who, seconds in each.items()),
                    f"(errors {len(loaded.tally.errors)})",
                    flush=True,
                )
    many = {way: mean(each.reached for each in runs) for way, runs in found.items()}
    cost = {way: sum(each.served for each in runs) / sum(each.moves for each in runs) for way, runs in found.items()}
    for way in list(ways)[1:]:
        by_work = 2 * cost["one"] / cost[way]
        moves = " and ".join(str(sum(each.moves for each in found[each_way])) for each_way in ("one", way))
        print(
            f"{way} against one, {moves} moves: by processor time {by_work:.2f} times as many (a core for each)", end=""
        )
        print(
            f"; moves a second {many[way] / many['one']:.2f} times as many" + (" at the same share" * bool(given.share))
        )
    reached = many["two"] / many["one"] if given.share else 2 * cost["one"] / cost["two"]
    print(f"{'HELD' if reached >= GOAL else 'NOT HELD'}: {reached:.2f}, {GOAL} is to be reached")
    sys.exit(reached < GOAL)


if __name__ == "__main__":
    main()
