import Link from "next/link";
import type { ProseSection } from "@/components/ui/prose-page";
import { Sources } from "./sources";

/** Once there: the first weeks, staying, and whom to trust. */
export const arriving: ProseSection[] = [
  {
    id: "premiers-jours",
    title: "Les premières semaines",
    body: (
      <>
        <p>Dans l’ordre où ces démarches se débloquent l’une l’autre&nbsp;:</p>
        <ol>
          <li>
            <strong>À la frontière&nbsp;:</strong> ayez en main l’original de chaque document et
            vérifiez, avant de quitter le comptoir, que votre nom et les dates sont justes.
          </li>
          <li>
            <strong>Numéro d’assurance sociale (NAS)&nbsp;:</strong> gratuit, demandé à Service
            Canada, exigé pour être payé. Ne le donnez qu’à un employeur qui vous a embauché, à
            votre banque et à l’État.
          </li>
          <li>
            <strong>Assurance maladie&nbsp;:</strong> inscrivez-vous auprès de la province.
            Certaines imposent un délai de carence&nbsp;; prenez une assurance privée pour cette
            période, ou vérifiez si une entente de sécurité sociale lie votre pays au Québec.
          </li>
          <li>
            <strong>Compte bancaire, logement, téléphone&nbsp;:</strong> lisez le bail avant de
            signer&nbsp;; au Québec, il existe un bail type obligatoire, en français.
          </li>
          <li>
            <strong>Écoles et garderies&nbsp;:</strong> commencez tôt, les listes d’attente sont
            longues.
          </li>
          <li>
            <strong>Impôts&nbsp;:</strong> une déclaration se fait chaque printemps, même sans
            revenu&nbsp;; elle ouvre droit à des prestations.
          </li>
        </ol>
        <p>
          Des organismes d’accueil, financés par l’État et gratuits, aident pour tout cela en
          français, dans toutes les provinces.
        </p>
        <Sources pages={["newcomers", "sin", "ramq"]} />
      </>
    ),
  },
  {
    id: "droits-travail",
    title: "Vos droits au travail",
    body: (
      <>
        <p>
          Les normes du travail (salaire minimum, heures supplémentaires, vacances, pauses, préavis)
          s’appliquent à toute personne qui travaille, quel que soit son statut. Elles dépendent de
          la province, sauf pour quelques secteurs de compétence fédérale comme les banques et le
          transport aérien. Votre passeport et votre permis restent à vous&nbsp;: un employeur n’a
          pas le droit de les garder.
        </p>
        <p>
          Une personne munie d’un permis lié à un employeur et victime d’abus peut demander un
          permis ouvert pour travailleurs vulnérables. Les métiers et professions réglementés
          demandent l’autorisation d’un ordre&nbsp;: la démarche se commence depuis l’étranger.
        </p>
        <Sources pages={["work", "cicic"]} />
      </>
    ),
  },
  {
    id: "rester",
    title: "Rester, puis devenir citoyen",
    body: (
      <>
        <p>
          Notez la date d’expiration de votre permis et demandez la prolongation bien avant&nbsp;:
          une demande déposée à temps permet souvent de rester aux mêmes conditions jusqu’à la
          décision. Une fois résident permanent, vous vivez et travaillez où vous voulez au Canada,
          à condition d’y être présent assez longtemps pour garder ce statut.
        </p>
        <p>
          La citoyenneté se demande après un certain temps de présence effective au pays, avec les
          déclarations de revenus, une connaissance suffisante du français ou de l’anglais et, selon
          l’âge, un examen sur le Canada. Tenez dès le premier jour un carnet de vos absences&nbsp;:
          le calcul se fait au jour près.
        </p>
        <Sources pages={["immigrate", "citizenship"]} />
      </>
    ),
  },
  {
    id: "fraude",
    title: "À qui se fier",
    body: (
      <>
        <p>
          Vous pouvez tout faire vous-même&nbsp;: les formulaires officiels sont gratuits. Si vous
          payez quelqu’un pour vous conseiller ou vous représenter, il doit être avocat membre d’un
          barreau canadien, notaire membre de la Chambre des notaires du Québec, ou consultant
          titulaire d’un permis du Collège des consultants en immigration et en citoyenneté&nbsp;;
          en Ontario, certains parajuristes sont aussi autorisés. Vérifiez le nom dans le registre
          public avant de verser un dollar.
        </p>
        <p>
          Quittez la conversation si l’on vous promet une réponse positive, si l’on vous presse de
          payer par virement ou en cryptomonnaie, si l’on vous propose une offre d’emploi à acheter
          ou un document «&nbsp;arrangé&nbsp;». Une fausse déclaration peut fermer la porte du
          Canada pendant des années, même si c’est un autre qui l’a écrite à votre place.
        </p>
        <p>
          Une annonce de notre site vous paraît douteuse&nbsp;?{" "}
          <Link href="/contact" className="text-link">
            Signalez-la
          </Link>{" "}
          : nous vérifions et nous la retirons s’il le faut.
        </p>
        <Sources pages={["representative", "college"]} />
      </>
    ),
  },
];
