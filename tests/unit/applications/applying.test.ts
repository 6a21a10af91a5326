import { after } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { apply } from "@/lib/applications/apply";
import type { ApplicationKind } from "@/lib/applications/schema";
import { sendApplicationMails } from "@/lib/applications/send-mails";
import { notices } from "@/lib/copy/server-notices";
import { requestClient } from "@/lib/supabase/server";

vi.mock("@/lib/supabase/server", () => ({ requestClient: vi.fn() }));
vi.mock("@/lib/applications/send-mails", () => ({ sendApplicationMails: vi.fn() }));
vi.mock("next/server", () => ({ after: vi.fn() }));

const ID = "6f6b1c1e-0000-4000-8000-000000000001";
const viewer = {
  ...({ id: "u", email: "camille@exemple.ca", fullName: null, role: "candidat" } as const),
  ...{ suspended: false, isOperator: false, mustAddTwoFactor: false, hasDecisions: false },
};

/** What happened, in order. */
let steps: string[];
/** What each table and function answers to a question for one row. */
let rows: Record<string, object | null>;
let insertError: { code: string; message: string } | null;

function source(name: string) {
  const query = {
    select: () => query,
    eq: () => query,
    maybeSingle: async () => {
      steps.push(`lit ${name}`);
      return { data: rows[name] ?? null, error: null };
    },
    insert: async (row: object) => {
      const target = Object.keys(row).find((one) => /^(?!candidate|document).*_id$/.test(one));
      steps.push(`écrit ${target}`);
      return { error: insertError };
    },
  };
  return query;
}

const target = { title: "T", organisation: "C", is_open: true, is_own: false };

const none = { situation: false, questions: [], answers: [] };
const send = (kind: ApplicationKind, document_id: string = ID) =>
  apply(viewer, { kind, id: ID, document_id, cover_message: "Bonjour", ...none });

beforeEach(() => {
  steps = [];
  rows = { publication_target: target, documents: { id: ID } };
  insertError = null;
  vi.mocked(requestClient).mockResolvedValue({ from: source, rpc: source } as never);
  vi.mocked(sendApplicationMails).mockImplementation(async () => {
    steps.push("courriel");
    return null;
  });
  vi.mocked(after).mockImplementation((work) => {
    steps.push("après");
    if (typeof work === "function") work();
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
});

describe("postuler", () => {
  it("enregistre d'abord une candidature à un emploi, et écrit ensuite", async () => {
    expect(await send("job")).toMatchObject({ status: "done", notice: notices.applicationSent });
    const read = "lit applications, lit documents, lit publication_target";
    // Read again: the last application that it takes closes it.
    const again = "lit publication_target";
    expect(steps.join(", ")).toBe(`${read}, écrit job_id, ${again}, après, courriel`);
  });

  it.each([
    ["freelance", "freelance_id", notices.proposalSent],
    ["scholarship", "scholarship_id", notices.applicationSent],
  ] as const)("écrit d'abord pour %s, et enregistre ensuite", async (kind, column, notice) => {
    expect(await send(kind)).toMatchObject({ status: "done", notice });
    const stored = [`écrit ${column}`, "lit publication_target"];
    expect(steps.slice(3)).toEqual(["courriel", ...stored, "après", "courriel"]);
  });

  it("laisse passer un emploi dont le courriel ne part pas", async () => {
    vi.mocked(sendApplicationMails).mockResolvedValue("not_sent");
    expect((await send("job")).status).toBe("done");
  });

  const proposal = "Votre proposition n’a pas pu être envoyée. Erreur:";
  const application = "Votre candidature n’a pas pu être envoyée. Erreur:";
  it.each([
    ["freelance", "unknown", `${proposal} Une erreur inconnue est survenue.`],
    ["freelance", "not_sent", `${proposal} Le courriel n’a pas pu partir.`],
    ["scholarship", "constructor", `${application} Une erreur inconnue est survenue.`],
    ["scholarship", "target_closed", notices.targetClosed.description],
    ["freelance", "cv_required", notices.cvRequired.description],
  ] as const)(
    "n'enregistre rien (%s) quand le courriel répond %s",
    async (kind, reason, description) => {
      vi.mocked(sendApplicationMails).mockResolvedValue(reason);
      expect(await send(kind)).toMatchObject({ status: "refused", notice: { description } });
      expect(steps.filter((step) => step.startsWith("écrit"))).toEqual([]);
    },
  );

  it.each([
    ["job", notices.alreadyApplied],
    ["freelance", notices.alreadyProposed],
    ["scholarship", notices.alreadyAppliedForGrant],
  ] as const)("refuse un doublon (%s) avant tout le reste", async (kind, notice) => {
    rows.applications = { id: "1" };
    expect(await send(kind, "")).toEqual({ status: "refused", notice, fieldErrors: undefined });
    expect(steps).toEqual(["lit applications"]);
  });

  it("demande ensuite un CV qui soit à la personne", async () => {
    rows.publication_target = null;
    expect((await send("job", "")).notice).toBe(notices.cvRequired);
    rows.documents = null;
    expect((await send("job")).notice).toBe(notices.cvRequired);
  });

  it.each([
    ["ce qui est clos", "job", { is_open: false }, notices.targetClosed],
    ["ce qui est parti", "job", null, notices.targetClosed],
    ["l'offre que l'on a publiée soi-même", "job", { is_own: true }, notices.ownPublication],
    ["sa propre mission", "freelance", { is_own: true }, notices.ownPublication],
    ["sa propre bourse", "scholarship", { is_own: true }, notices.ownPublication],
  ] as const)("refuse %s, avant tout courriel", async (_what, kind, change, notice) => {
    rows.publication_target = change && { ...target, ...change };
    expect((await send(kind)).notice).toBe(notice);
    expect(steps).not.toContain("courriel");
  });

  it.each([
    ["23505", "duplicate key", notices.alreadyApplied],
    ["P0001", "error: target_closed", notices.targetClosed],
    ["P0001", "own_publication", notices.ownPublication],
    ["P0001", "cv_required", notices.cvRequired],
    ["XX000", "panne", notices.applicationFailed],
  ])("dit ce que la base refuse : %s %s", async (code, message, notice) => {
    insertError = { code, message };
    expect((await send("job")).notice).toEqual(notice);
    expect(steps).not.toContain("courriel");
  });
});
