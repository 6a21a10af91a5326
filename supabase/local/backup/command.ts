import path from "node:path";
import { loadEnvFiles, readConfig } from "#server/config.ts";
import { endWith, Refusal } from "#server/refusal.ts";
import { backUp } from "./backup.ts";
import { frenchMoment } from "./moment.ts";
import { restore } from "./restore.ts";

/** Outside the repository: what it holds is nobody's to commit. */
const EXAMPLE = "../erable.tar.gz";

/** Whoever asks for help must not get a file of that name, nor lose what is there. */
function refuseUnknown(command: string, names: string[]): void {
  const option = names.find((name) => name.startsWith("-")) ?? names[1];
  if (option === undefined) return;
  throw new Refusal(
    `« npm run ${command} » ne connaît pas « ${option} » : donnez un nom de fichier, et lui seul. Par exemple : npm run ${command} -- ${EXAMPLE}`,
  );
}

/** `npm run backup -- FILE` and `npm run restore -- FILE`. */
async function main([command = "", name, ...more]: string[]): Promise<void> {
  refuseUnknown(command, [name ?? "", ...more]);
  loadEnvFiles();
  const { dataDir, databaseUrl, supabase } = readConfig(process.env);
  if (supabase) {
    throw new Refusal("SUPABASE_URL désigne un autre Supabase : il a ses propres sauvegardes.");
  }
  if (!name) throw new Refusal(`Quel fichier? Par exemple : npm run ${command} -- ${EXAMPLE}`);
  // npm runs in the root, whoever calls may be elsewhere.
  const file = path.resolve(process.env.INIT_CWD ?? ".", name);
  const place = { dataDir, databaseUrl };
  if (command === "backup") {
    const found = await backUp(place, file);
    if (found) console.log(found);
    console.log(
      `Sauvegarde écrite : ${file}\nElle contient des données personnelles et les clés du site : gardez-la à l’abri.`,
    );
    return;
  }
  const { date, aside, found } = await restore(place, file);
  if (found) console.log(found);
  console.log(`Les données du ${frenchMoment(date)} sont en place.`);
  if (!aside) return;
  console.log(
    databaseUrl
      ? `Les fichiers et les clés d’avant sont dans ${aside} ; les lignes d’avant ne sont plus que dans vos sauvegardes.`
      : `Celles d’avant sont dans ${aside} : effacez-les quand tout va bien.`,
  );
}

main(process.argv.slice(2)).catch(endWith);
