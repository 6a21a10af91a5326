import { shortDate } from "@/lib/text/dates";
import type { Regulation } from "@/lib/trades/figures";

const WORDS: Record<Regulation["scope"], { before: string; after: string }> = {
  practice: {
    before:
      "Métier réglementé\u00a0: pour l’exercer, il faut un permis ou un certificat. Organisme\u00a0:",
    after: "",
  },
  title: {
    before: "Titre réservé aux membres de l’organisme suivant\u00a0:",
    after: "\u00a0; certaines activités peuvent l’être aussi",
  },
  none: {
    before: "Le certificat est facultatif. Organisme qui le délivre\u00a0:",
    after: "",
  },
};

/**
 * Who must be asked before a trade is practised in a province, with when that was read; what was not
 * read says so, and a province that nobody looked up sends to the official directory.
 */
export function RegulationNote({ regulation }: { regulation: Regulation | null }) {
  if (regulation === null) {
    return (
      <p>
        Nous n’avons pas vérifié si ce métier est réglementé dans cette province. Le{" "}
        <a className="text-link" href="https://www.cicic.ca" rel="external">
          Centre d’information canadien sur les diplômes internationaux
        </a>{" "}
        tient le répertoire des professions réglementées.
      </p>
    );
  }
  const { scope, body, link, checked_on, state } = regulation;
  const { before, after } = WORDS[scope];
  return (
    <p>
      {`${before} `}
      <a className="text-link" href={link} rel="external">
        {body}
      </a>
      {`${after}. `}
      <span className="text-sm text-muted">
        {state === "read"
          ? `Page officielle consultée le ${shortDate(checked_on)}.`
          : "À vérifier auprès de l’organisme."}
      </span>
    </p>
  );
}
