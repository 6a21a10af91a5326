import { TriangleAlert } from "@/components/ui/icons";
import { countOffers } from "@/lib/copy/counts";
import type { ImportWarning } from "@/lib/jobs/import-review";
import { frenchText } from "@/lib/shared/french";

const SHOWN_LINES = 20;

/** What is to be looked at again in a file's offers, reason by reason, with the lines they stand on. */
export function ImportWarnings({ warnings }: { warnings: readonly ImportWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <section
      aria-labelledby="avertissements"
      className="mt-5 grid gap-3 rounded-control border border-edge bg-frost p-4"
    >
      <h3 id="avertissements" className="flex gap-2.5 font-semibold">
        <TriangleAlert className="mt-0.5 shrink-0" />À vérifier avant d’importer
      </h3>
      <ul className="grid gap-3 text-sm">
        {warnings.map(({ id, text, link, lines }) => (
          <li key={id}>
            <strong className="block font-semibold">
              {countOffers(lines.length)}&nbsp;: {linesOf(lines)}
            </strong>
            {frenchText(text)}
            {link && (
              <>
                {" "}
                <a href={link} target="_blank" rel="noreferrer" className="underline">
                  Lire la règle
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        Corrigez le fichier et choisissez-le de nouveau, ou importez-le tel quel.
      </p>
    </section>
  );
}

/** "ligne 3", "lignes 3, 4 et 7", "lignes 3, 4 … et 12 autres". */
function linesOf(lines: readonly number[]): string {
  const shown = lines.slice(0, SHOWN_LINES);
  const more = lines.length - shown.length;
  if (lines.length === 1) return `ligne ${shown[0]}`;
  if (more > 0) return `lignes ${shown.join(", ")} et ${more} autres`;
  return `lignes ${shown.slice(0, -1).join(", ")} et ${shown.at(-1)}`;
}
