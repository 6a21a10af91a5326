import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { CorrectionForms, ReviewForm } from "@/components/trust/case-forms";

vi.mock("@/lib/trust/case-actions", () => ({
  answerCorrection: async () => null,
  reviewCase: async () => null,
}));
vi.mock("@/components/forms/use-form-action", () => ({
  useFormAction: () => ({ form: {}, result: null, errors: {}, pending: false }),
}));

const SHOWN = /<input type="hidden"[^>]*name="shown"[^>]*value="empreinte"/g;

it("qui répond à une correction ou annule une décision envoie ce que la page montrait", () => {
  const correction = renderToStaticMarkup(<CorrectionForms id="c" shown="empreinte" />);
  expect(correction.match(SHOWN), "remettre en ligne, et ce qui manque").toHaveLength(2);
  const review = renderToStaticMarkup(<ReviewForm id="c" shown="empreinte" isContested />);
  expect(review.match(SHOWN)).toHaveLength(1);
});

it("une suspension de compte ne montre aucun texte", () => {
  const review = renderToStaticMarkup(<ReviewForm id="c" shown={null} isContested />);
  expect(review).toMatch(/name="shown"[^>]*value=""/);
});
