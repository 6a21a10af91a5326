import { revalidateTag } from "next/cache";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  askByMail,
  confirmByMail,
  decideVerification,
  lookAtSite,
} from "@/lib/employers/verification-actions";
import { requestClient } from "@/lib/supabase/server";
import { formOf } from "@/tests/support/forms/form";
import { fakeClient } from "@/tests/support/site/fake-client";

const EMPLOYER = "6f1c1c52-7d1f-4a4e-9d7e-0b8f3b1d2a11";
const CHECK = "7f1c1c52-7d1f-4a4e-9d7e-0b8f3b1d2a12";

vi.mock("next/cache");
vi.mock("next/server");
vi.mock("next/navigation");
vi.mock("@/lib/mail/sending");
vi.mock("@/lib/supabase/server");
vi.mock("@/lib/auth/viewer", () => ({
  currentViewer: async () => ({ id: "u", email: "a@b.ca", role: "recruteur", isOperator: true }),
}));

/** What each table and function answers; the owner's own address needs no code. */
const ROWS: Record<string, unknown> = {
  employer_members: [{ employer_id: EMPLOYER }],
  ...{ jobs: [{ id: "offre" }], scholarships: [], freelance_jobs: [] },
  ...{ ask_employer_check: null, confirm_employer_check: true },
};
let isSilent = false;
const tags = () => vi.mocked(revalidateTag).mock.calls.map(([tag]) => tag);

const decided = (verified: string) =>
  formOf({
    ...{ id: EMPLOYER, shown_name: "Maison", shown_website: "" },
    ...{ [`verified-${EMPLOYER}`]: verified, [`reason-${EMPLOYER}`]: "Vu." },
  });

beforeEach(() => {
  isSilent = false;
  vi.clearAllMocks();
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { client } = fakeClient(([[step, name] = ["", ""]]) =>
    isSilent && step === "from"
      ? { data: null, error: { message: "silent" } }
      : { data: ROWS[String(name)], error: null },
  );
  const functions = { invoke: async () => ({ data: null, error: null }) };
  vi.mocked(requestClient).mockResolvedValue({ ...client, functions } as never);
});

describe("Une vérification donnée ou retirée se lit aussitôt", () => {
  it.each([
    ["par sa propre adresse", () => askByMail(null, formOf({ id: EMPLOYER, email: "a@b.ca" }))],
    ["par un code", () => confirmByMail(null, formOf({ id: EMPLOYER, code: "12345678" }))],
    ["par le site", () => lookAtSite(null, formOf({ id: EMPLOYER, check: CHECK }))],
    ["par un opérateur", () => decideVerification(null, decided("1"))],
    ["retirée par un opérateur", () => decideVerification(null, decided("0"))],
  ])("%s : sa page, sa marque, les listes et les pages de ses publications", async (_way, act) => {
    await act();
    const drawn = ["employers", "employer-pages", `employer:${EMPLOYER}`, "job:offre"];
    expect(tags()).toEqual(expect.arrayContaining(drawn));
  });

  it("reste faite quand ses publications ne se lisent pas", async () => {
    isSilent = true;
    expect(await decideVerification(null, decided("0"))).toMatchObject({ status: "done" });
    expect(tags()).toEqual(expect.arrayContaining(["employer-pages", `employer:${EMPLOYER}`]));
  });
});
