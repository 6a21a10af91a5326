import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { backUp } from "@/supabase/local/backup/backup";
import { replaceContents } from "@/supabase/local/backup/contents";
import { endRestore, stillAside } from "@/supabase/local/backup/halfway";
import { restore } from "@/supabase/local/backup/restore";

describe("Une restauration tuée au milieu", () => {
  let dataDir: string;
  const at = (...names: string[]) => path.join(dataDir, ...names);
  const write = (text: string, ...names: string[]) => {
    mkdirSync(path.dirname(at(...names)), { recursive: true });
    writeFileSync(at(...names), text);
  };
  const read = (...names: string[]) => readFileSync(at(...names), "utf8");
  /** A whole site, all of whose parts say whose they are. */
  const site = (whose: string, ...folder: string[]) => {
    write(whose, ...folder, "database", "PG_VERSION");
    write(whose, ...folder, "storage", "cvs", "a.pdf");
    write(whose, ...folder, "keys.json");
  };
  const present = () =>
    [["database", "PG_VERSION"], ["storage", "cvs", "a.pdf"], ["keys.json"]].map((names) =>
      existsSync(at(...names)) ? read(...names) : null,
    );
  const leftovers = () => readdirSync(dataDir).filter((name) => name.startsWith("restauration-"));
  const end = (isRestoring = false) => endRestore({ dataDir, databaseUrl: null }, isRestoring);

  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), "halfway-"));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it("ne laisse rien à dire où il n'y en eut pas", async () => {
    site("avant");
    expect(await end()).toBeNull();
    rmSync(dataDir, { recursive: true });
    expect(await end()).toBeNull();
    expect(existsSync(dataDir)).toBe(false);
    mkdirSync(dataDir);
  });

  it("pendant qu'elle déballait : ce qui était là reste, le reste s'en va", async () => {
    site("avant");
    site("sauvegarde", "restauration-999999");
    expect(await end()).toMatch(/^Une restauration avait été interrompue avant de rien changer\.$/);
    expect(present()).toEqual(["avant", "avant", "avant"]);
    expect(leftovers()).toEqual([]);
  });

  it("pendant qu'elle déballait dans un dossier vide : aucune base n'est inventée", async () => {
    site("sauvegarde", "restauration-999999");
    for (const _twice of [1, 2]) {
      await expect(end()).rejects.toThrow(
        /^Une restauration a été interrompue dans [^\n]+npm run restore[^\n]+\.$/,
      );
    }
    expect(present()).toEqual([null, null, null]);
    expect(await end(true)).toContain("avant de rien changer");
    expect(leftovers()).toEqual([]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    "après %i déplacements : elle va à son terme, et rien d'avant n'est perdu",
    async (count) => {
      site("avant");
      site("sauvegarde", "restauration-prete-jour");
      mkdirSync(at("avant-restauration-jour"));
      const moves = ["database", "storage", "keys.json"].flatMap((name) => [
        [at(name), at("avant-restauration-jour", name)],
        [at("restauration-prete-jour", name), at(name)],
      ]);
      const { renameSync } = await import("node:fs");
      for (const [from = "", to = ""] of moves.slice(0, count)) renameSync(from, to);

      const said = await end();
      expect(said).toMatch(/ses données sont maintenant en place, .+avant-restauration-jour\.$/);
      expect(present()).toEqual(["sauvegarde", "sauvegarde", "sauvegarde"]);
      expect(read("avant-restauration-jour", "keys.json")).toBe("avant");
      expect(read("avant-restauration-jour", "database", "PG_VERSION")).toBe("avant");
      expect(leftovers()).toEqual([]);
      expect(await end()).toBeNull();
    },
  );

  it("tant que la base n'est que de côté, aucune autre n'est inventée", async () => {
    site("avant", "avant-restauration-jour");
    await expect(end()).rejects.toThrow(/^[^\n]+avant-restauration-jour[^\n]+db:reset[^\n]+\.$/);
    expect(await end(true)).toBeNull();
    site("maintenant");
    expect(await end()).toBeNull();
  });

  it("une panne au milieu remet tout comme avant", () => {
    site("avant");
    site("sauvegarde", "restauration-prete-jour");
    // The second name cannot be put aside: something is in the way.
    write("", "avant-restauration-jour", "storage", "obstacle");
    expect(() => replaceContents(at("restauration-prete-jour"), dataDir, "jour")).toThrow();
    expect(present()).toEqual(["avant", "avant", "avant"]);
    expect(read("restauration-prete-jour", "database", "PG_VERSION")).toBe("sauvegarde");
  });

  it.each([
    ["une restauration", (file: string) => restore({ dataDir, databaseUrl: null }, file)],
    ["une sauvegarde", (file: string) => backUp({ dataDir, databaseUrl: null }, file)],
  ])("est dite par %s qui l'achève et qui échoue ensuite", async (_case, attempt) => {
    site("avant", "avant-restauration-jour");
    site("rendu", "restauration-prete-jour-1");
    const outside = mkdtempSync(path.join(tmpdir(), "halfway-bad-"));
    const bad = path.join(outside, "coupée.tar.gz");
    if (_case === "une restauration") writeFileSync(bad, "bonjour");
    await expect(attempt(bad)).rejects.toThrow(
      /^Une restauration avait été interrompue : ses données sont maintenant en place[^\n]*\n[^\n]+$/,
    );
    expect(present()).toEqual(["rendu", "rendu", "rendu"]);
    rmSync(outside, { recursive: true });
  });

  it("achevée sans avoir pu le dire, laisse savoir quelles données sont en place", () => {
    site("rendu");
    expect(stillAside(dataDir)).toBeNull();
    site("avant", "avant-restauration-jour");
    expect(stillAside(dataDir)).toMatch(
      /^Les données en place sont celles qu’une restauration a rendues[^\n]+avant-restauration-jour\.$/,
    );
    site("rendu", "restauration-prete-jour-1");
    expect(stillAside(dataDir)).toBeNull();
  });

  it("n'a pas eu lieu, mais la base manque : aucun site neuf ne prend sa place", async () => {
    site("avant");
    write("", "lock.db");
    rmSync(at("database"), { recursive: true });
    await expect(end()).rejects.toThrow(/^[^\n]+ plus sa base de données[^\n]+DATABASE_URL[^\n]+$/);
    expect(await end(true)).toBeNull();
    const elsewhere = { dataDir, databaseUrl: "postgres://moi@127.0.0.1:1/erable" };
    expect(await endRestore(elsewhere)).toBeNull();
    // A first start that was killed before it had a database goes on.
    rmSync(at("storage"), { recursive: true });
    expect(await end()).toBeNull();
  });
});
