import { Link } from "@/components/ui/link";
import { type Province, whereIs } from "@/lib/places/provinces";
import { money } from "@/lib/shared/pay";
import { shortDate } from "@/lib/text/dates";
import { type Figures, medianBasis, type Regulation, tradePath } from "@/lib/trades/figures";
import type { Trade } from "@/lib/trades/trades";

type OfferTradeProps = {
  trade: Trade;
  province: Province | null;
  /** Regulation in that province; undefined if it could not be loaded. */
  regulation: Regulation | null | undefined;
  figures: Figures | null;
};

/** Notes on an offer's trade in the offer's province. */
export function OfferTrade({ trade, province, regulation, figures }: OfferTradeProps) {
  return (
    <section aria-labelledby="metier" className="mt-8 grid gap-2">
      <h2 id="metier" className="text-xl">
        {trade.name} {whereIs(province)}
      </h2>
      {province && regulation !== undefined && (
        <RegulationNote province={province} regulation={regulation} />
      )}
      {figures?.median && (
        <p>
          Médiane&nbsp;: <strong>{money(figures.median)} par an</strong> ({medianBasis(figures)}),
          selon les salaires de nos offres ouvertes.
        </p>
      )}
      <p>
        <Link href={tradePath(trade.slug, province)} className="text-link">
          Offres et salaires de ce métier
        </Link>
      </p>
    </section>
  );
}

const UNCONFIRMED = {
  before: "Métier sans doute réglementé. Organisme à consulter\u00a0:",
  after: "",
};

const LABELS: Record<Regulation["scope"], { before: string; after: string }> = {
  practice: {
    before:
      "Métier réglementé\u00a0: pour l’exercer, il faut un permis ou un certificat. Organisme\u00a0:",
    after: "",
  },
  title: {
    before: "Titre réservé aux membres de l’organisme suivant\u00a0:",
    after: "\u00a0; certaines activités peuvent l’être aussi",
  },
  none: {
    before: "Le certificat est facultatif. Organisme qui le délivre\u00a0:",
    after: "",
  },
};

/**
 * Regulator of a trade in a province, with the date its page was read; says so if it was not read, and
 * links to the official directory for a province that was not researched.
 */
export function RegulationNote({
  province,
  regulation,
}: {
  province: Province;
  regulation: Regulation | null;
}) {
  if (regulation === null) {
    return (
      <p>
        Nous n’avons pas vérifié si ce métier est réglementé {whereIs(province)}. Le{" "}
        <a className="text-link" href="https://www.cicic.ca" rel="external">
          Centre d’information canadien sur les diplômes internationaux
        </a>{" "}
        tient le répertoire des professions réglementées.
      </p>
    );
  }
  const { scope, body, link, checked_on, state } = regulation;
  const isSure = state === "read" || scope !== "practice";
  const { before, after } = isSure ? LABELS[scope] : UNCONFIRMED;
  return (
    <p>
      {`${before} `}
      <a className="text-link" href={link} rel="external">
        {body}
      </a>
      {`${after}. `}
      <span className="text-sm text-muted">
        {state === "read"
          ? `Page officielle consultée le ${shortDate(checked_on)}.`
          : `Règle non confirmée au ${shortDate(checked_on)}\u00a0: vérifiez auprès de l’organisme.`}
      </span>
    </p>
  );
}
