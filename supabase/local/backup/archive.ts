import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { create, extract } from "tar";
import { z } from "zod";
import { causeOf } from "#server/causes.ts";
import { Refusal } from "#server/refusal.ts";

const MANIFEST = "manifest.json";
const manifest = z.object({
  format: z.literal(1),
  engine: z.enum(["embedded", "postgres"]),
  date: z.iso.datetime(),
});

export type Manifest = z.infer<typeof manifest>;

/** Makes one file, its owner's alone, of a folder and a word on what it is. */
export async function pack(folder: string, file: string, engine: Manifest["engine"]) {
  const date = new Date().toISOString();
  const said: Manifest = { format: 1, engine, date };
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(said));
  const names = await readdir(folder);
  await writeFile(file, "", { mode: 0o600, flag: "wx" });
  await create({ cwd: folder, file, gzip: { level: 3 }, portable: true }, names);
}

/**
 * Unpacks such a file into an empty folder.
 * @throws {Refusal} when it cannot be read or unpacked, is no backup, or one of the other engine.
 */
export async function unpack(file: string, folder: string, engine: Manifest["engine"]) {
  const said = await extract({ cwd: folder, file, strict: true })
    .then(async () =>
      manifest.parse(JSON.parse(await readFile(path.join(folder, MANIFEST), "utf8"))),
    )
    .catch((error) => {
      throw new Refusal(`${whyNot(error, file, folder)} Rien n’a été changé.`);
    });
  if (said.engine === engine) return said;
  throw new Refusal(
    engine === "postgres"
      ? `${file} vient du moteur embarqué : restaurez-la sans DATABASE_URL. Rien n’a été changé.`
      : `${file} vient de PostgreSQL : donnez la base par DATABASE_URL. Rien n’a été changé.`,
  );
}

/** A disk that fails says nothing of the file, which may be good. */
function whyNot(error: unknown, file: string, folder: string): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (DISK.includes(code)) {
    return `La sauvegarde n’a pas pu être déballée dans ${folder} (${causeOf(error)}) : libérez de la place ou corrigez ce disque, ${file} n’est pas en cause.`;
  }
  if (/^E[A-Z]+$/.test(code)) {
    return `${file} ne se lit pas (${causeOf(error)}) : vérifiez son nom, ses droits et son disque.`;
  }
  return `${file} n’est pas une sauvegarde entière du site : prenez-en une autre, ou recopiez celle-ci de l’original s’il n’a pas la même taille.`;
}

const DISK = ["ENOSPC", "EDQUOT", "EROFS"];
