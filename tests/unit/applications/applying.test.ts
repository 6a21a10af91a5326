import { after } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sendApplicationMails } from "@/lib/applications/application-mails";
import { apply } from "@/lib/applications/apply";
import type { ApplicationKind } from "@/lib/applications/schema";
import { notices } from "@/lib/copy/notices";
import { requestClient } from "@/lib/supabase/server";

vi.mock("@/lib/supabase/server", () => ({ requestClient: vi.fn() }));
vi.mock("@/lib/applications/application-mails", () => ({ sendApplicationMails: vi.fn() }));
vi.mock("next/server", () => ({ after: vi.fn() }));

const ID = "6f6b1c1e-0000-4000-8000-000000000001";
const viewer = {
  id: "u",
  email: "camille@exemple.ca",
  fullName: null,
  role: "candidat",
  suspended: false,
  isOperator: false,
  mustAddTwoFactor: false,
  hasDecisions: false,
} as const;

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
      steps.push(
        `écrit ${Object.keys(row).find((column) => column.endsWith("_id") && column !== "candidate_id" && column !== "document_id")}`,
      );
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
    expect(steps).toEqual([
      "lit applications",
      "lit documents",
      "lit publication_target",
      "écrit job_id",
      "après",
      "courriel",
    ]);
  });

  it.each([
    ["freelance", "freelance_id", notices.proposalSent],
    ["scholarship", "scholarship_id", notices.applicationSent],
  ] as const)("écrit d'abord pour %s, et enregistre ensuite", async (kind, column, notice) => {
    expect(await send(kind)).toMatchObject({ status: "done", notice });
    expect(steps.slice(3)).toEqual(["courriel", `écrit ${column}`, "après", "courriel"]);
  });

  it("laisse passer un emploi dont le courriel ne part pas", async () => {
    vi.mocked(sendApplicationMails).mockResolvedValue("not_sent");
    expect((await send("job")).status).toBe("done");
  });

  it.each([
    [
      "freelance",
      "unknown",
      "Votre proposition n’a pas pu être envoyée. Erreur: Une erreur inconnue est survenue.",
    ],
    [
      "freelance",
      "not_sent",
      "Votre proposition n’a pas pu être envoyée. Erreur: Le courriel n’a pas pu partir.",
    ],
    [
      "scholarship",
      "constructor",
      "Votre candidature n’a pas pu être envoyée. Erreur: Une erreur inconnue est survenue.",
    ],
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
    ["clos", { ...target, is_open: false }],
    ["parti", null],
  ])("refuse ce qui est %s", async (_state, answer) => {
    rows.publication_target = answer;
    expect((await send("job")).notice).toBe(notices.targetClosed);
    expect(steps).not.toContain("courriel");
  });

  it.each(["job", "freelance", "scholarship"] as const)(
    "refuse ce que l'on a publié soi-même, avant tout courriel (%s)",
    async (kind) => {
      rows.publication_target = { ...target, is_own: true };
      expect((await send(kind)).notice).toBe(notices.ownPublication);
      expect(steps).not.toContain("courriel");
    },
  );

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
