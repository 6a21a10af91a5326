import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SITE_PROOF_HEADER } from "@/lib/security/secret";
import { proofOf } from "@/supabase/local/keys";
import { pdfFile } from "@/tests/support/files/files";
import { type BackendUnderTest, clientOfActor, startOnPostgres } from "./support/backends";
import { hasPostgres } from "./support/cluster";
import { createPeople, PEOPLE } from "./support/people";

const PDF = new Blob([new Uint8Array(pdfFile().buffer)], { type: "application/pdf" });
const newKey = (owner: string) => `${owner}/${crypto.randomUUID()}.pdf`;
const times = <Result>(count: number, run: (turn: number) => PromiseLike<Result>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => run(turn)));

describe.skipIf(!hasPostgres)("Le Supabase local sur PostgreSQL", () => {
  let backend: BackendUnderTest;
  let candidate: SupabaseClient;
  let rival: SupabaseClient;
  let recruiter: SupabaseClient;
  /** The candidate's CV. */
  let document_id: string;
  beforeAll(async () => {
    backend = await startOnPostgres();
    process.env.E2E_MAILBOX_URL = backend.mailboxUrl;
    await createPeople(backend.query);
    candidate = await clientOfActor(backend, "candidat");
    rival = await clientOfActor(backend, "autre candidat");
    recruiter = await clientOfActor(backend, "recruteur");
    document_id = await registerCv(candidate, PEOPLE.candidat);
  });
  afterAll(() => backend?.stop());

  /** Stores a CV and has it inspected, as the site does. */
  async function registerCv(client: SupabaseClient, owner: string): Promise<string> {
    const path = newKey(owner);
    await client.storage.from("cvs").upload(path, PDF);
    const body = { path, file_name: "CV Zoé.pdf" };
    const { error } = await client.functions.invoke("register-document", { body });
    if (error) throw error;
    const { data } = await client.from("documents").select("id").single();
    return data?.id ?? "";
  }

  async function publish(max_applications?: number): Promise<string> {
    const { data, error } = await recruiter
      .from("jobs")
      .insert({
        title: "Offre",
        company_name: "E",
        description: "T",
        recruiter_id: PEOPLE.recruteur,
        max_applications,
      })
      .select("id")
      .single();
    if (error) throw error;
    return data.id;
  }

  it.each([
    { sources: [] },
    { sources: [{ address: "https://exemple.test/", publisher: "P", read_on: "2026-01-02" }] },
  ])("une liste reste une liste dans une colonne JSON : $sources.length", async ({ sources }) => {
    const { data, error } = await recruiter
      .from("news_articles")
      .insert({
        ...{ title: "Article", content: "T", author_id: PEOPLE.recruteur, tags: ["a", "b"] },
        sources,
      })
      .select("sources, tags")
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({ sources, tags: ["a", "b"] });
  });

  it("ne garde qu'une candidature de cinquante envoyées à la fois", async () => {
    const job_id = await publish();
    const row = { candidate_id: PEOPLE.candidat, job_id, document_id };
    const answers = await times(50, () => candidate.from("applications").insert(row));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === "23505")).toHaveLength(49);
    const rows = await backend.query("select 1 from applications where job_id = $1", [job_id]);
    expect(rows).toHaveLength(1);
  });

  it("ne connecte que dix sources de vingt demandées à la fois par deux propriétaires", async () => {
    const owners = [recruiter, await clientOfActor(backend, "autre recruteur")];
    const [company] = await backend.query<{ id: string }>(
      `insert into employers (name, website, created_by, verified_at, verified_by)
       values ('Nord', 'https://nord.example.ca', $1, now(), 'mail') returning id`,
      [PEOPLE.recruteur],
    );
    await backend.query(
      "insert into employer_members (employer_id, user_id, role) values ($1, $2, 'owner')",
      [company?.id, PEOPLE["autre recruteur"]],
    );
    const answers = await times(20, (n) =>
      (owners[n % 2] ?? recruiter)
        .from("employer_sources")
        .insert({ employer_id: company?.id ?? "", address: `https://nord.example.ca/${n}.xml` }),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(10);
    expect(answers.filter(({ error }) => error?.message === "too_many_sources")).toHaveLength(10);
  });

  it("ne prend que la dernière candidature de deux envoyées à la fois", async () => {
    const theirs = await registerCv(rival, PEOPLE["autre candidat"]);
    const answers = await times(8, async () => {
      const job_id = await publish(1);
      const send = (client: SupabaseClient, candidate_id: string, document_id: string) =>
        client.from("applications").insert({ candidate_id, job_id, document_id });
      const both = await Promise.all([
        send(candidate, PEOPLE.candidat, document_id),
        send(rival, PEOPLE["autre candidat"], theirs),
      ]);
      return both.map(({ error }) => error?.message ?? "").sort();
    });
    expect(answers).toEqual(answers.map(() => ["", "target_closed"]));
  });

  it("ne confond jamais deux personnes qui demandent et écrivent à la fois", async () => {
    const people = [
      { client: candidate, id: PEOPLE.candidat },
      { client: rival, id: PEOPLE["autre candidat"] },
    ] as const;
    const of = (turn: number) => people[turn % 2] ?? people[0];
    const jobs = await times(30, () => publish());
    const answers = await times(60, async (turn) => {
      const { client, id } = of(turn);
      const [profile, saved] = await Promise.all([
        client.from("profiles").select("id"),
        client
          .from("saved_items")
          .insert({ user_id: id, kind: "job", publication_id: jobs[turn >> 1] })
          .select("user_id"),
      ]);
      return { sees: profile.data, saved: saved.data, error: saved.error };
    });
    expect(answers).toEqual(
      answers.map((_, turn) => {
        const { id } = of(turn);
        return { sees: [{ id }], saved: [{ user_id: id }], error: null };
      }),
    );
    const own = await backend.query(
      "select user_id, count(*)::integer as saved from saved_items group by 1 order by 1",
    );
    expect(own).toEqual(people.map(({ id }) => ({ user_id: id, saved: 30 })));
  });

  it("laisse ouvrir cinquante sessions à la fois, et servir pendant ce temps", async () => {
    const visitor = await clientOfActor(backend, "visiteur");
    const asTheSite = { [SITE_PROOF_HEADER]: proofOf(backend.siteSecret) };
    const [sessions, lists] = await Promise.all([
      times(50, (turn) => clientOfActor(backend, turn % 2 ? "candidat" : "recruteur", asTheSite)),
      times(50, () => visitor.from("jobs").select("id").limit(1)),
    ]);
    const ids = await times(
      50,
      async (turn) => (await sessions[turn]?.auth.getUser())?.data.user?.id,
    );
    expect(ids).toEqual(ids.map((_, turn) => (turn % 2 ? PEOPLE.candidat : PEOPLE.recruteur)));
    expect(lists.map(({ error }) => error)).toEqual(lists.map(() => null));
  });
});
