import { TriangleAlert } from "@/components/ui/icons";
import { TextLink } from "@/components/ui/prose";
import { FRAUD_CENTRE } from "@/lib/moderation/reporting";

/** Warns candidates who applied to a publication that was withdrawn: what happened, what to do. */
export function WithdrawnAdvice({ several = false }: { several?: boolean }) {
  return (
    <aside className="mb-6 flex gap-3 rounded-card border border-maple bg-snow p-4">
      <TriangleAlert className="mt-0.5 size-5 shrink-0 text-maple" />
      <div className="grid gap-2">
        <p className="font-semibold">
          {several
            ? "Des annonces auxquelles vous avez postulé ont été retirées par l’équipe du site."
            : "Cette annonce a été retirée par l’équipe du site après examen."}
        </p>
        <p>
          Vous n’aurez donc pas de réponse. Si quelqu’un vous écrit à ce sujet, n’envoyez ni argent
          ni copie de vos papiers. Si vous l’avez déjà fait, conservez les messages, prévenez votre
          banque et signalez la fraude au{" "}
          <TextLink href={FRAUD_CENTRE.address}>{FRAUD_CENTRE.name}</TextLink>.
        </p>
        <p className="text-sm text-muted">
          {several
            ? "Vous pouvez retirer ces candidatures\u00a0: votre CV ne sera plus accessible."
            : "Vous pouvez retirer votre candidature\u00a0: votre CV ne sera plus accessible."}
        </p>
      </div>
    </aside>
  );
}

/** Beside the report form: how reports are handled, and first steps for victims of fraud. */
export function ReportAdvice() {
  return (
    <aside className="grid gap-4">
      <h2 className="text-xl">Après votre signalement</h2>
      <p>
        L’équipe du site examine votre signalement et retire le contenu au besoin. Son auteur ne
        connaîtra jamais votre nom.
      </p>
      <h2 className="text-xl">Si vous avez payé ou donné vos papiers</h2>
      <p>
        Cessez d’écrire à cette personne, conservez les messages, prévenez votre banque, puis
        signalez la fraude au <TextLink href={FRAUD_CENTRE.address}>{FRAUD_CENTRE.name}</TextLink>.
      </p>
    </aside>
  );
}
