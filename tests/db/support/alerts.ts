import { beforeEach } from "vitest";
import { asActor } from "./actors";
import { setUpCalls } from "./calls";
import type { Actor } from "./people";
import type { Database } from "./postgres";

export type DueMail = {
  mail_id: string;
  email: string | null;
  label: string;
  token: string;
  found: number;
  items: { id: string; title: string }[];
};

// Each offer has an employer of its own, whose name holds no word that is looked for.

type Asked = Record<string, unknown>;

/** A database with people and, before each test, without any alert. */
export function setUpAlerts() {
  const { database } = setUpCalls();
  const alerts = alertsOf(database);
  beforeEach(() => alerts.clear());
  return { database, alerts };
}

/** What tests of alerts ask of a database, in few words. */
export function alertsOf(database: Pick<Database, "query" | "exec">) {
  async function value<Result>(actor: Actor, sql: string, values: unknown[] = []) {
    const [row] = await asActor<{ value: Result }>(
      database,
      actor,
      `select ${sql} as value`,
      values,
    );
    return row?.value as Result;
  }

  /** The rows that a function answers. */
  function rows<Row>(actor: Actor, sql: string, values: unknown[] = []) {
    return asActor<Row>(database, actor, `select * from ${sql}`, values);
  }

  /** A member follows a search; the alert's id. */
  async function follow(actor: Actor, kind: string, asked: Asked, frequency = "daily") {
    return value<string>(actor, "follow_search($1, $2::jsonb, $3, '/emplois', $4)", [
      kind,
      JSON.stringify(asked),
      JSON.stringify(asked).slice(0, 100),
      frequency,
    ]);
  }

  /** A visitor asks for an alert; the request's id. */
  function request(email: string, asked: Asked, kind = "job") {
    return value<string>(
      "visiteur",
      "request_alert($1, $2, $3::jsonb, 'Une recherche', '/emplois', 'daily', 'J''accepte')",
      [email, kind, JSON.stringify(asked)],
    );
  }

  /** A visitor's alert, confirmed; its token. */
  async function confirmed(email: string, asked: Asked) {
    const [mail] = await database.query<{ confirm_token: string; token: string }>(
      "select * from alert_request_mail($1)",
      [await request(email, asked)],
    );
    await value("visiteur", "confirm_alert($1)", [mail?.confirm_token]);
    return mail?.token ?? "";
  }

  let published = 0;

  /** An offer that is published now, by an employer of its own; its id. */
  async function publish(title: string, more: Record<string, unknown> = {}, table = "jobs") {
    const base = { description: "Texte", posted_at: new Date(Date.now() + 1000) };
    const named: Record<string, unknown> =
      table === "jobs" ? { company_name: `Entreprise ${++published}` } : {};
    const row = { title, ...base, ...named, ...more };
    const marks = Object.keys(row).map((_, index) => `$${index + 1}`);
    const [made] = await database.query<{ id: string }>(
      `insert into public.${table} (${Object.keys(row)}) values (${marks}) returning id`,
      Object.values(row),
    );
    return made?.id ?? "";
  }

  /** Compares everything that is new with every search. */
  async function match() {
    for (;;) {
      const [row] = await database.query<{ done: number }>("select match_alerts() as done");
      if (row?.done === 0) return;
    }
  }

  /** One round without its sending: every alert is due. */
  async function round() {
    await match();
    await database.query("select prepare_alert_mails(now() + interval '1 minute', 100)");
  }

  const waiting = () => database.query<DueMail>("select * from due_alert_mails(100)");

  /** One round whose mails all leave; whom each went to and the titles that it showed. */
  async function send() {
    await round();
    const mails = await waiting();
    for (const { mail_id } of mails)
      await database.query("select settle_alert_mail($1)", [mail_id]);
    return mails
      .filter(({ email, items }) => email !== null && items.length > 0)
      .map(({ email, items }) => [email, ...items.map(({ title }) => title)]);
  }

  async function clear() {
    await database.exec(`
      delete from public.alerts; delete from private.alert_sent; delete from private.alert_mails;
      delete from private.alert_queue; delete from public.rate_limits; delete from public.jobs;
      delete from private.alert_matches; delete from private.deadline_reminders;`);
  }

  return { value, rows, follow, request, confirmed, publish, match, round, waiting, send, clear };
}
