import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

// What `npm run test:full` asks besides: the second engine, its processes, its tools and its plans;
// what nginx, systemd and containers make of our settings; each command in a process; licences.
const inFull = ["db/on-postgres*", "db/official-tool", "db/plans*", "unit/deploy/*"];
const full = [...inFull, "unit/local/commands", "unit/support/supply-chain"].map(
  (name) => `tests/${name}.test.ts`,
);
const exclude = process.env.FULL ? configDefaults.exclude : [...configDefaults.exclude, ...full];

// "server-only" throws outside a React server; in unit tests the module is empty.
export default defineConfig({
  resolve: { alias: { "@": root, "server-only": `${root}tests/support/empty.ts` } },
  test: {
    root,
    // One a core: by default a core is left idle, half of the machine that the suite is made for.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          setupFiles: "lib/server/web/context.ts",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          exclude,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "db",
          globalSetup: "tests/db/support/model.ts",
          include: ["tests/db/**/*.test.ts"],
          exclude,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
