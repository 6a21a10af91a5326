import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Refusal } from "@/lib/server/refusal";
import { openDataDir } from "@/supabase/local/data-dir";

describe("Le dossier de données", () => {
  let place: string;

  beforeEach(() => {
    place = mkdtempSync(path.join(tmpdir(), "data-dir-"));
    writeFileSync(path.join(place, "fichier"), "");
    symlinkSync(path.join(place, "boucle"), path.join(place, "boucle"));
  });
  afterEach(() => rmSync(place, { recursive: true }));

  it("est créé, avec ceux qui le contiennent, et reste vide", () => {
    openDataDir(path.join(place, "a/b"));
    expect(readdirSync(path.join(place, "a/b"))).toEqual([]);
    expect(statSync(path.join(place, "a/b")).mode & 0o777).toBe(0o700);
  });

  it.each([
    ["un fichier", "fichier", "un fichier ou un lien brisé"],
    ["un fichier du système", "/etc/passwd", "un fichier ou un lien brisé"],
    ["sous un fichier", "fichier/donnees", "un fichier ou un lien brisé"],
    ["un lien sans fin", "boucle/donnees", "un fichier ou un lien brisé"],
    ["un nom trop long", "n".repeat(300), "son nom est trop long"],
    ["là où rien ne se crée", "/proc/self/donnees", "il ne peut pas être créé à cet endroit"],
  ])("est refusé en une ligne quand c'est %s", (_case, name, reason) => {
    const attempt = () => openDataDir(path.resolve(place, name));
    expect(attempt).toThrow(Refusal);
    expect(attempt).toThrow(/^Le dossier de données [^\n]+ ne peut pas servir [^\n]+DATA_DIR\.$/);
    expect(attempt).toThrow(reason);
  });

  it.each([
    ["des choses de quelqu'un", ["hosts", "passwd"]],
    ["un courrier qui n'est pas le nôtre", ["mail/moi.eml"]],
    ["des clés et un verrou d'un autre programme", ["keys.json", "lock", "storage/photo.jpg"]],
  ])("est refusé, et reste comme il est, quand il contient %s", (_case, files) => {
    const folder = path.join(place, "donnees");
    for (const file of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), "{}");
    }
    const before = readdirSync(folder);
    const attempt = () => openDataDir(folder);
    expect(attempt).toThrow(Refusal);
    expect(attempt).toThrow(
      / contient autre chose que les données du site \([^\n]+DATA_DIR[^\n]+$/,
    );
    expect(readdirSync(folder)).toEqual(before);
  });

  it.each([
    ["le verrou d'un démarrage", { "lock.db": "", autre: "", "mail/1.eml": "" }],
    ["des clés", { "keys.json": '{ "publishable": "p" }', autre: "" }],
    ["une base", { "database/PG_VERSION": "17", autre: "" }],
    ["une restauration interrompue", { "restauration-prete-2026-11-22T10": "", autre: "" }],
    ["ce qu'un disque neuf contient", { "lost+found": "" }],
  ])("sert quand il contient %s", (_case, files) => {
    const folder = path.join(place, "donnees");
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    expect(() => openDataDir(folder)).not.toThrow();
  });
});
