import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  askByMail,
  confirmByMail,
  decideVerification,
  lookAtSite,
} from "@/lib/employers/verification-actions";

const EMPLOYER = "6f1c1c52-7d1f-4a4e-9d7e-0b8f3b1d2a11";
const CHECK = "7f1c1c52-7d1f-4a4e-9d7e-0b8f3b1d2a12";

const said = vi.hoisted(() => ({ tags: [] as string[], silent: false }));
vi.mock("next/cache", () => ({
  refresh: () => {},
  revalidateTag: (tag: string) => void said.tags.push(tag),
}));
vi.mock("next/server", () => ({ after: () => {} }));
vi.mock("next/navigation", () => ({ unstable_rethrow: () => {}, redirect: () => {} }));
vi.mock("@/lib/mail/sending", () => ({ requestMail: () => true, sendDueMails: () => {} }));
vi.mock("@/lib/auth/session", () => ({
  currentViewer: async () => ({ id: "u", email: "a@b.ca", role: "recruteur", isOperator: true }),
}));

/** What each table holds; a query ends in all of it. */
const ROWS: Record<string, object[]> = {
  employer_members: [{ employer_id: EMPLOYER }],
  jobs: [{ id: "offre" }],
  scholarships: [{ id: "bourse" }],
  freelance_jobs: [{ id: "mission" }],
};
/** What each function answers: the owner's own address needs no code. */
const ANSWERS: Record<string, unknown> = {
  ask_employer_check: null,
  confirm_employer_check: true,
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
        data: ANSWERS[name],
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

const decided = (verified: string) =>
  form({
    ...{ id: EMPLOYER, shown_name: "Maison", shown_website: "" },
    ...{ [`verified-${EMPLOYER}`]: verified, [`reason-${EMPLOYER}`]: "Vu." },
  });

beforeEach(() => {
  said.tags = [];
  said.silent = false;
  vi.spyOn(console, "error").mockImplementation(() => {});
});

describe("Une vérification donnée ou retirée se lit aussitôt", () => {
  it.each([
    ["par sa propre adresse", () => askByMail(null, form({ id: EMPLOYER, email: "a@b.ca" }))],
    ["par un code", () => confirmByMail(null, form({ id: EMPLOYER, code: "12345678" }))],
    ["par le site", () => lookAtSite(null, form({ id: EMPLOYER, check: CHECK }))],
    ["par un opérateur", () => decideVerification(null, decided("1"))],
    ["retirée par un opérateur", () => decideVerification(null, decided("0"))],
  ])("%s : sa page, sa marque, les listes et les pages de ses publications", async (_way, act) => {
    await act();
    for (const tag of ["employers", "employer-pages", `employer:${EMPLOYER}`]) {
      expect(said.tags).toContain(tag);
    }
    expect(said.tags).toContain("job:offre");
  });

  it("reste faite quand ses publications ne se lisent pas", async () => {
    said.silent = true;
    expect(await decideVerification(null, decided("0"))).toMatchObject({ status: "done" });
    expect(said.tags).toContain("employer-pages");
    expect(said.tags).toContain(`employer:${EMPLOYER}`);
  });
});
