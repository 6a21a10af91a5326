/** Stands under the green button: what happens next. */
export function SentNote() {
  return (
    <p className="text-center text-sm">
      Votre candidature a bien été transmise.{" "}
      <a href="/espace-utilisateur?onglet=candidatures" className="text-link">
        Suivre la réponse
      </a>
    </p>
  );
}
