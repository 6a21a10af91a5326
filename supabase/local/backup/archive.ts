import { chmod, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { create, extract } from "tar";
import { z } from "zod";
import { Refusal } from "#server/refusal.ts";

const MANIFEST = "manifest.json";
const manifest = z.object({
  format: z.literal(1),
  engine: z.enum(["embedded", "postgres"]),
  date: z.string(),
});

export type Manifest = z.infer<typeof manifest>;

/** Makes one file, its owner's alone, of a folder and a word on what it is. */
export async function pack(folder: string, file: string, engine: Manifest["engine"]) {
  const date = new Date().toISOString();
  const said: Manifest = { format: 1, engine, date };
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(said));
  const names = await readdir(folder);
  // Under its name once it is whole.
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, "", { mode: 0o600, flag: "wx" });
  await create({ cwd: folder, file: draft, gzip: { level: 3 }, portable: true }, names);
  await chmod(draft, 0o600);
  await rename(draft, file);
}

/**
 * Unpacks such a file into a new folder.
 * @throws {Refusal} when it is no backup, or one of the other engine.
 */
export async function unpack(file: string, folder: string, engine: Manifest["engine"]) {
  await mkdir(folder, { mode: 0o700 });
  const said = await extract({ cwd: folder, file, strict: true })
    .then(async () =>
      manifest.parse(JSON.parse(await readFile(path.join(folder, MANIFEST), "utf8"))),
    )
    .catch(() => {
      throw new Refusal(`${file} n’est pas une sauvegarde entière du site : rien n’a été changé.`);
    });
  if (said.engine === engine) return said;
  throw new Refusal(
    engine === "postgres"
      ? `${file} vient du moteur embarqué : restaurez-la sans DATABASE_URL. Rien n’a été changé.`
      : `${file} vient de PostgreSQL : donnez la base par DATABASE_URL. Rien n’a été changé.`,
  );
}
