import { Letter } from "@/components/newsletter/letter-page";
import { Check } from "@/components/ui/icons";
import { TextLink } from "@/components/ui/prose";

const promises = [
  "Nos nouveaux articles\u00a0: visas, études, travail, résidence permanente.",
  "Un courriel par semaine au plus, le mardi.",
  "Aucune publicité, et votre adresse n’est donnée à personne.",
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
        Pour les offres, les missions et les bourses, cliquez sur «&nbsp;Créer une alerte&nbsp;»
        au-dessus de <TextLink href="/emplois">chaque liste</TextLink>.
      </p>
    </div>
  );
}
