/** Says plainly that other words were searched than those typed. */
export function CorrectedNote({ typed, searched }: { typed: string; searched: string }) {
  return (
    <p role="status">
      <strong>Résultats pour «&nbsp;{searched}&nbsp;».</strong>{" "}
      <span className="text-muted">Aucun résultat pour «&nbsp;{typed}&nbsp;».</span>
    </p>
  );
}
