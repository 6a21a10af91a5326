import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

type Browser = { path: string; origin: string };

const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const MAC_APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A Chromium that runs here: the one asked for, else Playwright's own, else the system's. */
export function findBrowser(): Browser | null {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return { path: configured, origin: "CHROMIUM_PATH" };

  const candidates: Browser[] = [
    { path: chromium.executablePath(), origin: "celui de Playwright" },
    ...systemPaths().map((file) => ({ path: file, origin: "celui du système" })),
  ];
  return candidates.find((candidate) => runs(candidate.path)) ?? null;
}

/** A Chromium, installed when there is none: Playwright's download, else the Debian package. */
export function ensureBrowser(): Browser {
  const found = findBrowser();
  if (found) return found;

  console.log("Aucun Chromium : téléchargement de celui de Playwright…");
  run("playwright", ["install", ...(isRoot() ? ["--with-deps"] : []), "chromium"]);
  const downloaded = findBrowser();
  if (downloaded) return downloaded;

  if (isRoot()) {
    console.log("Téléchargement impossible : installation du paquet Debian…");
    run("apt-get", ["update"]);
    for (const name of ["chromium-headless-shell", "chromium"]) {
      run("apt-get", ["install", "--yes", "--no-install-recommends", name]);
      const packaged = findBrowser();
      if (packaged) return packaged;
    }
  }
  throw new Error("Aucun Chromium trouvé ni installé : donnez son chemin dans CHROMIUM_PATH.");
}

/** The sandbox of Chromium does not start for root, who is who runs in a container. */
export function browserArguments(): string[] {
  return isRoot() ? ["--no-sandbox"] : [];
}

function systemPaths(): string[] {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...inPath, ...MAC_APPLICATIONS];
}

function run(program: string, args: string[]): void {
  spawnSync(program, args, { stdio: "inherit" });
}

/** Being there is not enough: on a bare system Playwright's own lacks its libraries. */
function runs(file: string): boolean {
  return existsSync(file) && spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
