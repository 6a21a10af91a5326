"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { proposedTrade } from "@/lib/trades/proposal";
import type { Trade } from "@/lib/trades/trades";

/** Below the menu of trades: the one that the title seems to name, while none is chosen. */
export function TradeProposal() {
  const place = useRef<HTMLDivElement>(null);
  const [proposed, setProposed] = useState<Trade | null>(null);

  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    const look = () => {
      const typed = new FormData(form);
      const title = String(typed.get("title") ?? "");
      setProposed(typed.get("trade") ? null : proposedTrade(title));
    };
    look();
    form.addEventListener("input", look);
    return () => form.removeEventListener("input", look);
  }, []);

  function choose({ slug }: Trade) {
    const menu = place.current?.closest("form")?.elements.namedItem("trade");
    if (!(menu instanceof HTMLSelectElement)) return;
    menu.value = slug;
    // Whoever keeps drafts and watches for changes hears of it as of any other choice.
    for (const name of ["input", "change"]) menu.dispatchEvent(new Event(name, { bubbles: true }));
    menu.focus();
  }

  return (
    <div ref={place} aria-live="polite" className="sm:col-span-2">
      {proposed && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          D’après le titre&nbsp;: {proposed.name}
          <Button onClick={() => choose(proposed)}>Choisir ce métier</Button>
        </p>
      )}
    </div>
  );
}
