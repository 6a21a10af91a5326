import { createHmac } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { SITE_PROOF_TEXT } from "#site-proof";
import { ask, askDatabase, type Finding, found } from "./checks.ts";
import { root, type StartConfig } from "./config.ts";
import { gateOf } from "./gate.ts";

const unknown = (part: string, says: string): Finding => ({ part, state: "unknown", says });

/**
 * What stands in the Supabase itself. The local one is made by each start of the site, which alone may
 * have been told otherwise than the doctor.
 */
export async function checkProject(
  supabase: StartConfig["supabase"],
  url: string,
  secretKey: string | undefined,
  env: Record<string, string | undefined>,
): Promise<Finding[]> {
  const key = supabase?.publishableKey ?? secretKey;
  if (!key) return [];
  const gate = await checkGate(url, key, env.PUBLISHING_GATE, supabase === null);
  if (!supabase) return [gate];
  const parts = [gate, await checkAccounts(url, key), await checkFunctions(url)];
  if (!secretKey) return parts;
  return [...parts, ...(await checkState(url, secretKey, env.RATE_LIMIT_SECRET))];
}

/**
 * Whether the database publishes as the site was told.
 * @param isOurs whether each start of the site writes what it is told into the database
 */
export async function checkGate(
  url: string,
  key: string,
  given: string | undefined,
  isOurs: boolean,
): Promise<Finding> {
  const part = "Publication";
  const gate = await gateOf(url, key);
  if (gate === null) return unknown(part, "la base ne dit pas si elle fait relire");
  const wanted = given || (isOurs ? "open" : gate);
  const does = gate === "review" ? "après lecture" : "immédiate pour tous";
  if (wanted === gate) return found(part, true, does);
  const remedy = isOurs
    ? "redémarrez le site avec ce que vous voulez"
    : `exécutez-y select public.set_publishing_gate('${wanted}');`;
  const says = given ? `PUBLISHING_GATE=${given}` : "PUBLISHING_GATE manque ici (open)";
  return found(part, false, `${does} dans la base, alors que ${says} : ${remedy}`);
}

type SignInSettings = {
  disable_signup?: boolean;
  mailer_autoconfirm?: boolean;
  external?: Record<string, boolean>;
};

/** Whether people sign up and in as supabase/config.toml says. */
export async function checkAccounts(url: string, key: string): Promise<Finding> {
  const part = "Comptes";
  const answer = await ask(`${url}/auth/v1/settings`, { headers: { apikey: key } });
  if (typeof answer === "string") return found(part, false, answer);
  if (!answer.ok) return found(part, false, `le service répond ${answer.status}`);
  const { disable_signup, mailer_autoconfirm, external }: SignInSettings = Object(
    await answer.json().catch(() => null),
  );
  const others = Object.entries(external ?? {}).filter(([name, isOn]) => isOn && name !== "email");
  const faults = [
    ...(disable_signup ? ["les inscriptions y sont fermées"] : []),
    ...(external?.email === false ? ["l’inscription par courriel y est fermée"] : []),
    ...(mailer_autoconfirm ? ["les adresses n’y sont pas confirmées"] : []),
    ...others.map(([name]) => `le site ne connaît pas la connexion par ${name}, ouverte là`),
  ];
  if (faults.length === 0) return found(part, true, "inscription ouverte, adresses confirmées");
  return found(part, false, `${faults.join(", ")} : npx supabase config push les règle`);
}

/** The functions of the repository, by name. */
function functionNames(): string[] {
  const folder = path.join(root, "supabase/functions");
  return readdirSync(folder).filter((name) => /^[a-z]/.test(name));
}

/** Whether every function is deployed: asked without a session and for nothing, which each refuses. */
export async function checkFunctions(url: string, names = functionNames()): Promise<Finding> {
  const part = "Fonctions";
  const answers = await Promise.all(
    names.map((name) =>
      ask(`${url}/functions/v1/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      }),
    ),
  );
  const silent = answers.find((answer) => typeof answer === "string");
  if (silent !== undefined) return found(part, false, String(silent));
  const isWrong = (answer: Response | string) =>
    typeof answer !== "string" && (answer.status === 404 || answer.status >= 500);
  const wrong = names.filter((_name, index) => isWrong(answers[index] as Response));
  if (wrong.length === 0) return found(part, true, `${names.length} déployées`);
  const says = `absentes ou en panne : ${wrong.join(", ")} (npx supabase functions deploy)`;
  return found(part, false, says);
}

type State = {
  operators: number;
  without_second_step: number;
  operators_two_steps: boolean;
  site_proof: "none" | "same" | "other";
};

/**
 * What stands in the database alone: who looks after the site, with which second step, and whether the
 * database knows the site by its secret.
 * @param secret the site's RATE_LIMIT_SECRET
 */
export async function checkState(
  url: string,
  secretKey: string,
  secret: string | undefined,
): Promise<Finding[]> {
  const proof = secret
    ? createHmac("sha256", secret).update(SITE_PROOF_TEXT).digest("base64url")
    : null;
  const rows = await askDatabase(url, secretKey, "deployment_state", { proof });
  if (typeof rows === "string") return [found("Opérateurs", false, rows)];
  const [state] = rows as State[];
  return state ? [sayOperators(state), sayTwoSteps(state), sayProof(state, secret)] : [];
}

function sayOperators({ operators }: State): Finding {
  const says =
    operators > 0
      ? String(operators)
      : "personne : npm run call -- grant_operator address=ADRESSE en nomme un";
  return found("Opérateurs", operators > 0, says);
}

function sayTwoSteps({ operators, without_second_step, operators_two_steps }: State): Finding {
  const part = "Deux étapes";
  if (!operators_two_steps) {
    const remedy = "update private.settings set operators_two_steps = true;";
    return found(part, false, `pas exigées des opérateurs : ${remedy}`);
  }
  if (without_second_step === 0) return found(part, true, "exigées, tous les opérateurs les ont");
  const ratio = `exigées, ${without_second_step} opérateur(s) sur ${operators} ne les ont pas encore`;
  // What the project allows is told to its owner alone; one who has them shows that it does.
  if (without_second_step < operators) return found(part, true, ratio);
  return unknown(part, `${ratio} (npm run test:contract dit si le projet les permet)`);
}

function sayProof({ site_proof }: State, secret: string | undefined): Finding {
  const part = "Secret du site";
  if (!secret) return found(part, false, "RATE_LIMIT_SECRET manque : voyez docs/deployment.md");
  const SAYINGS = {
    same: "la base reconnaît le site",
    other: "la base ne reconnaît pas RATE_LIMIT_SECRET : nul ne compte les essais de connexion",
    none: "private.settings.site_proof manque : d’autres que le site comptent à sa place",
  };
  return found(part, site_proof === "same", SAYINGS[site_proof]);
}
