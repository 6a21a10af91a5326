import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setUpCalls } from "./support/calls";
import { PEOPLE } from "./support/people";

const SITE = "le site le prouve";

type File = {
  reported: number;
  unheard: Record<string, number>;
  reports: { reason: string; message: string | null; is_member: boolean }[];
};

describe("Un signalement est entendu", () => {
  const { database, call, value } = setUpCalls();
  let job: string;
  beforeEach(async () => {
    await database.exec(`delete from rate_limits; delete from jobs; delete from private.report_cases;
      update private.settings set site_proof = '${SITE}'`);
    const [made] = await database.query<{ id: string }>(
      `insert into jobs (title, company_name, description, recruiter_id)
       values ('Soudeur', 'Atelier', 'Souder', $1) returning id`,
      [PEOPLE.recruteur],
    );
    job = made?.id ?? "";
  });
  afterEach(() => database.exec("update private.settings set site_proof = null"));

  const report = (reason: string, message: string) =>
    call("visiteur", "report_content('job', $1, $2, $3, 'temoin@exemple.test')", [
      job,
      reason,
      message,
    ]);
  /** What the site sends for one of its visitors, or without a name for those it cannot tell apart. */
  async function bySite(visitor: string | null, act: () => Promise<unknown>): Promise<void> {
    const headers = { "x-site-proof": SITE, ...(visitor && { "x-visitor": visitor }) };
    await database.query("select set_config('request.headers', $1, false)", [
      JSON.stringify(headers),
    ]);
    await act().finally(() => database.exec("select set_config('request.headers', '', false)"));
  }
  async function praise(times: number): Promise<void> {
    for (let n = 0; n < times; n += 1) await report("other", "Très bonne entreprise");
  }
  async function file(): Promise<File | undefined> {
    const [opened] = await database.query<{ id: string }>("select id from private.report_cases");
    return await value<File>("opérateur", "operator_case($1)", [opened?.id]);
  }

  it.each(["quelqu'un", null])("par le site, quoi que d'autres appellent (%s)", async (visitor) => {
    await praise(40);
    await bySite(visitor, () => report("fees", "400 $ par virement"));
    const found = await file();
    expect(found?.reports).toContainEqual(
      expect.objectContaining({ reason: "fees", message: "400 $ par virement" }),
    );
    expect(found).toMatchObject({ reported: 31, unheard: { other: 10 } });
  });

  it("d'un visiteur, quoi qu'en dise un autre ; le même n'est pas entendu sans fin", async () => {
    await bySite("un bavard", () => praise(40));
    await bySite("un témoin", () => report("fees", "400 $ par virement"));
    expect(await file()).toMatchObject({ reported: 4, unheard: { other: 37 } });
  });

  it("par sa raison, même quand ses mots ne sont pas gardés", async () => {
    await praise(30);
    await report("fees", "400 $ par virement");
    expect(await file()).toMatchObject({ reported: 30, unheard: { fees: 1 } });
  });

  it("et se lit dans le dossier, si nombreux que soient les autres", async () => {
    await praise(1);
    await database.query(
      `insert into private.reports (case_id, reason, message, created_at)
       select id, 'other', 'Rien à dire', now() - interval '1 day'
       from private.report_cases cross join generate_series(1, 400)`,
    );
    await call("candidat", "report_content('job', $1, 'misleading', 'Le salaire est faux')", [job]);
    await bySite("un témoin", () => report("fees", "400 $ par virement"));
    const reports = (await file())?.reports ?? [];
    expect(reports).toHaveLength(200);
    expect(reports).toContainEqual(expect.objectContaining({ message: "400 $ par virement" }));
    expect(reports).toContainEqual(
      expect.objectContaining({ message: "Le salaire est faux", is_member: true }),
    );
  });
});
