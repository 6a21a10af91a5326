import { questionsOf } from "./calls";
import type { Database } from "./postgres";

type Due = {
  key: string;
  email: string;
  token: string;
  number: number;
  items: { id: string; title: string; excerpt: string | null }[];
};

type Written = { status?: string; age?: string; published?: string };

/** What tests of the newsletter ask of a database, in few words. */
export function newslettersOf(database: Pick<Database, "query" | "exec">) {
  const { query, exec } = database;
  const { publish: publishOne, one, mailed } = questionsOf(database);
  let articles = 0;

  /** An article, by default of this moment; `published` is SQL where `m` is the week's beginning. */
  async function article({ status = "published", age = "0", published }: Written = {}) {
    articles += 1;
    const { id } = await publishOne("article", { title: `Article ${articles}`, status });
    await query(
      `update news_articles set published_at = (
         select ${published ?? `now() - interval '${age}' - interval '1 second'`}
         from private.newsletter_moment(now()) m) where id = $1`,
      [id],
    );
    return id;
  }

  /** A subscriber, confirmed at a moment in SQL or not at all; the token that ends it. */
  async function subscriber(email: string, confirmed: string | null = "now() - interval '1 day'") {
    return one<string>(
      `insert into private.newsletter_subscribers (email, status, consent_text, confirmed_at)
       values ($1, $2, 'J''accepte', ${confirmed ?? "null"}) returning unsubscribe_token`,
      [email, confirmed === null ? "pending" : "confirmed"],
    );
  }

  /** Somebody asks anew, and confirms by the mail. */
  async function confirmed(email: string) {
    const request = await one("select subscribe_newsletter($1)", [email]);
    const mail = await mailed<{ confirm_token: string }>(`newsletter-request:${request}`);
    await query("select confirm_newsletter($1)", [mail?.confirm_token]);
  }

  const publish = (atOnce = true) => one<number | null>("select publish_newsletter($1)", [atOnce]);

  /** The numbers that wait in the outbox for who still wants them, with what they say now. */
  const due = () =>
    query<Due>(
      `select o.key, m.recipient as email, r.* from private.outbox o
       cross join lateral private.mail_contents(o) m
       cross join lateral jsonb_to_record(m.data) as r (token text, number integer, items jsonb)
       where o.template = 'newsletter' and o.sent_at is null and m.recipient is not null
       order by r.number, 2`,
    );

  /** Sends what waits, as the function does; who got which number. */
  async function send() {
    const mails = await due();
    for (const { key } of mails) await query("select finish_mail($1)", [key]);
    return mails.map(({ email, number }): [string, number] => [email, number]);
  }

  const numbers = () =>
    query<{ number: number; article_ids: string[] }>(
      "select number, article_ids from newsletter_issues order by number",
    );

  async function weekPasses() {
    await exec(`
      update newsletter_issues set until = until - interval '7 days',
        published_at = published_at - interval '7 days';
      update news_articles set published_at = published_at - interval '7 days';`);
  }

  async function clear() {
    await exec(`
      delete from newsletter_issues;
      delete from private.newsletter_subscribers;
      delete from news_articles;
      delete from private.rate_limits;
      delete from private.outbox;
      update profiles set news_alerts = true;`);
  }

  return { article, subscriber, confirmed, publish, due, send, numbers, weekPasses, clear };
}
