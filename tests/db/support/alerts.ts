import { beforeEach } from "vitest";
import { type Kind, kinds } from "#lib/shared/kinds.ts";
import { people, questionsOf, setUpDatabase } from "./calls";
import type { Actor } from "./people";
import type { Database } from "./postgres";

type Contents = {
  label: string;
  token: string;
  found: number;
  items: { id: string; title: string; lang: string | null }[];
};
type DueMail = Contents & { key: string; email: string | null };
const NOTHING: Contents = { label: "", token: "", found: 0, items: [] };
type Filters = Record<string, unknown>;

/** A database with people and, before each test, without any alert. */
export function setUpAlerts() {
  const database = setUpDatabase(people);
  const alerts = alertsOf(database);
  beforeEach(() => alerts.clear());
  return { database, alerts };
}

/** What tests of alerts ask of a database, in few words. */
export function alertsOf(database: Pick<Database, "query" | "exec">) {
  const { query, exec } = database;
  const questions = questionsOf(database);
  const { value, insert, mailed } = questions;

  /** A member follows a search; the alert's id. */
  const follow = (actor: Actor, kind: Kind, search: Filters, frequency = "daily") =>
    value<string>(actor, "save_search($1, $2::jsonb, $3, $4, $5)", [
      kind,
      JSON.stringify(search),
      JSON.stringify(search).slice(0, 100),
      kinds[kind].list,
      frequency,
    ]);

  /** A visitor asks for an alert; the request's id. */
  function request(email: string, search: Filters, kind: Kind = "job") {
    return value<string>(
      "visiteur",
      "request_alert($1, $2, $3::jsonb, 'Une recherche', $4, 'daily')",
      [email, kind, JSON.stringify(search), kinds[kind].list],
    );
  }

  /** The mail that confirms a request; nothing where none leaves. */
  const mailOf = (id: string) =>
    mailed<{ confirm_token: string; token: string }>(`alert-request:${id}`);
  const confirm = (link: string | undefined, chosen: unknown = null) =>
    value<boolean>("visiteur", "confirm_alert($1, $2)", [link, chosen]);

  /** A visitor's alert, confirmed; its token. */
  async function confirmed(email: string, search: Filters) {
    const mail = await mailOf(await request(email, search));
    await confirm(mail?.confirm_token);
    return mail?.token ?? "";
  }

  let published = 0;

  /** An offer that is published now, by an employer of its own; its id. */
  async function publish(title: string, more: Record<string, unknown> = {}, table = "jobs") {
    const base = { description: "Texte", posted_at: new Date(Date.now() + 1000) };
    const named = table === "jobs" && { company_name: `Entreprise ${++published}` };
    return (await insert(table, { title, ...base, ...named, ...more })).id;
  }

  /** One round without its sending: every alert is due, or those that are by now. */
  async function round(before: string | null = "now() + interval '1 minute'") {
    const due = await query<{ id: string }>(`select claim_alerts(${before ?? "null"}, 1000) as id`);
    for (const { id } of due) await query("select run_alert($1)", [id]);
  }

  /** What waits in the outbox, with what it says now. */
  const waiting = async () =>
    (
      await query<{ key: string; email: string | null; data: Partial<Contents> | null }>(
        `select o.key, m.recipient as email, m.data
         from private.outbox o cross join lateral private.mail_contents(o) m
         where o.template in ('alert', 'deadline-reminder') and o.sent_at is null order by o.created_at, o.key`,
      )
    ).map(({ key, email, data }): DueMail => ({ ...NOTHING, ...data, key, email }));

  const settle = (key: string) => query("select finish_mail($1)", [key]);

  /** Has all that waits sent; whom each went to and the titles that it showed. */
  async function leave() {
    const mails = await waiting();
    for (const { key } of mails) await settle(key);
    return mails
      .filter(({ email }) => email !== null)
      .map(({ email, items }) => [email, ...items.map(({ title }) => title)]);
  }

  /** One round whose mails all leave. */
  async function send() {
    await round();
    return leave();
  }

  const clear = () =>
    exec(`delete from public.alerts; delete from private.outbox; delete from private.rate_limits;
      delete from public.jobs;`);

  return {
    ...questions,
    ...{ follow, request, mailOf, confirm, confirmed, publish, round },
    ...{ waiting, settle, leave, send, clear },
  };
}
