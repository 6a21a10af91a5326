import { Button } from "@/components/ui/button";
import { TriangleAlert } from "@/components/ui/icons";
import type { Warning } from "@/lib/actions/result";
import { frenchText } from "@/lib/shared/french";

type Props = { warnings: Warning[]; onPublish: () => void };

/**
 * What a rule says of the form as it stands, before it is published after all. It takes the focus:
 * the button that was pressed is far below.
 */
export function PublishAnyway({ warnings, onPublish }: Props) {
  const isForbidden = warnings.some(({ blocking }) => blocking);
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label="À vérifier avant de publier"
      className="mb-5 grid gap-3 rounded-control border border-edge bg-frost p-4"
    >
      <p className="flex gap-2.5 font-semibold">
        <TriangleAlert className="mt-0.5 shrink-0" />À vérifier avant de publier
      </p>
      <ul className="grid gap-3 text-sm">
        {warnings.map(({ id, text, link, proposal, blocking }) => (
          <li key={id}>
            {blocking && <strong className="block font-semibold">À corriger</strong>}
            {frenchText(text)}
            {link && (
              <>
                {" "}
                <a href={link} target="_blank" rel="noreferrer" className="underline">
                  Lire la règle
                </a>
              </>
            )}
            {proposal && (
              <span className="block text-muted">Proposition&nbsp;: {frenchText(proposal)}</span>
            )}
          </li>
        ))}
      </ul>
      {isForbidden ? (
        <p className="text-sm">La loi interdit de publier l’offre sous cette forme.</p>
      ) : (
        <Button className="justify-self-start" onClick={onPublish}>
          Publier quand même
        </Button>
      )}
    </section>
  );
}

function takeFocus(section: HTMLElement | null) {
  section?.focus();
}
