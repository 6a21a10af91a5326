import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Markup } from "@/components/news/markup";
import { LeafList, Paragraphs } from "@/components/ui/detail-text";
import { parseMarkup } from "@/lib/news/markup";

const TYPED = "Prêt : oui ?";
const SHOWN = "Prêt\u00a0: oui\u00a0?";

describe("Ce que les recruteurs écrivent", () => {
  it.each([
    ["une description", <Paragraphs key="p" text={TYPED} />],
    ["une liste", <LeafList key="l" items={[TYPED]} />],
    ["un article", <Markup key="m" blocks={parseMarkup(`## ${TYPED}\n\n- **${TYPED}**`)} />],
  ])("a dans %s la typographie du site", (_, element) => {
    const html = renderToStaticMarkup(element);
    expect(html).toContain(SHOWN);
    expect(html).not.toContain(TYPED);
  });
});
