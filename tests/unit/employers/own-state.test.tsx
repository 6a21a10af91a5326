import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { VerifiedState } from "@/components/employers/own-employer";
import { VerificationPanel } from "@/components/employers/verification-panel";
import { ReviewPanel } from "@/components/publications/review-panel";
import type { OwnEmployer } from "@/lib/publications/ownership";

vi.mock("@/components/employers/verification-forms", () => ({
  LookForm: () => null,
  MailCheckForm: () => "un code",
  MailCodeForm: () => "le code reçu",
  OwnAddressForm: () => "votre adresse",
  ProofForm: () => null,
  TokenForm: () => null,
}));

const OPEN = { outcome: null, reason: null };

const own: OwnEmployer = {
  ...{ id: "e", slug: "maison", name: "Maison", role: "owner", members: 1 },
  ...{ isHidden: false, verifiedAt: null, website: null },
};
const VERIFIED = { verifiedAt: "2026-11-20T12:00:00Z" };
const panel = (employer: Partial<OwnEmployer>, waits = false) =>
  renderToStaticMarkup(<ReviewPanel waits={waits} employers={[{ ...own, ...employer }]} />);

describe("L'état d'une entreprise, dit aux siens", () => {
  it("se lit à côté de son nom", () => {
    const state = (one: typeof VERIFIED | OwnEmployer) =>
      renderToStaticMarkup(<VerifiedState employer={one} />);
    expect(state(own)).toContain("Non vérifiée");
    expect(state(VERIFIED)).toContain(">Vérifiée<");
  });

  it("mène à la vérification depuis le tableau de bord, même quand rien n'attend", () => {
    for (const html of [panel({}), panel({}, true)]) {
      expect(html).toContain('href="/admin/entreprise/verification?entreprise=e"');
      expect(html).toMatch(/Non vérifiée.*Faire vérifier/s);
    }
  });

  it("n'y est pas proposée à qui ne peut la faire", () => {
    const not = [VERIFIED, { role: "member" }, { isHidden: true }] as const;
    expect(not.map((employer) => panel(employer)).join("")).toBe("");
  });

  const verification = (email: string, sent: string | null = null) =>
    renderToStaticMarkup(
      <VerificationPanel
        employer={{
          ...{ id: "e", name: "Maison", website: "https://maison.example" },
          ...{ verifiedAt: null, verifiedBy: null },
          checks: sent
            ? [{ id: "c", way: "mail", email: sent, token: null, file_name: null, ...OPEN }]
            : [],
        }}
        domain="maison.example"
        email={email}
      />,
    );

  it("dit sur la page de vérification ce qu'il en coûte, et non ce que lit un candidat", () => {
    const html = verification("zoe@exemple.ca");
    expect(html).toContain("une seule suffit");
    expect(html).not.toContain("passeport");
  });

  it("se vérifie par sa propre adresse au domaine, sinon par un code envoyé à une autre", () => {
    expect(verification("Zoe@Maison.example")).toContain("votre adresse");
    expect(verification("zoe@autre-maison.example")).toContain("un code");
    expect(verification("zoe@exemple.ca", "a@maison.example")).toContain("le code reçu");
  });
});
