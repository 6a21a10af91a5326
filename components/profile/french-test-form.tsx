"use client";

import { type ReactNode, useCallback, useRef } from "react";
import { SelectField, TextField } from "@/components/forms/fields";
import { FormNotice, FormOutcome } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { useSession } from "@/components/layout/session-provider";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/prose";
import { failureNotices } from "@/lib/copy/failure-notices";
import {
  abilities,
  abilityNames,
  type FrenchResult,
  type FrenchTestResult,
  otherTests,
  type ProgramResult,
  tests,
} from "@/lib/profile/french-test";
import { compareFrenchTest, saveFrenchLevel } from "@/lib/profile/french-test-actions";
import { ACRONYMS, languageLevels, levelLabels } from "@/lib/publications/abroad";
import { longDate } from "@/lib/text/dates";

type Props = {
  /** Lists of offers suggested with a result. */
  offers: ReactNode;
  mobilityOffers: ReactNode;
};

/**
 * Four scores and a date. Without scripts the form posts to its own page, which comes back with the result.
 */
export function FrenchTestForm({ offers, mobilityOffers }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const showResult = useCallback(() => heading.current?.focus(), []);
  const { form, result, errors, pending } = useFormAction(compareFrenchTest, {
    failure: failureNotices.frenchTestFailed,
    onDone: showResult,
  });
  const { french, values = {} }: FrenchTestResult = result ?? {
    status: "refused",
    notice: { title: "" },
  };
  return (
    <div className="grid gap-8">
      {french && (
        <Result {...french} heading={heading} offers={offers} mobilityOffers={mobilityOffers} />
      )}
      <form {...form} className="card grid gap-5 p-5 sm:grid-cols-2 sm:p-7">
        <div className="empty:hidden sm:col-span-2">
          <FormNotice result={result} />
        </div>
        <SelectField name="test" label="Test passé" errors={errors} defaultValue={values.test}>
          {Object.entries({ ...tests, ...otherTests }).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          name="taken_on"
          label="Date du test"
          type="date"
          optional
          errors={errors}
          defaultValue={values.taken_on}
        />
        {abilityNames.map((ability) => (
          <TextField
            key={ability}
            name={ability}
            label={abilities[ability]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            errors={errors}
            defaultValue={values[ability]}
          />
        ))}
        <p className="measure text-sm text-muted sm:col-span-2">
          Recopiez les résultats de votre attestation. Pour le TEF Canada, prenez ceux sur 699, et
          non «&nbsp;Équivalence ancien score&nbsp;». Pour le TCF Canada, les expressions sont sur
          20.
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
          <Button type="submit" variant="accent" size="lg" disabled={pending}>
            {pending ? "Calcul..." : "Voir mon niveau"}
          </Button>
          <p className="measure text-sm text-muted">Vos résultats ne sont pas enregistrés.</p>
        </div>
      </form>
    </div>
  );
}

type ResultProps = FrenchResult & Props & { heading: React.RefObject<HTMLHeadingElement | null> };

function Result({ levels, band, programs, heading, offers, mobilityOffers, ...test }: ResultProps) {
  const hasMobility = programs.some(
    ({ program, outcome }) => program.slug === "mobilite-francophone" && outcome === "reached",
  );
  return (
    <section aria-labelledby="niveau" className="grid gap-6">
      <h2 id="niveau" ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl">
        Votre niveau
      </h2>
      <Validity {...test} isOldScale={levels === null} />
      {levels && <p className="text-sm text-muted">{ACRONYMS.levels}</p>}
      {levels && (
        <dl className="facts grid gap-4 rounded-card border border-line bg-snow p-5 sm:grid-cols-4">
          {abilityNames.map((ability) => (
            <div key={ability}>
              <dt className="text-sm text-muted">{abilities[ability]}</dt>
              <dd className="font-semibold">{levelText(levels[ability])}</dd>
            </div>
          ))}
        </dl>
      )}
      {programs.length > 0 && (
        <div className="grid gap-4">
          <h3 className="text-xl">Les programmes fédéraux</h3>
          <ul className="grid gap-4 lg:grid-cols-2">
            {programs.map((result) => (
              <Program key={result.program.slug} {...result} hasExpired={test.hasExpired} />
            ))}
          </ul>
        </div>
      )}
      {levels && (
        <div className="grid justify-items-start gap-3">
          <h3 className="text-xl">Les offres</h3>
          <p className="measure">{offersText(band)}</p>
          <div className="flex flex-wrap gap-3">
            {hasMobility && !test.hasExpired && mobilityOffers}
            {offers}
          </div>
          {band && <SaveLevel band={band} />}
        </div>
      )}
    </section>
  );
}

function levelText(level: number | null | undefined): string {
  if (level === undefined) return "Sans résultat";
  if (level === null) return "Moins de NCLC\u00a04";
  return level === 10 ? "NCLC\u00a010 ou plus" : `NCLC\u00a0${level}`;
}

type ValidityProps = Pick<FrenchResult, "validUntil" | "hasExpired"> & { isOldScale: boolean };

function Validity({ validUntil, hasExpired, isOldScale }: ValidityProps) {
  if (validUntil === null) {
    return (
      <p className="measure">
        Un résultat compte deux ans. Ajoutez la date du test pour savoir jusqu’à quand.
      </p>
    );
  }
  if (!hasExpired) return <p>{`Vos résultats comptent jusqu’au ${longDate(validUntil)}.`}</p>;
  return (
    <p className="measure">
      {`Vos résultats comptaient jusqu’au ${longDate(validUntil)}\u00a0: un test compte deux ans. Il faut le repasser. `}
      {isOldScale
        ? "Le barème a changé le 10 décembre 2023\u00a0: nous ne calculons pas les niveaux d’avant."
        : "Les niveaux ci-dessous vous situent, mais ne servent plus à une demande."}
    </p>
  );
}

const outcomes = {
  reached: "Niveau atteint",
  "not-reached": "Niveau pas encore atteint",
  unknown: "Il manque un résultat",
} as const;

function Program({
  program,
  outcome,
  missing,
  hasExpired,
}: ProgramResult & { hasExpired: boolean }) {
  const required = abilityNames.filter((ability) => program.abilities.includes(ability));
  const list = required.map((ability) => abilities[ability].toLowerCase()).join(", ");
  return (
    <li className="grid content-start gap-2 rounded-card border border-line bg-snow p-5">
      <h4 className="text-lg">{program.name}</h4>
      <p className="font-semibold">
        {hasExpired && outcome === "reached"
          ? "Niveau atteint, mais test expiré"
          : outcomes[outcome]}
      </p>
      <p>{`NCLC\u00a0${program.nclc} demandé\u00a0: ${list}.`}</p>
      {missing.length > 0 && (
        <ul className="list-disc pl-6">
          {missing.map(({ ability, points }) => (
            <li key={ability}>
              {`${abilities[ability]}\u00a0: il manque ${points}\u00a0point${points > 1 ? "s" : ""}.`}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm">{program.conditions}</p>
      <p className="text-sm text-muted">
        <span>{program.state === "to_check" ? "À vérifier sur la " : "D’après la "}</span>
        <TextLink href={program.source}>page officielle</TextLink>
        <span>
          {program.state === "to_check" ? "." : ` (lue le ${longDate(program.checked_on)}).`}
        </span>
      </p>
    </li>
  );
}

function offersText(band: FrenchResult["band"]): string {
  if (band === null) {
    return "Il faut un niveau NCLC\u00a04 ou plus à l’oral, en compréhension et en expression, pour le comparer avec celui que demandent les offres.";
  }
  const { label, from } = languageLevels[band];
  return `À l’oral, vous répondez aux offres qui demandent «\u00a0${label}\u00a0» (à partir de NCLC\u00a0${from})${band === "beginner" ? "" : " ou moins"}.`;
}

/** Without an account, leads to the profile, where the same level is an option of a menu. */
function SaveLevel({ band }: { band: NonNullable<FrenchResult["band"]> }) {
  const { status } = useSession();
  const { form, result, pending } = useFormAction(saveFrenchLevel, {
    failure: failureNotices.frenchLevelNotSaved,
  });
  if (status !== "signed-in") {
    return (
      <p className="measure text-sm text-muted">
        {`Pour comparer chaque offre avec votre niveau, choisissez «\u00a0${levelLabels("NCLC", band)}\u00a0» dans `}
        <TextLink href="/espace-utilisateur">votre profil</TextLink>.
      </p>
    );
  }
  return (
    <form {...form} className="grid justify-items-start gap-3">
      {result && <FormOutcome {...result} />}
      <input type="hidden" name="french_level" value={band} />
      <Button type="submit" variant="primary" disabled={pending}>
        {pending ? "Enregistrement..." : "Garder mon niveau"}
      </Button>
      <p className="measure text-sm text-muted">
        {`Votre profil retient «\u00a0${levelLabels("NCLC", band)}\u00a0», pas vos résultats.`}
      </p>
    </form>
  );
}
