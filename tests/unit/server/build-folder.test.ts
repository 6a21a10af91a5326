import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { refuseForeignBuild } from "@/lib/server/build-folder";

describe("Le dossier de la construction", () => {
  let home: string;
  const write = (file: string, text = "") => {
    mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
    writeFileSync(path.join(home, file), text);
  };
  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), "build-folder-"));
    write("app/page.tsx");
    write("notes/à-garder.md");
    write("notes/package.json", '{ "name": "notes", "type": "commonjs" }');
    write("notes/stamp", "12 mai");
    write("fichier");
    symlinkSync(path.join(home, "notes"), path.join(home, ".next-lien"));
  });
  afterEach(() => rmSync(home, { recursive: true }));

  it.each([
    ["des sources", "app", "parmi les sources"],
    ["un dossier parmi les sources", "app/neuf", "parmi les sources"],
    ["autre chose", "notes", "contient autre chose"],
    ["un lien vers autre chose", ".next-lien", "contient autre chose"],
    ["un fichier", "fichier", "n’est pas un dossier"],
    ["le dépôt", ".", "n’est pas un dossier dans celui du dépôt"],
    ["un dossier d'ailleurs", "../ailleurs", "n’est pas un dossier dans celui du dépôt"],
    ["un chemin entier", "/etc", "n’est pas un dossier dans celui du dépôt"],
  ])("est refusé en une ligne quand c'est %s", (_case, folder, reason) => {
    const attempt = () => refuseForeignBuild(folder, home);
    expect(attempt).toThrow(reason);
    expect(attempt).toThrow(/^BUILD_DIR=[^\n]+BUILD_DIR=\.next-2\.$/);
  });

  it.each([
    ["neuf", "ailleurs", () => undefined],
    ["vide", "vide", () => mkdirSync(path.join(home, "vide"))],
    [
      "celui d'une construction",
      "pages",
      () => write("pages/package.json", '{"type": "commonjs"}'),
    ],
    ["celui que nous avons marqué", "pages", () => write("pages/stamp", "0".repeat(64))],
    ["celui d'une construction tuée", ".next", () => write(".next/cache/x")],
    ["celui du développement", "./.next-2/", () => write(".next-2/dev/x")],
  ])("sert quand il est %s", (_case, folder, make) => {
    make();
    expect(() => refuseForeignBuild(folder, home)).not.toThrow();
  });

  it("est regardé avant que rien ne soit démarré ni effacé", () => {
    const dataDir = path.join(home, "data");
    for (const args of [
      ["lib/server/start.ts"],
      ["lib/server/start.ts", "--dev"],
      ["lib/server/build-once.ts"],
    ]) {
      const before = readdirSync("docs");
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        env: { ...process.env, BUILD_DIR: "docs", DATA_DIR: dataDir, SUPABASE_URL: "" },
        encoding: "utf8",
      });
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
      expect(stderr).toMatch(/^BUILD_DIR=docs contient autre chose[^\n]+\n$/);
      expect(readdirSync("docs")).toEqual(before);
      expect(readdirSync(home)).not.toContain("data");
    }
  }, 60_000);
});
