import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { OperateVerification } from "@/components/employers/operate-form";

vi.mock("@/lib/employers/verification-actions", () => ({ operateVerification: async () => null }));
vi.mock("@/components/forms/use-form-action", () => ({
  useFormAction: () => ({ form: {}, result: null, errors: {}, pending: false }),
}));

const drawn = (isVerified: boolean) =>
  renderToStaticMarkup(
    <OperateVerification
      employer="e"
      name="Maison"
      website="https://maison.example"
      isVerified={isVerified}
    />,
  );

it("qui vérifie une entreprise envoie le nom et le site que la page montre", () => {
  expect(drawn(false)).toMatch(/<input type="hidden"[^>]*name="shown_name"[^>]*value="Maison"/);
  expect(drawn(false)).toMatch(/name="shown_website"[^>]*value="https:\/\/maison.example"/);
  expect(drawn(false)).toContain("Maison, https://maison.example");
  expect(drawn(true)).not.toContain("shown_name");
});
