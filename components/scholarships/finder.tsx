import type { ReactNode } from "react";
import { MatchReasons } from "@/components/publications/match-reasons";
import { Button, buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field, Select } from "@/components/ui/field";
import { Calendar } from "@/components/ui/icons";
import { TextLink } from "@/components/ui/prose";
import { countries } from "@/lib/places/countries";
import { pagePath } from "@/lib/publications/kinds";
import { type Reason, type Verdict, verdictOf } from "@/lib/publications/match";
import { glossedLevel, situationAnswers, studyLevels } from "@/lib/scholarships/choices";
import { type Answers, delayAnswers, FINDER, fieldAnswers } from "@/lib/scholarships/filters";
import type { Scholarship } from "@/lib/scholarships/schema";
import { frenchText } from "@/lib/shared/french";
import { DeadlineLeaf } from "./scholarship-card";

const levels = studyLevels.map(({ slug, label }) => ({ slug, label: glossedLevel(label) }));

/** Five questions in a plain GET form: the answers are in the address of the next page. */
export function FinderForm({ answers }: { answers: Answers }) {
  const { country, level, field, situation, delay } = answers;
  return (
    <form action={`${FINDER}#resultats`} className="card grid gap-5 p-5 sm:grid-cols-2 sm:p-7">
      <Question
        name="citoyennete"
        label="1. Quelle est votre citoyenneté&nbsp;?"
        options={countries}
        chosen={country}
      />
      <Question
        name="niveau"
        label="2. Quel niveau d’études visez-vous&nbsp;?"
        options={levels}
        chosen={level}
      />
      <Question
        name="domaine"
        label="3. Dans quel domaine&nbsp;?"
        options={fieldAnswers}
        chosen={field}
      />
      <Question
        name="situation"
        label="4. Où êtes-vous&nbsp;?"
        options={situationAnswers}
        chosen={situation}
      />
      <Question
        name="delai"
        label="5. De combien de temps avez-vous besoin avant la date limite&nbsp;?"
        options={delayAnswers}
        chosen={delay}
        className="sm:col-span-2"
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
        <Button type="submit" variant="accent" size="lg">
          Trouver mes bourses
        </Button>
        <p className="measure text-sm text-muted">
          Aucune question n’est obligatoire. Vos réponses ne sont pas enregistrées.
        </p>
      </div>
    </form>
  );
}

type Option = { slug: string; label: string };

function Question({
  name,
  label,
  options,
  chosen,
  className,
}: {
  name: string;
  label: string;
  options: readonly Option[];
  chosen: Option | null;
  className?: string;
}) {
  const id = `question-${name}`;
  return (
    <Field id={id} label={label} className={className}>
      <Select id={id} name={name} defaultValue={chosen?.slug ?? ""}>
        <option value="">Passer cette question</option>
        {options.map((option) => (
          <option key={option.slug} value={option.slug}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type Compared = { scholarship: Scholarship; reasons: Reason[] };

const groups: [verdict: Verdict, title: string][] = [
  ["yes", "Bourses qui vous correspondent"],
  ["check", "Bourses à vérifier"],
  ["no", "Bourses qui ne vous correspondent pas"],
];

/** Scholarships compared with the answers, best match first, each with its reasons. */
export function ComparedList({
  compared,
  saveFor,
}: {
  compared: readonly Compared[];
  saveFor: (scholarship: Scholarship) => ReactNode;
}) {
  return groups.map(([verdict, title]) => {
    const group = compared.filter(({ reasons }) => verdictOf(reasons) === verdict);
    if (group.length === 0) return null;
    return (
      <section key={verdict} className="grid gap-4">
        <h3 className="text-xl">{title}</h3>
        <ul className="grid gap-4 lg:grid-cols-2">
          {group.map(({ scholarship, reasons }) => (
            <li key={scholarship.id} className="min-w-0">
              <ComparedCard
                scholarship={scholarship}
                reasons={reasons}
                save={saveFor(scholarship)}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function ComparedCard({ scholarship, reasons, save }: Compared & { save: ReactNode }) {
  const { id, title, university, amount, deadline } = scholarship;
  return (
    <Card as="article" className="flex h-full flex-col gap-4 p-5">
      <div className="flex items-start gap-4">
        <DeadlineLeaf scholarship={scholarship} />
        <div className="min-w-0">
          <h4 className="card-title sm:leading-snug">
            <TextLink href={pagePath("scholarship", id)}>{frenchText(title)}</TextLink>
          </h4>
          <p className="mt-1 text-sm font-semibold">{university}</p>
          {amount && <p className="mt-1 text-sm text-muted">{frenchText(amount)}</p>}
        </div>
      </div>
      <MatchReasons reasons={reasons} />
      <div className="mt-auto flex flex-wrap gap-3">
        {save}
        {deadline !== null && (
          <a
            href={`${pagePath("scholarship", id)}/calendrier.ics`}
            download
            className={buttonClass()}
          >
            <Calendar className="size-4.5" />
            Calendrier
            <span className="sr-only">{` de «\u00a0${title}\u00a0»`}</span>
          </a>
        )}
      </div>
    </Card>
  );
}
