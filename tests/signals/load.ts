import type { Database } from "@/tests/db/support/postgres";
import type { Labelled } from "./set";

type Query = Pick<Database, "query">;

const TABLES = {
  job: "jobs",
  freelance: "freelance_jobs",
  scholarship: "scholarships",
  article: "news_articles",
} as const;

async function makeAccount({ query }: Query, n: number, one: Labelled): Promise<string> {
  const [made] = await query<{ id: string }>(
    `insert into auth.users (id, email, raw_user_meta_data)
     values (gen_random_uuid(), $1, $2) returning id`,
    [
      `personne@${one.mail ?? `employeur-${n}.exemple`}`.replace("personne", `personne${n}`),
      JSON.stringify({ full_name: `Personne ${n}`, role: "recruteur" }),
    ],
  );
  const id = made?.id ?? "";
  if (!one.isFresh) {
    await query("update profiles set created_at = now() - interval '1 year' where id = $1", [id]);
  }
  return id;
}

/** The columns of its row. */
function rowOf(one: Labelled, owner: string, original?: Labelled): Record<string, unknown> {
  const link = one.link && one.kind === "job" ? `\nSite : ${one.link}` : "";
  const text = [original?.text, one.text].filter(Boolean).join("\n") + link;
  const common = { title: one.title };
  if (one.kind === "article") return { ...common, content: text, author_id: owner };
  const published = { ...common, description: text, recruiter_id: owner };
  if (one.kind === "freelance") return { ...published, company_name: one.employer };
  if (one.kind === "scholarship") {
    return { ...published, university: one.employer, official_link: one.link ?? null };
  }
  return {
    ...published,
    company_name: one.employer,
    province: one.province ?? "QC",
    trade: one.trade ?? null,
    salary_min: one.pay?.least ?? null,
    salary_max: one.pay?.most ?? null,
    salary_period: one.pay?.period ?? null,
  };
}

/** Publishes all of them, each by an account of its own; answers their ids in the same order. */
export async function loadLabelled(database: Query, all: Labelled[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [n, one] of all.entries()) {
    const owner = await makeAccount(database, n, one);
    const original = one.copy ? all.find(({ title }) => title === one.copy) : undefined;
    if (one.copy && !original) throw new Error(`Nothing to copy: ${one.copy}`);
    const row = rowOf(one, owner, original);
    const columns = Object.keys(row);
    let id = "";
    for (let time = 0; time < one.burst; time += 1) {
      const [made] = await database.query<{ id: string }>(
        `insert into ${TABLES[one.kind]} (${columns})
         values (${columns.map((_, place) => `$${place + 1}`)}) returning id`,
        Object.values(row),
      );
      id = made?.id ?? "";
    }
    ids.push(id);
  }
  return ids;
}
