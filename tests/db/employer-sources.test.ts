import { Buffer } from "node:buffer";
import { beforeEach, describe, expect, it } from "vitest";
import { timeZone } from "@/lib/shared/days";
import { jobOf } from "@/lib/shared/source-offers";
import { readSource } from "@/supabase/functions/read-sources/reading.ts";
import { DUE_APPLICATION_MAILS } from "./support/applications";
import { setUpEmployers } from "./support/employers";
import { PEOPLE } from "./support/people";

const ADDRESS = "https://www.nord.example.ca/offres.xml";
const offer = (n: number, more: object = {}) => ({
  line: n,
  reference: `r${n}`,
  content: {
    title: `Soudeuse ${n}`,
    description: "Souder des charpentes en atelier.",
    location: "Laval",
    contract_type: "CDI",
    salary_range: "30 $ l’heure",
    ...more,
  },
});

type Run = { problems: Record<string, unknown>[]; [count: string]: unknown };

describe("Une source d'offres", () => {
  const { query, exec, as, one, insert, state, join, call } = setUpEmployers();
  let source = "";

  const connect = async (publishes = true) => {
    const [made] = await as(
      "recruteur",
      "insert into employer_sources (employer_id, address, publishes) values ($1, $2, $3) returning id",
      [state.employer, ADDRESS, publishes],
    );
    source = String(made?.id);
  };
  const run = async (
    offers: object[],
    more: { problems?: object[]; etag?: string; outcome?: string } = {},
  ) => {
    const result = await one<Run | null>("select run_source($1, $2, $3, $4, $5)", [
      ...[source, more.outcome ?? "read", JSON.stringify(offers)],
      ...[JSON.stringify(more.problems ?? []), more.etag ?? null],
    ]);
    if (!result) return null;
    const { made, changed, closed, edited, failed } = result;
    return { made, changed, closed, edited, failed };
  };
  const etag = () => one("select etag from employer_sources");
  const runs = () => one<Run[]>("select runs from employer_sources");
  const statuses = async () => (await jobs()).map(({ status }) => status);
  const jobs = () => query("select title, status, recruiter_id from jobs order by title");
  const edit = (column: string, value: string) =>
    as("recruteur", `update jobs set ${column} = $1 returning id`, [value]);
  const same = { made: 0, changed: 0, closed: 0, edited: 0, failed: 0 };

  beforeEach(async () => {
    await exec("delete from private.moderation_cases; delete from private.outbox");
    const change = (what: string) =>
      query(`update employers set ${what} where id = $1`, [state.employer]);
    await change("website = 'https://nord.example.ca'");
    await change("verified_at = now(), verified_by = 'mail'");
  });

  it("lit les jours sur l'horloge que la base a pour chaque province", async () => {
    for (const { province, mode, zone } of await query<{
      province: string;
      mode: string;
      zone: string;
    }>(
      `select p as province, mode, private.clock(private.time_zone(p, mode)) as zone
        from unnest(array['ON','QC','BC','AB','MB','SK','NB','NS','PE','NL','YT','NT','NU','']) p,
          unnest(array['site', 'remote']) mode`,
    )) {
      expect(timeZone(province, mode), province).toBe(zone);
    }
  });

  it("publie ses offres au nom de l'entreprise, et ne change rien la seconde fois", async () => {
    await connect();
    expect(await run([offer(1), offer(2)])).toEqual({ ...same, made: 2 });
    expect(await jobs()).toEqual(
      [1, 2].map((n) => ({
        title: `Soudeuse ${n}`,
        status: "published",
        recruiter_id: PEOPLE.recruteur,
      })),
    );
    const rows = "select j::text from jobs j order by title";
    const before = await query(rows);
    expect(await run([offer(1), offer(2)])).toEqual(same);
    expect(await query(rows)).toEqual(before);
    expect(await query("select company_name, province from jobs limit 1")).toEqual([
      { company_name: "Atelier Nord", province: "QC" },
    ]);
  });

  it("change ce que l'entreprise a changé, et garde ce qui a été modifié ici", async () => {
    await connect(false);
    await run([offer(1)]);
    await edit("title", "Soudeur ou soudeuse");
    const next = offer(1, { title: "Soudage", salary_range: "32 $ l’heure" });
    expect(await run([next])).toEqual({ ...same, changed: 1, edited: 1 });
    expect(await query("select title, salary_range, status from jobs")).toEqual([
      { title: "Soudeur ou soudeuse", salary_range: "32 $ l’heure", status: "draft" },
    ]);
    expect(await run([offer(1, { title: "Soudage" })])).toEqual({ ...same, changed: 1 });
    expect(await run([offer(1, { title: "Soudage", salary_range: undefined })])).toMatchObject({
      changed: 1,
    });
    expect(await one("select salary_range from jobs")).toBeNull();
  });

  it("retire une offre absente deux fois de suite, le dit à qui a postulé, et la remet", async () => {
    await connect();
    await run([offer(1), offer(2)]);
    const job_id = await one("select id from jobs where title = 'Soudeuse 1'");
    await insert("applications", { candidate_id: PEOPLE.candidat, job_id });
    expect(await run([offer(2)], { etag: '"a"' })).toEqual(same);
    // What is gone once is asked for again, changed or not.
    expect(await etag()).toBeNull();
    expect(await run([offer(2)], { etag: '"a"' })).toEqual({ ...same, closed: 1 });
    expect(await etag()).toBe('"a"');
    expect(await statuses()).toEqual(["draft", "published"]);
    expect(await query(`select kind, title from ${DUE_APPLICATION_MAILS}`)).toEqual([
      { kind: "removed", title: "Soudeuse 1" },
    ]);
    expect(await run([offer(2)])).toEqual(same);
    expect(await run([offer(1), offer(2)])).toEqual({ ...same, changed: 1 });
    expect(await statuses()).toEqual(["published", "published"]);
    // The application runs on, and is told of the next time.
    const removals = () =>
      one("select count(*)::integer from application_events where kind = 'removed'");
    expect(await removals()).toBe(0);
    await run([offer(2)]);
    await run([offer(2)]);
    expect(await removals()).toBe(1);
    await run([offer(1), offer(2)]);
    // Put online again here, then taken off here: it stays so.
    await run([offer(2)]);
    await run([offer(2)]);
    for (const status of ["published", "draft"]) {
      await as("recruteur", "update jobs set status = $1 where id = $2 returning id", [
        ...[status, job_id],
      ]);
    }
    expect(await run([offer(1), offer(2)])).toEqual(same);
    expect(await statuses()).toEqual(["draft", "published"]);
  });

  it("prend les offres JobPosting d'une page carrières, et le dit à qui a postulé quand l'une s'en va", async () => {
    const page = (...titles: string[]) =>
      `<!doctype html><html><body>${titles
        .map((title) => ({
          ...{ "@context": "https://schema.org", "@type": "JobPosting", title, identifier: title },
          ...{ description: "<p>Souder des charpentes.</p>", jobLocationType: "TELECOMMUTE" },
          ...{ jobLocation: { address: { addressLocality: "Laval", addressRegion: "QC" } } },
          applicantLocationRequirements: { "@type": "Country", name: "Canada" },
        }))
        .map((posting) => `<script type="application/ld+json">${JSON.stringify(posting)}</script>`)
        .join("")}</body></html>`;
    const runPage = async (...titles: string[]) => {
      const reading = await readSource(
        ADDRESS,
        { etag: null, last_modified: null },
        {
          addressesOf: async () => ["9.9.9.9"],
          askAt: async () => ({
            ...{ status: 200, headers: {}, isWhole: true },
            bytes: Buffer.from(page(...titles)),
          }),
        },
      );
      return run((reading?.offers ?? []).map((each) => ({ ...each, content: jobOf(each, {}) })));
    };
    await connect();
    expect(await runPage("Soudeuse", "Cariste")).toEqual({ ...same, made: 2 });
    const columns = "status, province, remote_from";
    const [job] = await query(`select id, ${columns} from jobs where title = 'Soudeuse'`);
    expect(job).toMatchObject({ status: "published", province: "QC", remote_from: "canada" });
    await insert("applications", { candidate_id: PEOPLE.candidat, job_id: job?.id });
    expect(await runPage("Cariste")).toEqual(same);
    expect(await runPage("Cariste")).toEqual({ ...same, closed: 1 });
    expect(await statuses()).toEqual(["published", "draft"]);
    expect(await query(`select kind, title from ${DUE_APPLICATION_MAILS}`)).toEqual([
      { kind: "removed", title: "Soudeuse" },
    ]);
  });

  it("laisse l'annonce qui est passée à une autre entreprise", async () => {
    await connect();
    await run([offer(1), offer(2)]);
    const { id: other } = await insert("employers", {
      ...{ name: "Atelier Sud", created_by: PEOPLE.recruteur },
    });
    await query("update jobs set employer_id = $1 where title = 'Soudeuse 1'", [other]);
    await run([offer(1, { location: "Longueuil" }), offer(2)]);
    await run([offer(2)]);
    expect(await run([offer(2)])).toEqual(same);
    expect(
      await query("select location, status from jobs where employer_id = $1", [other]),
    ).toEqual([{ location: "Laval", status: "published" }]);
  });

  it("laisse à la fois suivante ce qu'elle n'a pas eu le temps de lire", async () => {
    await connect();
    await run([offer(1)]);
    const unread = Array.from({ length: 60 }, (_, n) => ({ line: n + 3, message: "Illisible." }));
    await query("select run_source($1, 'read', $2, $3, time_limit => '0 seconds')", [
      ...[source, JSON.stringify([offer(1), offer(2)]), JSON.stringify(unread)],
    ]);
    const [{ problems = [], failed } = {}] = (await runs()) as Partial<Run>[];
    expect([problems.length, failed, problems[0]?.message]).toEqual([50, 61, "no_time"]);
    expect(await statuses()).toEqual(["published"]);
    expect(await run([offer(1), offer(2)])).toEqual({ ...same, made: 1 });
  });

  it("ne retire rien de ce qu'elle ne montre qu'en partie, ni la plupart de ses offres à la fois", async () => {
    await connect();
    const all = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => offer(n));
    await run(all);
    for (const _ of [1, 2]) {
      expect(await run([offer(1)], { outcome: "partial" })).toEqual(same);
    }
    expect(await run([offer(1)])).toEqual(same);
    for (const _ of [1, 2]) expect(await run([offer(1)])).toEqual({ ...same, failed: 1 });
    expect((await runs())[0]?.problems).toEqual([{ line: 0, message: "many_gone", detail: "7" }]);
    expect(new Set(await statuses())).toEqual(new Set(["published"]));
    expect(await run(all.slice(0, 3))).toEqual({ ...same, closed: 5 });
  });

  it("ne compte plus absente celle qu'elle nomme, fût-elle refusée, et ferme les autres que l'une bloque", async () => {
    await connect();
    await run([offer(1), offer(2), offer(3)]);
    await run([offer(3)]);
    await run([offer(1, { contract_type: "Rien" }), offer(2), offer(3)]);
    expect(await run([offer(3)])).toEqual(same);
    await exec(`create function private.refuse() returns trigger language plpgsql as
      $$ begin raise exception 'too_many'; end $$;
      create trigger refuse before update on jobs for each row
      when (new.status = 'draft' and new.title = 'Soudeuse 1') execute function private.refuse()`);
    expect(await run([offer(3)])).toEqual({ ...same, closed: 1, failed: 1 });
    await exec("drop trigger refuse on jobs; drop function private.refuse()");
    expect(await run([offer(3)])).toEqual({ ...same, closed: 1 });
  });

  it("change le secteur avec le métier", async () => {
    await connect();
    await run([offer(1, { trade: "soudeur" })]);
    await run([offer(1, { trade: "infirmier" })]);
    expect(
      await one("select j.sector = t.sector from jobs j join trades t on t.slug = j.trade"),
    ).toBe(true);
  });

  it("ne retire rien quand la lecture a échoué, était vide, ou ne comprenait pas une offre", async () => {
    await connect();
    await run([offer(1), offer(2)]);
    for (const outcome of ["failed", "read", "unchanged", "failed"]) {
      await query("select run_source($1, $2)", [source, outcome]);
    }
    const unread = [{ line: 1, reference: "r1", message: "Le titre manque." }];
    for (let n = 0; n < 3; n++) {
      expect(await run([offer(2)], { problems: unread })).toEqual({ ...same, failed: 1 });
    }
    expect(await statuses()).toEqual(["published", "published"]);
    expect((await runs()).slice(-5).map(({ outcome }) => outcome)).toEqual([
      ...["failed", "unchanged", "empty", "failed", "read"],
    ]);
  });

  it("reconnaît une offre dont seul le numéro a changé", async () => {
    await connect();
    await run([offer(1), offer(2)]);
    const renamed = { ...offer(1), reference: "autre" };
    expect(await run([renamed, offer(2)])).toEqual(same);
    expect(await run([renamed, offer(2)])).toEqual(same);
    expect(await jobs()).toHaveLength(2);
  });

  it("reprend les mêmes offres, une seule fois, quand elle est retirée puis connectée de nouveau", async () => {
    await connect();
    await run([offer(1), offer(2)]);
    await as("recruteur", "delete from employer_sources returning id");
    await connect();
    expect(await run([offer(1), offer(2), offer(3)])).toEqual({ ...same, made: 1 });
    expect(await run([offer(1, { location: "Longueuil" }), offer(2), offer(3)])).toEqual({
      ...same,
      changed: 1,
    });
    expect(await jobs()).toHaveLength(3);
  });

  it("ne refait pas une offre supprimée ici, et laisse tranquille celle qui a été retirée ici", async () => {
    await connect();
    await run([offer(1), offer(2)]);
    await as("recruteur", "delete from jobs where title = 'Soudeuse 1' returning id");
    await edit("status", "draft");
    expect(await run([offer(1), offer(2, { location: "Longueuil" })])).toEqual({
      ...same,
      changed: 1,
    });
    await run([offer(1)]);
    await run([offer(1)]);
    expect(await run([offer(1), offer(2)])).toEqual({ ...same, changed: 1 });
    expect(await statuses()).toEqual(["draft"]);
  });

  it("nomme chaque offre que le site refuse, et prend les autres", async () => {
    await connect();
    const result = await run([
      offer(1, { contract_type: "Rien" }),
      offer(2, { application_deadline: "2020-01-01" }),
      offer(3, { location: "Toronto", province: "QC" }),
      offer(4),
      offer(5, { title: "" }),
    ]);
    expect(result).toEqual({ ...same, made: 1, failed: 4 });
    const problems = (await runs())[0]?.problems;
    expect(problems?.map(({ line, message }) => [line, message])).toEqual([
      [1, expect.stringContaining("jobs_contract_type_check")],
      [2, "day_has_passed"],
      [3, "place_contradicts_province"],
      [5, expect.stringContaining("jobs_title_check")],
    ]);
  });

  it("compte ses offres dans la limite d'une journée, et prend la suite le lendemain", async () => {
    await connect();
    const hits = () =>
      one<number>("select hits from private.rate_limits where bucket = 'db:publish'");
    await run([offer(1), offer(2)]);
    expect(await hits()).toBe(2);
    await exec("update private.rate_limits set hits = 9999 where bucket = 'db:publish'");
    const four = [1, 2, 3, 4].map((n) => offer(n));
    expect(await run(four)).toEqual({ ...same, made: 1, failed: 1 });
    expect((await runs())[0]?.problems).toMatchObject([{ line: 4, message: "too_many" }]);
    expect(await hits()).toBe(10_000);
    await exec("update private.rate_limits set expires_at = now() where bucket = 'db:publish'");
    expect(await run(four)).toEqual({ ...same, made: 1 });
    expect(await hits()).toBe(1);
  });

  it("attend d'être vérifiée comme toute annonce quand une annonce a été retirée à l'entreprise", async () => {
    await connect();
    await query(
      `insert into private.moderation_cases
         (source, target_kind, target_id, owner_id, title, wording, decision, decided_at, reason)
       values ('report', 'job', gen_random_uuid(), $1, 'Autre', '{}', 'removed', now(), 'Faux')`,
      [PEOPLE.recruteur],
    );
    await run([offer(1)]);
    expect(await statuses()).toEqual(["pending"]);
  });

  it("est relue plus souvent quand elle change, de moins en moins quand rien ne bouge ou qu'elle échoue", async () => {
    await connect();
    const hours = (of: string) =>
      one(`select round(extract(epoch from ${of}) / 3600, 2)::float from employer_sources`);
    const claim = async () => {
      await query("update employer_sources set next_at = now()");
      await query("select claim_source()");
    };
    await claim();
    await run([offer(1)]);
    expect(await hours("wait")).toBe(1);
    for (const outcome of ["unchanged", "failed"]) {
      await claim();
      await query("select run_source($1, $2)", [source, outcome]);
    }
    expect(await hours("wait")).toBe(2.25);
    // One that ends whoever reads it comes back later each time as well.
    await claim();
    expect(await hours("next_at - now()")).toBeCloseTo(2.25, 1);
    for (let n = 0; n < 9; n++) await claim();
    expect(await hours("wait")).toBe(24);
    await run([offer(1), offer(2)]);
    expect(await hours("wait")).toBe(8);
  });

  it("est lue par un seul à la fois, quand elle est due, active, et l'entreprise vérifiée", async () => {
    await connect();
    const claim = async () => (await query("select * from claim_source()")).length;
    const begin = async (caller: string | undefined) =>
      (await query("select * from claim_source($1, $2)", [source, caller])).length;
    expect(await begin(PEOPLE["autre recruteur"])).toBe(0);
    expect(await begin(PEOPLE.recruteur)).toBe(1);
    expect(await claim()).toBe(0);
    const due = () => query("update employer_sources set next_at = now()");
    await due();
    expect(await claim()).toBe(1);
    await due();
    await as("recruteur", "update employer_sources set paused = true returning id");
    expect(await claim()).toBe(0);
    expect(await run([offer(1)])).toBeNull();
    await as("recruteur", "update employer_sources set paused = false returning id");
    await query("update employers set verified_by = 'operator'");
    expect(await claim()).toBe(0);
    await query("update employers set verified_at = null, verified_by = null");
    expect(await claim()).toBe(0);
    expect(await run([offer(1)])).toBeNull();
  });

  it.each([
    ["son domaine", "https://nord.example.ca/flux", true],
    ["un domaine au-dessous", "https://emplois.nord.example.ca/flux", true],
    ["Greenhouse", "https://boards-api.greenhouse.io/v1/boards/nord/jobs?content=true", true],
    ["Lever", "https://api.lever.co/v0/postings/nord?mode=json", true],
    ["Recruitee", "https://nord.recruitee.com/api/offers/", true],
    ["Workable", "https://apply.workable.com/api/v1/widget/accounts/nord?details=true", true],
    ["SmartRecruiters", "https://api.smartrecruiters.com/v1/companies/Nord/postings", true],
    ["le Canada", "https://api.smartrecruiters.com/v1/companies/N/postings?country=ca", true],
    ["une seule annonce", "https://api.smartrecruiters.com/v1/companies/N/postings/1", false],
    ["une page d'un service", "https://api.lever.co/v0/postings/nord?mode=json&limit=9", false],
    ["un autre domaine", "https://sud.example.ca/flux", false],
    ["un domaine qui finit pareil", "https://grandnord.example.ca/flux", false],
    ["un port", "https://nord.example.ca:8443/flux", false],
    ["un mot de passe", "https://nord.example.ca@sud.example.ca/", false],
    ["une adresse sans nom", "https://127.0.0.1/flux", false],
    ["http", "http://nord.example.ca/flux", false],
    ["un autre chemin d'un service", "https://api.lever.co/v0/postings/nord/../sud", false],
  ])("s'ouvre, ou non, sur %s", async (_, address, isOpen) => {
    const check = call("recruteur", "check_source($1, $2)", [state.employer, address]);
    const insert = () =>
      as("recruteur", "insert into employer_sources (employer_id, address) values ($1, $2)", [
        ...[state.employer, address],
      ]);
    if (isOpen) {
      await check;
      await insert();
    } else {
      await expect(check).rejects.toThrow("address_elsewhere");
      await expect(insert()).rejects.toThrow(/address_elsewhere|check/);
    }
  });

  it("se retire et se connecte de nouveau, vingt fois dans l'heure au plus", async () => {
    for (let n = 0; n < 20; n++) {
      await connect();
      await as("recruteur", "delete from employer_sources returning id");
    }
    await expect(connect()).rejects.toThrow("too_many");
  });

  it("se voit de ses membres, et se règle par ses propriétaires seuls", async () => {
    await connect();
    const other = "autre recruteur";
    const pause = "update employer_sources set paused = true returning id";
    expect(await as(other, "select id from employer_sources")).toEqual([]);
    await expect(call(other, "check_source($1, $2)", [state.employer, ADDRESS])).rejects.toThrow(
      "not_owner",
    );
    await join();
    expect(await as(other, "select id from employer_sources")).toHaveLength(1);
    expect(await as(other, pause)).toEqual([]);
    expect(await as(other, "delete from employer_sources returning id")).toEqual([]);
    await expect(
      as(other, "insert into employer_sources (employer_id, address) values ($1, $2)", [
        ...[state.employer, `${ADDRESS}?2`],
      ]),
    ).rejects.toMatchObject({ code: "42501" });
    expect(await as("recruteur", pause)).toHaveLength(1);
    const fill = (n: number) =>
      as("recruteur", "insert into employer_sources (employer_id, address) values ($1, $2)", [
        ...[state.employer, `${ADDRESS}?${n}`],
      ]);
    for (let n = 1; n < 10; n++) await fill(n);
    await expect(fill(10)).rejects.toThrow("too_many_sources");
  });
});
