import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { DecideVerification } from "@/components/employers/decide-verification";

vi.mock("@/lib/employers/verification-actions", () => ({ decideVerification: async () => null }));
vi.mock("@/components/forms/use-form-action", () => ({
  useFormAction: () => ({ form: {}, result: null, errors: {}, pending: false }),
}));

it("qui décide d'une vérification envoie le nom et le site que la page montre", () => {
  const employer = { id: "e", name: "Maison", website: "https://maison.example" };
  const html = renderToStaticMarkup(
    <DecideVerification employer={{ ...employer, verified_at: null }} isOpen />,
  );
  expect(html).toMatch(/<input type="hidden"[^>]*name="shown_name"[^>]*value="Maison"/);
  expect(html).toMatch(/name="shown_website"[^>]*value="https:\/\/maison.example"/);
  expect(html).toContain("Maison, https://maison.example");
});
