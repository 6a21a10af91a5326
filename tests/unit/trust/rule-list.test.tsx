import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { RuleList } from "@/components/trust/rule-list";
import type { PostingRule } from "@/lib/trust/schema";

vi.mock("@/components/trust/rule-switch", () => ({ RuleSwitch: () => null }));

it("une règle d'affichage a la typographie du site", () => {
  const rule = {
    ...{ id: "on-pay", province: "ON", link: "https://regle.example", checked_on: "2026-11-20" },
    ...{ enabled: true, state: "confirmed" },
    sentence: "Dites le salaire : « 20 $ et plus » ne suffit pas.",
  } as PostingRule;
  expect(renderToStaticMarkup(<RuleList rules={[rule]} />)).toContain(
    "Dites le salaire\u00a0: «\u00a020\u00a0$ et plus\u00a0» ne suffit pas.",
  );
});
