import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { create, extract } from "tar";
import { causeOf } from "#server/causes.ts";
import { loadEnvFiles, readConfig, root } from "#server/config.ts";
import { endWith, Refusal } from "#server/refusal.ts";
import { lockDataDir } from "./data-dir.ts";
import { readKeys } from "./keys.ts";
import { placeOf } from "./pool.ts";

/** What of a data folder makes the site: rows (or their dump), files and keys. */
const ROWS = "database";
const DUMP = "database.dump";
const CONTENTS = [ROWS, DUMP, "storage", "keys.json"];
/** Where a backup is unpacked, beside what it becomes. */
const UNPACKED = "restauration.part";

type Place = { dataDir: string; databaseUrl: string | null };

/** Runs a program of PostgreSQL on a database, whose password no list of processes shows. */
async function run(name: string, databaseUrl: string, args: string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = "";
  const child = spawn(name, [`--dbname=${url}`, ...args], {
    // Its English is what `causeOf` knows.
    env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }), LC_ALL: "C" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  const [code] = await once(child, "close").catch(() => {
    throw new Refusal(`${name} manque : installez les programmes clients de PostgreSQL.`);
  });
  if (code === 0) return;
  throw new Refusal(
    `${name} a échoué sur ${placeOf(databaseUrl)} (${causeOf(said)}) : corrigez cela, puis recommencez.`,
  );
}

/**
 * Writes rows, files and keys into one file, its owner's alone. The site must not run.
 * @throws {Refusal} when the file is there already, or there is nothing to back up.
 */
export async function backUp({ dataDir, databaseUrl }: Place, file: string): Promise<void> {
  if (existsSync(file)) throw new Refusal(`${file} existe déjà : donnez un autre nom.`);
  if (!existsSync(path.join(dataDir, databaseUrl ? "keys.json" : ROWS))) {
    throw new Refusal(
      `Rien à sauvegarder ici : aucun site n’a démarré dans ${dataDir}. Est-ce le bon DATA_DIR${databaseUrl ? "" : ", et manque-t-il DATABASE_URL"} ?`,
    );
  }
  // Damaged ones would be found out when they are needed.
  readKeys(dataDir);
  const unlock = lockDataDir(dataDir);
  const dump = path.join(dataDir, DUMP);
  const draft = `${file}.part`;
  try {
    if (databaseUrl) await run("pg_dump", databaseUrl, ["-Fc", "-f", dump]);
    const names = CONTENTS.filter(
      (name) => existsSync(path.join(dataDir, name)) && !(databaseUrl && name === ROWS),
    );
    writeFileSync(draft, "", { mode: 0o600 });
    await create({ cwd: dataDir, file: draft, gzip: { level: 3 }, portable: true }, names);
    // Under its name once it is whole.
    renameSync(draft, file);
  } finally {
    rmSync(dump, { force: true });
    rmSync(draft, { force: true });
    unlock();
  }
}

/**
 * Puts back what a file of `backUp` holds, into a data folder (and a PostgreSQL) without a site. What
 * is there is never replaced: `npm run db:reset`, or another DATA_DIR, makes the room.
 * @throws {Refusal} when a site is there, or the file is no backup of this engine.
 */
export async function restore({ dataDir, databaseUrl }: Place, file: string): Promise<void> {
  if (!existsSync(file)) throw new Refusal(`${file} n’existe pas.`);
  const unlock = lockDataDir(dataDir);
  const unpacked = path.join(dataDir, UNPACKED);
  const there = CONTENTS.filter((name) => existsSync(path.join(dataDir, name)));
  try {
    if (there.length > 0) {
      throw new Refusal(
        `${dataDir} contient déjà un site (${there.join(", ")}) : donnez un autre dossier par DATA_DIR, ou lancez d’abord « npm run db:reset », qui l’efface. Rien n’a été changé.`,
      );
    }
    rmSync(unpacked, { recursive: true, force: true });
    mkdirSync(unpacked, { mode: 0o700 });
    await extract({ cwd: unpacked, file, strict: true }).catch((error) => {
      throw new Refusal(`${file} ne se déballe pas (${causeOf(error)}) : rien n’a été changé.`);
    });
    const dump = path.join(unpacked, DUMP);
    if (!existsSync(databaseUrl ? dump : path.join(unpacked, ROWS))) {
      throw new Refusal(
        `${file} n’est pas une sauvegarde ${databaseUrl ? "de PostgreSQL" : "du moteur embarqué"} : ${databaseUrl ? "restaurez-la sans DATABASE_URL" : "si elle vient de PostgreSQL, donnez la base par DATABASE_URL"}. Rien n’a été changé.`,
      );
    }
    readKeys(unpacked);
    if (databaseUrl) {
      const roles = readFileSync(path.join(root, "supabase/local/roles.sql"), "utf8");
      await run("psql", databaseUrl, ["-X", "-q", "-v", "ON_ERROR_STOP=1", "-c", roles]);
      await run("pg_restore", databaseUrl, ["--no-owner", "--single-transaction", dump]);
      rmSync(dump);
    }
    for (const name of CONTENTS.filter((one) => existsSync(path.join(unpacked, one)))) {
      renameSync(path.join(unpacked, name), path.join(dataDir, name));
    }
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
    unlock();
  }
}

/** `npm run backup -- FILE` and `npm run restore -- FILE`. */
async function main([command = "", name = "", ...more]: string[]): Promise<void> {
  if (!name || name.startsWith("-") || more.length > 0) {
    throw new Refusal(
      `Donnez un nom de fichier, et lui seul. Par exemple : npm run ${command} -- ../erable.tar.gz`,
    );
  }
  loadEnvFiles();
  const { dataDir, databaseUrl, supabase } = readConfig(process.env);
  if (supabase) {
    throw new Refusal("SUPABASE_URL désigne un autre Supabase : il a ses propres sauvegardes.");
  }
  // npm runs in the root, whoever calls may be elsewhere.
  const file = path.resolve(process.env.INIT_CWD ?? ".", name);
  if (command === "restore") {
    await restore({ dataDir, databaseUrl }, file);
    console.log("Les données sont en place.");
    return;
  }
  await backUp({ dataDir, databaseUrl }, file);
  console.log(
    `Sauvegarde écrite : ${file}\nElle contient des données personnelles et les clés du site : gardez-la à l’abri.`,
  );
}

if (import.meta.main) main(process.argv.slice(2)).catch(endWith);
