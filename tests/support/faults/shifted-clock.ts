import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

// Loaded into a process by `--import`: its clock is as far from the machine's as a file says, which
// is read at the start and again at each SIGUSR2.
const Machine = Date;
const read = () => Number(readFileSync(process.env.CLOCK_FILE ?? "", "utf8"));
let ahead = read();

class Shifted extends Machine {
  constructor(...args: unknown[]) {
    super(...((args.length > 0 ? args : [Shifted.now()]) as [number]));
  }
  static override now(): number {
    return Machine.now() + ahead;
  }
  // Its own, and not inherited alone: who wraps a Date copies what is its own.
  static override parse = Machine.parse;
  static override UTC = Machine.UTC;
}

globalThis.Date = Shifted as DateConstructor;
if (isMainThread) {
  process.on("SIGUSR2", () => {
    ahead = read();
  });
}
