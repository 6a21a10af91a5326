import { describe, expect, it } from "vitest";
import { manyRelations } from "#local/embeds.ts";

const asked = (query: string, path = "rest/v1/jobs") =>
  manyRelations(new Request(`http://127.0.0.1/${path}?${query}`));

describe("Des lignes dans des lignes", () => {
  it.each([
    "select=trade,trades(jobs(id))",
    "select=trade,trades(jobs(trade,trades(jobs(id))))",
    "select=trades!inner%28jobs%28id%29%29",
    "select=id&select=trades(a:jobs(id))",
    "select=...trades(...jobs(id))",
    `select=${Array.from({ length: 7 }, (_, n) => `a${n}:trades(*)`)}`,
  ])("sont refusées : %s", async (query) => {
    const refusal = asked(query);
    expect(refusal?.status).toBe(400);
    expect(await refusal?.json()).toMatchObject({ code: "PGRST100" });
  });

  it.each([
    "select=id,title",
    "select=id,news_articles!inner(title,author_id)",
    "select=id,applications(count)",
    "select=id,jobs(title),freelance_jobs(title),scholarships(title),application_events(id),cv_openings(id)",
    "title=eq.(((a)))",
    "or=(and(id.eq.1,or(id.eq.2,id.eq.3)))",
  ])("se lisent quand elles sont une et ce qu'elle a : %s", (query) => {
    expect(asked(query)).toBeNull();
  });

  it("ne sont cherchées que dans les données", () => {
    expect(asked("select=a(b(c))", "storage/v1/object")).toBeNull();
  });
});
