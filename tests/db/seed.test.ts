import { describe, expect, it } from "vitest";
import { seed, setUpDatabase } from "./support/calls";

describe("Les données de départ", () => {
  const { query, one } = setUpDatabase(seed);
  const count = (from: string) => one<number>(`select count(*)::integer from ${from}`);

  it.each([
    ["jobs", 130],
    [
      "jobs where status = 'published' and (application_deadline is null or application_deadline >= current_date)",
      110,
    ],
    ["jobs where application_deadline < current_date", 10],
    ["(select distinct company_name from jobs) as employers", 25],
    ["freelance_jobs", 46],
    ["scholarships", 37],
    ["news_articles where status = 'published'", 30],
    ["news_articles where status = 'replaced' and replaced_by is not null", 1],
    ["news_articles where verify_every_months = 3 and verification_due < current_date", 1],
    ["news_articles where sources <> '[]' and verified_on is not null", 7],
    ["news_articles where array_length(regexp_split_to_array(content, '\\s+'), 1) >= 400", 12],
    ["profiles where role = 'recruteur'", 4],
    ["profiles where role = 'candidat'", 5],
    ["(select distinct status from applications) as statuses", 4],
    // What is said of candidates abroad: enough of each answer, and nothing that contradicts another.
    ["jobs where open_abroad is not true and abroad_start_date is not null", 0],
    ["jobs where relocation_note is not null and relocation_help is not true", 0],
    ["jobs where open_abroad is false and permit_offer <> 'none'", 0],
    ["jobs where posted_at > now() or province is null or recruiter_id is null", 0],
    // A real programme has no deadline of ours, and its amount a year; an invented one says that it is.
    [
      "scholarships where application_mode = 'official' and (deadline is not null or description !~ 'à vérifier auprès')",
      0,
    ],
    ["scholarships where usual_deadlines <> '{}' or deadline_rule is not null", 16],
    ["scholarships where application_mode = 'direct' and title !~ '^Exemple fictif'", 0],
    // What an offer says of its week and its end agrees with its contract.
    ["jobs where contract_type <> 'CDI' and contract_months is null", 0],
    ["jobs where work_time = 'part' and coalesce(weekly_hours_max, weekly_hours_min) >= 30", 0],
    ["jobs where work_mode is null", 6],
    ["jobs where work_mode = 'site' and description ~* 'à distance,|poste à distance'", 0],
    ["jobs where work_mode = 'site' and array_to_string(benefits, ' ') ~* 'télétravail'", 0],
    ["jobs where work_mode = 'remote'", 3],
    ["jobs where work_mode = 'remote' and remote_from is null", 0],
    // The desks of operators have something to show.
    ["private.fraud_signals where weight >= 50", 3],
    ["private.moderation_cases where decision in ('changes_requested', 'removed')", 3],
    ["private.moderation_cases where source = 'review' and decision is null", 3],
    ["private.moderation_cases where contested_at is not null and contest_decision is null", 1],
    ["private.outbox where template = 'case'", 0],
    // What candidates see of their applications stands in their log too.
    [
      `application_events e where e.kind in ('cv-opened', 'status') and not exists (select
        from private.audit_log g where g.row_id = e.application_id and g.created_at = e.created_at)`,
      0,
    ],
    // The forms edit these lists as comma-separated text.
    ["jobs, unnest(requirements || benefits) as item where item like '%,%'", 0],
    ["scholarships, unnest(requirements || benefits) as item where item like '%,%'", 0],
    // No two offers read alike on a card.
    ["(select left(description, 80) from jobs group by 1 having count(*) > 1) as twins", 0],
    // At least three of each answer to who would apply from abroad.
    [
      `(select concat_ws(' ', open_abroad, permit_offer) as answer from jobs group by 1
        having count(*) >= 3) as answers where answer in ('', 'f', 't', 't lmia_obtained',
        't lmia_pending', 't none', 't francophone_mobility')`,
      7,
    ],
    // Ids are such as the site's schemas take.
    ["private.publications where id::text !~ '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8'", 0],
    [
      `auth.users where email in ('candidat@exemple.ca', 'recruteur@exemple.ca')
        and encrypted_password = extensions.crypt('Erable-2026!', encrypted_password)
        and email_confirmed_at is not null`,
      2,
    ],
  ])("compte %s : %i", async (from, expected) => {
    expect(await count(from)).toBe(expected);
  });

  it("répartit les offres entre les provinces comme prévu", async () => {
    const rows = await query<{ province: string; share: number }>(
      "select province, round(count(*) * 100.0 / 130)::integer as share from jobs group by 1",
    );
    const shares = Object.fromEntries(rows.map(({ province, share }) => [province, share]));
    expect(shares).toMatchObject({ QC: 49, ON: 20, NB: 9, BC: 6, AB: 5, MB: 4 });
  });

  it("a un métier et une province dont la médiane se dit, avec ses classes", async () => {
    const [figures] = await query<{ paid: number; employers: number; median: number }>(
      "select * from public.trade_figures('educateur-petite-enfance', 'QC')",
    );
    expect(figures).toMatchObject({ employers: 3 });
    expect(figures?.paid).toBeGreaterThanOrEqual(10);
    expect(figures?.median).toBeGreaterThan(40_000);
    expect(
      await count("public.trade_pay_classes('educateur-petite-enfance', 'QC')"),
    ).toBeGreaterThanOrEqual(2);
  });
});
