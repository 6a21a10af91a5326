import { frenchText } from "@/lib/ground/french";
import type { Signal } from "@/lib/trust/signals";

/** What the site noticed in what an operator decides on; nothing where it noticed nothing. */
export function SignalsSection({ signals }: { signals: Signal[] }) {
  if (signals.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl">Signaux relevés par le site</h2>
      <SignalList signals={signals} />
    </section>
  );
}

/** Signals with their weight, why they are one, and the words that show them. */
export function SignalList({ signals }: { signals: Signal[] }) {
  return (
    <ul className="grid gap-3">
      {signals.map(({ signal, weight, label, explanation, passage }) => (
        <li key={signal} className="grid gap-1 border-l-4 border-maple pl-3">
          <p>
            <strong className="font-semibold">{label}</strong>
            <span className="text-sm text-muted"> · poids {weight}</span>
          </p>
          <p className="text-sm text-muted">{frenchText(explanation)}</p>
          {passage && (
            <p className="text-sm wrap-anywhere">
              «&nbsp;<span className="italic">{frenchText(passage)}</span>&nbsp;»
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
