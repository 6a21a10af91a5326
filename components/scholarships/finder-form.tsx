import { Button } from "@/components/ui/button";
import { Field, Select } from "@/components/ui/field";
import { countries } from "@/lib/places/countries";
import { glossedLevel, situationAnswers, studyLevels } from "@/lib/scholarships/choices";
import { type Answers, delayAnswers, FINDER, fieldAnswers } from "@/lib/scholarships/filters";

const levels = studyLevels.map(({ slug, label }) => ({ slug, label: glossedLevel(label) }));

/** The five questions. The form works alone: the answers are in the address of the next page. */
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
