import { buildFolder } from "./build.ts";
import type { NextProcess } from "./next.ts";
import { endWith } from "./refusal.ts";
import { buildSite } from "./site.ts";

// `npm run build`: the build alone, for an image or another machine. It needs no service and learns
// no address.
const running: NextProcess[] = [];
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => void Promise.all(running.map((child) => child.stop())));
}
buildSite(buildFolder(), (child) => running.push(child)).catch(endWith);
