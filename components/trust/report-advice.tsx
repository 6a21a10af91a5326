import { TextLink } from "@/components/ui/text-link";
import { FRAUD_CENTRE } from "@/lib/trust/reporting";

/** Beside the form of a report: what becomes of it, and what to do first where one has been robbed. */
export function ReportAdvice() {
  return (
    <aside className="grid gap-4">
      <h2 className="text-xl">Ce que devient un signalement</h2>
      <p>
        Une personne de l’équipe lit la publication et ce que vous écrivez, puis la laisse, la
        masque ou la retire. Qui l’a publiée apprend la décision, jamais votre nom.
      </p>
      <h2 className="text-xl">Si vous avez payé ou donné vos papiers</h2>
      <p>
        Arrêtez d’écrire à cette personne, gardez les messages, prévenez votre banque, puis
        signalez-le au <TextLink href={FRAUD_CENTRE.address}>{FRAUD_CENTRE.name}</TextLink>.
      </p>
    </aside>
  );
}
