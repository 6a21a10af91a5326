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
  id: "e",
  slug: "maison",
  name: "Maison",
  role: "owner",
  isHidden: false,
  verifiedAt: null,
  website: null,
  members: 1,
};
const panel = (employer: Partial<OwnEmployer>, waits = false) =>
  renderToStaticMarkup(<ReviewPanel waits={waits} employers={[{ ...own, ...employer }]} />);

describe("L'état d'une entreprise, dit aux siens", () => {
  it("se lit à côté de son nom", () => {
    expect(renderToStaticMarkup(<VerifiedState employer={own} />)).toContain("Non vérifiée");
    expect(
      renderToStaticMarkup(<VerifiedState employer={{ verifiedAt: "2026-11-20T12:00:00Z" }} />),
    ).toContain(">Vérifiée<");
  });

  it("mène à la vérification depuis le tableau de bord, même quand rien n'attend", () => {
    for (const waits of [false, true]) {
      const html = panel({}, waits);
      expect(html).toContain('href="/admin/entreprise/verification?entreprise=e"');
      expect(html).toContain("Non vérifiée");
      expect(html).toContain("Faire vérifier");
    }
  });

  it.each([
    { verifiedAt: "2026-11-20T12:00:00Z" },
    { role: "member" },
    { isHidden: true },
  ] as const)("n'y est pas proposée à qui ne peut la faire : %o", (employer) => {
    expect(panel(employer)).toBe("");
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
