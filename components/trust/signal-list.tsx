import { frenchText } from "@/lib/ground/french";
import type { Signal } from "@/lib/trust/schema";
import { signalLabels } from "@/lib/trust/signals";

/** Signals with their weight, why they are one, and the words that show them. */
export function SignalList({ signals }: { signals: Signal[] }) {
  return (
    <ul className="grid gap-3">
      {signals.map(({ signal, weight, passage }) => (
        <li key={signal} className="grid gap-1 border-l-4 border-maple pl-3">
          <p>
            <strong className="font-semibold">{signalLabels[signal]?.label ?? signal}</strong>
            <span className="text-sm text-muted"> · poids {weight}</span>
          </p>
          <p className="text-sm text-muted">{signalLabels[signal]?.explanation}</p>
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
