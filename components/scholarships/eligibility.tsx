import { Fact, ReadingSection } from "@/components/ui/detail-text";
import { TextLink } from "@/components/ui/text-link";
import { eligibilityLabels } from "@/lib/scholarships/eligibility";
import { FINDER } from "@/lib/scholarships/filters";
import type { Scholarship } from "@/lib/scholarships/schema";
import { frenchText } from "@/lib/shared/french";
import { longDate } from "@/lib/text/dates";

/** "Pour qui ?": who may ask for it, as far as its data say. */
export function Eligibility({ scholarship }: { scholarship: Scholarship }) {
  const { citizenship, level, field, situation } = eligibilityLabels(scholarship);
  return (
    <ReadingSection title="Pour qui&nbsp;?">
      <dl className="facts grid gap-4 rounded-card border border-line bg-snow p-5 sm:grid-cols-2">
        {citizenship && (
          <Fact label="Citoyenneté" className="sm:col-span-2">
            {citizenship}
          </Fact>
        )}
        <Fact label="Niveau d’études">{level}</Fact>
        {field && <Fact label="Domaine">{frenchText(field)}</Fact>}
        {situation && <Fact label="Situation">{situation}</Fact>}
      </dl>
      <p className="mt-3 text-sm text-muted">{checked(scholarship)}</p>
      <p className="mt-2">
        <TextLink href={FINDER}>Est-elle pour vous&nbsp;? Répondez à cinq questions</TextLink>
      </p>
    </ReadingSection>
  );
}

/** How sure it is: a programme of somebody else's may have changed since. */
function checked({ verified_on, application_mode }: Scholarship): string {
  const where =
    application_mode === "official" ? "sur le site de l’organisme" : "auprès de l’organisme";
  return verified_on === null
    ? `À vérifier ${where} avant de postuler.`
    : `Vérifié le ${longDate(verified_on)}. Les conditions changent\u00a0: vérifiez-les ${where}.`;
}
