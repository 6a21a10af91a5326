import { describe, expect, it } from "vitest";
import { regularExpression } from "#local/patterns.ts";

const asked = (query: string, service = "rest") =>
  regularExpression(new Request(`http://127.0.0.1/${service}/v1/jobs?${query}`));

describe("Une condition par expression régulière", () => {
  it.each([
    "description=match.^(.%2B)(.%2B)\\1$",
    "description=imatch.a",
    "description=not.match.a",
    "title=match(any).{a,b}",
    "employers.name=iMatch.a",
    "or=(title.match.a,id.eq.1)",
    "and=(status.eq.published,or(title.not.imatch.a,id.eq.1))",
    "jobs.or=(title.match(all).{a})",
    "not.or=(title.match.a)",
  ])("est refusée : %s", async (query) => {
    const refusal = asked(query);
    expect(refusal?.status).toBe(400);
    expect(await refusal?.json()).toMatchObject({ code: "PGRST100" });
  });

  it.each([
    "select=id&title=eq.match.a",
    "title=ilike.*match.a*",
    "or=(title.ilike.*match*,id.eq.1)",
    "order=matched.desc",
  ])("ne l'est pas pour un mot qui y ressemble : %s", (query) => {
    expect(asked(query)).toBeNull();
  });

  it("n'est cherchée que dans les données", () => {
    expect(asked("title=match.a", "storage")).toBeNull();
  });
});
