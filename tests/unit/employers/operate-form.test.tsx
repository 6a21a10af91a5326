import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { OperateVerification } from "@/components/employers/operate-form";

vi.mock("@/lib/employers/verification-actions", () => ({ operateVerification: async () => null }));
vi.mock("@/components/forms/use-form-action", () => ({
  useFormAction: () => ({ form: {}, result: null, errors: {}, pending: false }),
}));

const drawn = (isVerified: boolean, unread: number) =>
  renderToStaticMarkup(
    <OperateVerification
      employer="e"
      name="Maison"
      website="https://maison.example"
      isVerified={isVerified}
      unread={unread}
    />,
  );

it("qui retire une vérification lit combien de publications personne n'a lues, et peut les remettre en file", () => {
  expect(drawn(true, 3)).toContain("3 annonces en ligne non vérifiées");
  expect(drawn(true, 1)).toContain("1 annonce en ligne non vérifiée");
  expect(drawn(true, 1)).toMatch(/<input type="checkbox"[^>]*name="send_back"/);
  for (const [isVerified, unread] of [
    [true, 0],
    [false, 3],
  ] as const) {
    expect(drawn(isVerified, unread)).not.toContain("send_back");
    expect(drawn(isVerified, unread)).not.toContain("personne n’a lue");
  }
});

it("qui vérifie une entreprise envoie le nom et le site que la page montre", () => {
  expect(drawn(false, 0)).toMatch(/<input type="hidden"[^>]*name="shown_name"[^>]*value="Maison"/);
  expect(drawn(false, 0)).toMatch(/name="shown_website"[^>]*value="https:\/\/maison.example"/);
  expect(drawn(false, 0)).toContain("Maison, https://maison.example");
  expect(drawn(true, 0)).not.toContain("shown_name");
});
