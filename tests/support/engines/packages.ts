import { spawnSync } from "node:child_process";
import type { Engine } from "./session.ts";

/** The Debian packages of each engine, and the programs that come with them. */
export const engines: Record<Engine, { packages: string[]; programs: string[] }> = {
  firefox: { packages: ["firefox-esr"], programs: ["firefox-esr"] },
  webkit: { packages: ["webkit2gtk-driver", "xvfb"], programs: ["WebKitWebDriver", "Xvfb"] },
};

export const isInstalled = (engine: Engine): boolean =>
  engines[engine].programs.every((name) => spawnSync("which", [name]).status === 0);

/** Installs what is absent where that can be done; the journeys of an absent engine are skipped. */
export function ensureEngines(): void {
  const absent = (Object.keys(engines) as Engine[]).filter((engine) => !isInstalled(engine));
  if (absent.length === 0) return;
  const packages = absent.flatMap((engine) => engines[engine].packages);
  if (process.getuid?.() === 0) {
    spawnSync("apt-get", ["update"], { stdio: "inherit" });
    const options = ["install", "--yes", "--no-install-recommends", ...packages];
    spawnSync("apt-get", options, { stdio: "inherit" });
  }
  if (!absent.every(isInstalled)) {
    console.log(
      `Parcours sautés : les paquets ${packages.join(", ")} n’ont pas pu être installés.`,
    );
  }
}
