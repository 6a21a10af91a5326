import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { generateMetadata as ofCase } from "@/app/(private)/(operation)/admin/operation/file/[id]/page";
import OperationLayout from "@/app/(private)/(operation)/admin/operation/layout";
import AdminLayout from "@/app/(private)/admin/layout";
import SpaceLayout from "@/app/(private)/espace-utilisateur/layout";
import { generateMetadata as ofReport } from "@/app/(public)/signaler/[kind]/[id]/page";
import { usePageAccount } from "@/components/layout/account";
import { DecisionForm } from "@/components/moderation/case-forms";

vi.mock("@/lib/moderation/actions", () => ({ decideCase: async () => null }));
vi.mock("@/components/forms/use-form-action", () => ({
  useFormAction: () => ({ form: {}, result: null, errors: {}, pending: false }),
}));

const drawn = (source: "review" | "report", target_kind: string, owner_id: string | null = "p") =>
  renderToStaticMarkup(
    <DecisionForm file={{ id: "c", version: 3, source, target_kind, owner_id }} />,
  );

it("une décision porte la version qui est lue", () => {
  expect(drawn("review", "job")).toMatch(/name="version"[^>]*value="3"/);
});

it("n'offre que ce qui peut se décider", () => {
  expect(drawn("review", "job")).toContain('value="approved"');
  expect(drawn("report", "job")).toContain('value="kept"');
  expect(drawn("report", "comment")).not.toContain("changes_requested");
  expect(drawn("report", "job", null)).not.toContain("suspended");
  expect(drawn("report", "employer")).toContain('name="block_domain"');
  expect(drawn("report", "job")).not.toContain("block_domain");
});

const { known, answer } = vi.hoisted(() => {
  const known = { rows: true, isRefused: false };
  const answer = (found: object) => async () => {
    if (known.isRefused) throw new Error("not_operator");
    return known.rows ? found : null;
  };
  return { known, answer };
});
vi.mock("@/lib/moderation/queries", () => ({
  findReportTarget: answer({ title: "Soudeur", page: { kind: "job", id: "x" } }),
  findCase: answer({ title: "Soudeur" }),
  countAllWaiting: async () => 0,
}));
const viewer = { id: "ana", fullName: "Ana", role: "recruteur" };
vi.mock("@/lib/auth/viewer", () => ({
  requireOperator: async () => viewer,
  requireAnyRecruiter: async () => viewer,
  currentViewer: async () => viewer,
}));
vi.mock("@/components/admin/area-frame", () => ({
  AreaFrame: ({ children }: { children: ReactNode }) => children,
}));
vi.mock("@/components/layout/document", () => ({
  PageFrame: ({ children }: { children: ReactNode }) => children,
}));
vi.mock("@/app/_parts/publish", () => ({ SiteQuickAdd: () => null }));

it.each([
  ["de l'équipe du site", OperationLayout],
  ["des recruteurs", AdminLayout],
  ["personnelles", SpaceLayout],
])("les pages %s disent à leurs formulaires pour qui elles sont faites", async (_, Layout) => {
  const Account = () => usePageAccount();
  expect(renderToStaticMarkup(await Layout({ children: <Account /> }))).toBe("ana");
});

const params = (values: object) => ({ params: Promise.resolve(values) }) as never;

describe("Le titre de ce qui n'existe pas", () => {
  it("le dit", async () => {
    known.rows = false;
    expect(await ofCase(params({ id: "nexiste" }))).toMatchObject({ title: "Page introuvable" });
    for (const kind of ["x", "offre", "emplois"]) {
      const metadata = await ofReport(params({ kind, id: "y" }));
      expect(metadata).toMatchObject({ title: "Page introuvable", robots: { index: false } });
    }
  });

  it("ne l'est pas de ce qui existe, ni de ce que l'on ne peut lire", async () => {
    known.rows = true;
    expect(await ofCase(params({ id: "la" }))).toEqual({ title: "Dossier" });
    known.isRefused = true;
    expect(await ofCase(params({ id: "la" }))).toEqual({ title: "Dossier" });
  });
});
