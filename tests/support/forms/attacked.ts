import { type Account, createAccount, supabaseClient } from "#tests/support/accounts/accounts.ts";
import { operatorClient } from "#tests/support/accounts/operator.ts";
import { sessionCookie } from "#tests/support/accounts/session-cookie.ts";
import { apply, clientOf, createApplicant, publish } from "#tests/support/publications/applying.ts";
import { publishArticle } from "#tests/support/publications/articles.ts";
import { type ActionInput, actionCall, builtAction } from "#tests/support/site/action-calls.ts";
import type { Shape } from "#tests/support/source/server-actions.ts";
import type { Attacker, Theirs } from "./actions.ts";
import { ACTIONS } from "./actions.ts";

/** Two people, with a row of everything that somebody else could want to touch. */
export async function createVictims(): Promise<Theirs> {
  const recruiter = await createAccount({ fullName: "Maude Visée", role: "recruteur" });
  const candidate = await createApplicant("Zoé Visée");
  const client = operatorClient();
  const [job, freelance, scholarship] = await Promise.all([
    publish("job", recruiter),
    publish("freelance", recruiter, { title: `Mission visée ${recruiter.id}` }),
    publish("scholarship", recruiter),
  ]);
  const article = await publishArticle(recruiter, "Article visé");
  const application = await apply(candidate, "job", job);
  const comment = await row("comments", {
    article_id: article,
    user_id: candidate.id,
    body: "Bien",
  });
  const alert = await row("alerts", {
    ...{ user_id: candidate.id, kind: "job", label: "Visée", address: "/emplois?q=visee" },
  });
  const employer = await ownEmployer(recruiter);
  const { data: document } = await client
    .from("documents")
    .select("id, file_url")
    .eq("user_id", candidate.id)
    .single();
  return {
    ids: {
      ...{ job, freelance, scholarship, application },
      ...{ article, comment: comment.id, alert: alert.id },
      ...{ document: String(document?.id), ...(await reported(freelance, recruiter.id)), employer },
    },
    ...{ candidate, recruiter, path: String(document?.file_url) },
  };
}

/** An employer of the recruiter's, as the form makes one. */
async function ownEmployer(recruiter: Account): Promise<string> {
  const made = await (await clientOf(recruiter))
    .from("employers")
    .insert({ name: `Employeur visé ${recruiter.id}`, created_by: recruiter.id })
    .select("id")
    .single();
  if (made.error) throw made.error;
  return String(made.data.id);
}

/** The case that a report of a mission opened, which operators alone can name. */
async function reported(mission: string, owner: string): Promise<{ case: string }> {
  const report = { kind: "freelance", item_id: mission, reason: "other" };
  const { error } = await supabaseClient().rpc("report_content", report);
  if (error) throw error;
  const operator = await clientOf(await makeOperator());
  const { data } = await operator.rpc("operator_cases");
  const found = (data as { id: string; title: string }[]).find(({ title }) =>
    title.endsWith(owner),
  );
  return { case: found?.id ?? "" };
}

async function makeOperator(): Promise<Account> {
  const account = await createAccount({ fullName: "Opale Veille" });
  const { error } = await operatorClient().rpc("grant_operator", { address: account.email });
  if (error) throw error;
  return account;
}

async function row(table: string, values: object): Promise<{ id: string }> {
  const { data, error } = await operatorClient().from(table).insert(values).select("id").single();
  if (error) throw error;
  return { id: String(data.id) };
}

/** The session of each kind of attacker, as a Cookie header. */
export async function createAttackers(site: string): Promise<Record<Attacker, string>> {
  const make = async (role: "candidat" | "recruteur"): Promise<Account> =>
    createAccount({ fullName: "Rémi Rival", role });
  const [candidate, recruiter, suspended] = [
    await make("candidat"),
    await make("recruteur"),
    await make("recruteur"),
  ];
  const operator = await makeOperator();
  const suspended_at = new Date().toISOString();
  await operatorClient().from("profiles").update({ suspended_at }).eq("id", suspended.id);
  return {
    visitor: "",
    candidate: await sessionCookie(site, candidate.email),
    recruiter: await sessionCookie(site, recruiter.email),
    suspended: await sessionCookie(site, suspended.email),
    operator: await sessionCookie(site, operator.email),
  };
}

export type Called = { status: number; text: string; location: string };

/** Sends what a page's script would to an action, from a page that has it. */
export async function callAction(
  site: string,
  name: string,
  input: ActionInput,
  cookie: string,
  theirs: Theirs,
  origin = site,
): Promise<Called> {
  const page = pageWith(name, theirs);
  const { headers, body } = await actionCall(name, input);
  const send = async (): Promise<Called> => {
    const answer = await fetch(site + page, {
      ...{ method: "POST", body, redirect: "manual" as const },
      headers: { ...headers, origin, ...(cookie && { cookie }) },
    });
    const location = answer.headers.get("location") ?? answer.headers.get("x-action-redirect");
    return { status: answer.status, text: await answer.text(), location: location ?? "" };
  };
  const first = await send();
  // On a machine that stands still the backend may be late once; what is broken fails again.
  return hasFailed(first) ? send() : first;
}

/** Whether the service itself failed, and not whoever asks. */
export const hasFailed = ({ status, text }: Called) =>
  status >= 500 || text.includes('"failed":true');

/** A page that has the action, where no guard stands before it if there is one. */
export function pageWith(name: string, theirs: Theirs): string {
  const own = ACTIONS[name]?.[3]?.(theirs);
  if (own) return own;
  const { pages } = builtAction(name);
  const guards = (page: string) =>
    Number(/^\/(admin|espace)/.test(page)) + Number(page.startsWith("/admin/operation"));
  const plain = pages.filter((page) => !page.includes("["));
  return plain.toSorted((one, other) => guards(one) - guards(other))[0] ?? "/";
}

/** The form or values as this action is called with them. */
export function inputOf(shape: Shape, input: Record<string, string> | unknown[]): ActionInput {
  if (Array.isArray(input)) return { values: input };
  return { form: input, alone: shape === "form" };
}

/** `D`one, `R`efused, sent elsewhere (`>`), or `A`nother answer. */
export function outcomeOf({ status, text, location }: Called): string {
  if (location) return ">";
  if (text.includes('"status":"done"')) return "D";
  if (text.includes('"status":"refused"')) return "R";
  return status === 200 ? "A" : String(status);
}
