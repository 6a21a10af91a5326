import Link from "next/link";
import { type Province, whereIs } from "@/lib/places/provinces";

import { money } from "@/lib/text/money";
import { type Figures, medianBasis, type Regulation, tradePath } from "@/lib/trades/figures";
import type { Trade } from "@/lib/trades/trades";
import { RegulationNote } from "./regulation-note";

type Props = {
  trade: Trade;
  province: Province | null;
  /** Who regulates it there; undefined where it could not be read now. */
  regulation: Regulation | null | undefined;
  figures: Figures | null;
};

/** On an offer's page: what to know of its trade, where the offer is. */
export function OfferTrade({ trade, province, regulation, figures }: Props) {
  return (
    <section aria-labelledby="metier" className="mt-8 grid gap-2">
      <h2 id="metier" className="text-xl">
        {trade.name} {whereIs(province)}
      </h2>
      {province && regulation !== undefined && <RegulationNote regulation={regulation} />}
      {figures?.median && (
        <p>
          Médiane&nbsp;: <strong>{money(figures.median)} par an</strong> ({medianBasis(figures)}),
          selon les salaires de nos offres ouvertes.
        </p>
      )}
      <p>
        <Link href={tradePath(trade.slug, province)} prefetch={false} className="text-link">
          Offres et salaires de ce métier
        </Link>
      </p>
    </section>
  );
}
