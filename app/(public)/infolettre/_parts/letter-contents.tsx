import { Letter } from "@/components/newsletter/letter-page";
import { Check } from "@/components/ui/icons";
import { TextLink } from "@/components/ui/text-link";

const promises = [
  "Les articles parus depuis le dernier numéro\u00a0: visas, études, travail, résidence permanente.",
  "Un courriel par semaine au plus, le mardi. Rien de nouveau, pas de courriel.",
  "Aucune publicité, aucun suivi d’ouverture, votre adresse à personne d’autre.",
];

/** What a subscriber receives, and where to follow what is no article. */
export function LetterContents() {
  return (
    <div>
      <Letter className="mb-6 w-44" />
      <h2 className="text-xl">Ce que vous y trouverez</h2>
      <ul className="mt-3 grid gap-2.5">
        {promises.map((promise) => (
          <li key={promise} className="flex gap-3">
            <Check className="mt-1 size-5 text-maple" />
            {promise}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted">
        Pour les offres, les missions et les bourses, suivez une recherche&nbsp;: le bouton
        «&nbsp;M’alerter&nbsp;» est au-dessus de <TextLink href="/emplois">chaque liste</TextLink>.
      </p>
    </div>
  );
}
