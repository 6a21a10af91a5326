import { describe, expect, it } from "vitest";
import { people, setUpDatabase } from "./support/calls";

type Job = { name: string; outcome: string | null; is_late: boolean };

describe("Les tâches du planificateur", () => {
  const database = setUpDatabase(people);
  const { call } = database;
  const jobs = async () => {
    const rows = await database.query<Job>("select name, outcome, is_late from scheduled_jobs()");
    return Object.fromEntries(rows.map(({ name, ...rest }) => [name, rest]));
  };
  const age = (column: string, job: string, interval: string) =>
    database.query(
      `update private.scheduled_jobs set ${column} = now() - $2::interval where name = $1`,
      [job, interval],
    );

  it("sont attendues dès l'installation, et en retard quand aucune n'est venue", async () => {
    expect(Object.values(await jobs()).map(({ is_late }) => is_late)).not.toContain(true);
    await age("since", "send-mails", "2 hours");
    expect((await jobs())["send-mails"]).toEqual({ outcome: null, is_late: true });
  });

  it("disent leur dernier passage et comment il a fini", async () => {
    await database.exec("select record_run('send-mails', 'failed', null)");
    expect((await jobs())["send-mails"]).toEqual({ outcome: "failed", is_late: false });
    await database.exec(`select record_run('send-mails', 'done', '{"sent": 2}')`);
    await age("ran_at", "send-mails", "30 minutes");
    expect((await jobs())["send-mails"]).toEqual({ outcome: "done", is_late: false });
    await age("ran_at", "send-mails", "2 hours");
    expect((await jobs())["send-mails"]?.is_late).toBe(true);
  });

  it("refusent un nom ou une fin que personne ne connaît", async () => {
    await expect(database.exec("select record_run('autre', 'done')")).rejects.toThrow(
      "unknown_job",
    );
    await expect(database.exec("select record_run('send-mails', 'presque')")).rejects.toThrow();
  });

  it("ne se disent qu'au site, et à personne tant qu'il n'a pas de preuve", async () => {
    expect(await call("visiteur", "public.scheduled_jobs()")).toEqual([]);
    await database.exec("update private.settings set site_proof = 'preuve'");
    expect(await call("recruteur", "scheduled_jobs()")).toEqual([]);
    await database.exec(`set "request.headers" = '{"x-site-proof": "preuve"}'`);
    expect(await call("visiteur", "public.scheduled_jobs()")).toHaveLength(4);
  });
});
