/** For `tests/client/test_boards.py`, which writes what is to be drawn and said. */

import config from "./vite.config.js";

export default { ...config, test: { include: ["tests/boards.told.ts"], testTimeout: 120_000 } };
