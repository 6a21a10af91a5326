import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { SourceList } from "@/components/jobs/sources/source-list";

vi.mock("@/components/jobs/sources/source-forms", () => ({ SourceControls: () => null }));

it("L'exécution d'une source dit à découvert ce qui la concerne toute, et plie les offres refusées", () => {
  const run = {
    ...{ at: "2026-11-26T14:00:00Z", outcome: "read" as const, found: 3, made: 1 },
    ...{ changed: 0, closed: 0, edited: 0, failed: 2 },
    problems: [
      { line: 0, title: "", text: "Ses autres offres suivront." },
      { line: 2, title: "Soudeuse", text: "La date limite est passée." },
    ],
  };
  const source = {
    ...{ id: "s", address: "https://nord.example.ca/", publishes: true, paused: false },
    ...{ nextAt: run.at, runs: [run] },
  };
  const html = renderToStaticMarkup(<SourceList sources={[source]} isOwner={false} />);
  const [open = "", folded = ""] = html.split("<details>");
  expect(open).toContain("Ses autres offres suivront.");
  expect(folded).toMatch(/1 problème.*Offre 2, Soudeuse.*La date limite est passée/);
});
