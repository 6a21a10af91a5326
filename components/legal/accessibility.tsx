import Link from "next/link";
import type { ProseSection } from "@/components/ui/prose-page";

/** What was checked, what is known to be lacking, and whom to tell. */
export const accessibilityStatement: ProseSection[] = [
  {
    id: "but",
    title: "Ce que nous visons",
    body: (
      <p>
        Le site doit pouvoir servir à tout le monde&nbsp;: au clavier, avec un lecteur d’écran,
        agrandi deux fois, sur un petit téléphone, en contraste élevé, sans animation ou sans
        JavaScript. Nous suivons pour cela les règles internationales WCAG&nbsp;2.2, au
        niveau&nbsp;AA.
      </p>
    ),
  },
  {
    id: "verifications",
    title: "Ce que nous vérifions",
    body: (
      <>
        <p>À chaque modification du site, des essais automatiques dans un navigateur&nbsp;:</p>
        <ul>
          <li>
            cherchent les défauts connus de l’outil axe sur chaque écran, connecté ou non&nbsp;;
          </li>
          <li>
            parcourent au clavier les menus, les filtres, les fenêtres et les formulaires&nbsp;;
          </li>
          <li>vérifient qu’aucun écran ne déborde d’un téléphone&nbsp;;</li>
          <li>lisent, cherchent, se connectent et écrivent au site sans JavaScript.</li>
        </ul>
        <p>
          Un outil ne trouve qu’une partie des défauts. Aucun audit n’a encore été fait par un
          organisme indépendant, ni d’essai organisé avec des personnes qui utilisent un lecteur
          d’écran. Nous ne nous déclarons donc pas «&nbsp;conformes&nbsp;»&nbsp;: partiellement
          conformes, au mieux de ce que nous savons.
        </p>
      </>
    ),
  },
  {
    id: "limites",
    title: "Les limites que nous connaissons",
    body: (
      <ul>
        <li>
          Les CV sont des fichiers PDF préparés par les candidats&nbsp;: nous ne pouvons pas
          garantir qu’un lecteur d’écran les lit bien.
        </li>
        <li>
          Les liens officiels des bourses et du guide mènent à d’autres sites, qui ont leurs propres
          qualités et défauts.
        </li>
        <li>La page d’une offre supprimée ne montre son message qu’avec JavaScript.</li>
        <li>Postuler, enregistrer un favori et l’espace des recruteurs demandent JavaScript.</li>
      </ul>
    ),
  },
  {
    id: "signaler",
    title: "Signaler un obstacle",
    body: (
      <p>
        Un écran vous arrête&nbsp;? Dites-le-nous par la{" "}
        <Link href="/contact">page de contact</Link>, en nommant la page et ce que vous utilisez
        (navigateur, lecteur d’écran, appareil). Nous répondons en 24&nbsp;heures en moyenne, nous
        vous donnons l’information autrement en attendant, et la correction passe avant les
        nouveautés.
      </p>
    ),
  },
];
