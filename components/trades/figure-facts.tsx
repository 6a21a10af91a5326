import { Fact } from "@/components/ui/reading";
import { money } from "@/lib/text/money";
import { type Figures, LEAST_EMPLOYERS, LEAST_PAID, medianBasis } from "@/lib/trades/figures";
import type { Trade } from "@/lib/trades/trades";

/** What is open, said in numbers. */
export function FigureFacts({ trade, figures }: { trade: Trade; figures: Figures | null }) {
  return (
    <dl className="facts grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Fact label="Offres ouvertes">{figures?.offers ?? 0}</Fact>
      <Fact label="Salaire médian">
        {figures?.median ? (
          `${money(figures.median)} par an (${medianBasis(figures)})`
        ) : (
          <span className="font-normal">
            À partir de {LEAST_PAID} offres avec salaire, de {LEAST_EMPLOYERS} entreprises
          </span>
        )}
      </Fact>
      <Fact label="Ouvertes aux candidatures de l’étranger">
        {figures ? abroadShare(figures) : "–"}
      </Fact>
      <Fact label="Code CNP 2021">
        {trade.noc ?? "Non précisé"}
        <span className="block text-sm font-normal">
          CNP&nbsp;: Classification nationale des professions
        </span>
      </Fact>
    </dl>
  );
}

/** "3 sur 12 (25 %)": those that do not say are counted as if they were not. */
function abroadShare({ abroad, offers }: Figures): string {
  return `${abroad} sur ${offers} (${Math.round((100 * abroad) / offers)}\u00a0%)`;
}
