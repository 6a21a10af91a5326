import { Button } from "@/components/ui/button";
import { TriangleAlert } from "@/components/ui/icons";

type Props = { onReload: () => void; onOverwrite: () => void };

/**
 * What to do when a newer version was saved meanwhile. Nothing typed is lost by asking, and neither
 * button is one that Enter in a field would press.
 */
export function ConflictChoice({ onReload, onOverwrite }: Props) {
  return (
    <div role="alert" className="mb-5 rounded-control border border-edge bg-frost p-4">
      <p className="flex gap-2.5 font-semibold">
        <TriangleAlert className="mt-0.5" />
        Cette fiche a été modifiée depuis que vous l’avez ouverte.
      </p>
      <p className="mt-1 text-sm">
        Rechargez-la pour voir la nouvelle version (votre saisie sera perdue), ou remplacez-la par
        la vôtre.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onReload}>Recharger</Button>
        <Button onClick={onOverwrite}>Remplacer</Button>
      </div>
    </div>
  );
}
