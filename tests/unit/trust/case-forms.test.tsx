import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
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
