import { Card } from "@/components/ui/card";
import { TriangleAlert } from "@/components/ui/icons";

const numbers = [
  { number: "911", what: "Danger immédiat, partout au Canada" },
  { number: "988", what: "Détresse ou idées suicidaires, appel ou texto, jour et nuit" },
  { number: "211", what: "Logement, nourriture, organismes près de chez vous" },
];

/** For what cannot wait for our answer: public services, free of charge. */
export function UrgentHelp() {
  return (
    <Card as="section" className="border-maple p-6">
      <h2 className="flex items-center gap-2.5 text-xl">
        <TriangleAlert className="size-6 text-maple" />
        Aide urgente
      </h2>
      <p className="mt-2">
        Nous ne pouvons pas intervenir en urgence. Ces services publics répondent gratuitement, en
        français.
      </p>
      <ul className="mt-4 grid gap-3">
        {numbers.map(({ number, what }) => (
          <li key={number} className="flex items-baseline gap-4">
            <a
              href={`tel:${number}`}
              className="font-display text-xl font-bold text-maple tabular-nums underline-offset-3 hover:underline"
            >
              {number}
            </a>
            <span className="text-sm">{what}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        On vous demande de l’argent pour un emploi, ou l’on garde votre passeport&nbsp;? Choisissez
        le sujet «&nbsp;Soutien&nbsp;» et écrivez «&nbsp;Urgent&nbsp;» dans l’objet&nbsp;: ces
        messages sont lus en premier.
      </p>
    </Card>
  );
}
