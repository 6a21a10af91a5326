import { beforeEach, describe, expect, it, vi } from "vitest";
import { decideProof } from "@/lib/employers/proof-actions";
import {
  confirmByMail,
  lookAtSite,
  operateVerification,
} from "@/lib/employers/verification-actions";

const EMPLOYER = "6f1c1c52-7d1f-4a4e-9d7e-0b8f3b1d2a11";
const PROOF = "7f1c1c52-7d1f-4a4e-9d7e-0b8f3b1d2a12";

const said = vi.hoisted(() => ({ tags: [] as string[], silent: false }));
vi.mock("next/cache", () => ({
  refresh: () => {},
  revalidateTag: (tag: string) => void said.tags.push(tag),
}));
vi.mock("next/server", () => ({ after: () => {} }));
vi.mock("next/navigation", () => ({ unstable_rethrow: () => {}, redirect: () => {} }));
vi.mock("@/lib/mail/sending", () => ({ requestMail: () => true, sendDueMails: () => {} }));
vi.mock("@/lib/auth/session", () => ({
  currentViewer: async () => ({ id: "u", email: "a@b.ca", fullName: "A", role: "recruteur" }),
  isOperator: async () => true,
  mustAddSecondStep: async () => false,
}));

/** What each table holds; a query ends in all of it. */
const ROWS: Record<string, object[]> = {
  employer_members: [{ employer_id: EMPLOYER }],
  jobs: [{ id: "offre" }],
  scholarships: [{ id: "bourse" }],
  freelance_jobs: [{ id: "mission" }],
};
/** What each function answers. */
const ANSWERS: Record<string, object[]> = {
  operator_proofs: [{ id: PROOF, employer_id: EMPLOYER }],
  operate_verification: [{ kind: "article", item_id: "remis" }],
};
vi.mock("@/lib/supabase/server", () => {
  const query = (data: object[]) =>
    Object.assign(
      Promise.resolve(
        said.silent ? { data: null, error: { message: "silent" } } : { data, error: null },
      ),
      { select: () => query(data), eq: () => query(data) },
    ) as object;
  return {
    requestClient: async () => ({
      from: (table: string) => query(ROWS[table] ?? []),
      rpc: async (name: string) => ({
        data: ANSWERS[name] ?? "maison-essai",
        error: null,
      }),
      functions: { invoke: async () => ({ data: null, error: null }) },
    }),
  };
});

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const operated = (verified: string) =>
  form({ id: EMPLOYER, verified, [`reason-${EMPLOYER}`]: "Vu." });
const decided = form({ id: PROOF, [`verified-${PROOF}`]: "1", [`reason-${PROOF}`]: "Vu." });

beforeEach(() => {
  said.tags = [];
  said.silent = false;
  vi.spyOn(console, "error").mockImplementation(() => {});
});

describe("Une vérification donnée ou retirée se lit aussitôt", () => {
  it.each([
    ["par courriel", () => confirmByMail(null, form({ jeton: "a".repeat(43) }))],
    ["par le site", () => lookAtSite(null, form({ id: PROOF }))],
    ["par un opérateur", () => operateVerification(null, operated("1"))],
    ["retirée par un opérateur", () => operateVerification(null, operated("0"))],
    ["sur un document", () => decideProof(null, decided)],
  ])("%s : sa page, sa marque, les listes et les pages de ses publications", async (_way, act) => {
    await act();
    for (const tag of ["employers", "employer-pages", `employer:${EMPLOYER}`]) {
      expect(said.tags).toContain(tag);
    }
    expect(said.tags).toContain("job:offre");
  });

  it("et ce qu'elle remet dans la file quitte le site, un article aussi", async () => {
    const withdrawn = operated("0");
    withdrawn.set("send_back", "1");
    expect(await operateVerification(null, withdrawn)).toMatchObject({
      notice: { description: expect.stringContaining("1 annonce attend dans la file.") },
    });
    expect(said.tags).toContain("article:remis");
  });

  it("reste faite quand ses publications ne se lisent pas", async () => {
    said.silent = true;
    expect(await operateVerification(null, operated("0"))).toMatchObject({ status: "done" });
    expect(said.tags).toContain("employer-pages");
    expect(said.tags).toContain(`employer:${EMPLOYER}`);
  });
});
