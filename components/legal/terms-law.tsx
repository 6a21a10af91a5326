import Link from "next/link";
import type { ProseSection } from "@/components/ui/prose-page";
import { site } from "@/lib/site";

/** Second half of the terms: what is forbidden, whose content it is, who is liable. */
export const termsLaw: ProseSection[] = [
  {
    id: "interdits",
    title: "Ce qui n’est pas permis",
    body: (
      <>
        <ul>
          <li>Se faire passer pour quelqu’un d’autre ou pour une entreprise.</li>
          <li>Publier une annonce fausse, trompeuse, discriminatoire ou illégale.</li>
          <li>Recueillir les coordonnées d’autrui pour une autre fin que celle de l’annonce.</li>
          <li>Envoyer du contenu nuisible, des fichiers piégés ou des messages en masse.</li>
          <li>
            Contourner les limites techniques du site, ou en copier le contenu de façon automatique
            au point de gêner les autres.
          </li>
          <li>Commenter pour insulter, menacer ou faire de la publicité.</li>
        </ul>
        <p>
          Nous retirons ce qui contrevient à ces règles et, si c’est grave ou répété, nous fermons
          le compte. Sauf urgence, nous vous disons pourquoi et vous laissons répondre.
        </p>
      </>
    ),
  },
  {
    id: "contenus",
    title: "À qui sont les contenus",
    body: (
      <>
        <p>
          Ce que vous écrivez ou téléversez reste à vous. Vous nous permettez de l’afficher et de le
          transmettre pour rendre le service, aussi longtemps qu’il y est publié, et rien de plus.
        </p>
        <p>
          Les textes, dessins et logiciels du site appartiennent à {site.name} ou à leurs auteurs.
          Vous pouvez citer un article avec un lien vers sa page, vous abonner aux fils RSS et
          imprimer ce qui vous sert.
        </p>
      </>
    ),
  },
  {
    id: "sources",
    title: "Données de tiers",
    body: (
      <p>
        Les noms et les coordonnées des villes viennent de{" "}
        <a href="https://www.geonames.org/" className="text-link">
          GeoNames
        </a>
        , sous licence{" "}
        <a href="https://creativecommons.org/licenses/by/4.0/deed.fr" className="text-link">
          CC&nbsp;BY&nbsp;4.0
        </a>
        . Nous en avons choisi les villes du Canada, francisé des noms et arrondi les coordonnées.
        Les distances sont comptées à vol d’oiseau.
      </p>
    ),
  },
  {
    id: "disponibilite",
    title: "Disponibilité et exactitude",
    body: (
      <p>
        Nous faisons de notre mieux pour que le site soit disponible et les renseignements à jour,
        mais une annonce peut être modifiée ou retirée à tout moment par son auteur, et une règle
        d’immigration peut changer d’un jour à l’autre. Vérifiez toujours à la source officielle
        avant une démarche ou une dépense. Une fonction peut être suspendue le temps d’un
        entretien&nbsp;; le site le dit alors clairement.
      </p>
    ),
  },
  {
    id: "responsabilite",
    title: "Responsabilité",
    body: (
      <p>
        Dans les limites permises par la loi, {site.name} n’est pas responsable des décisions prises
        par les recruteurs et les établissements, du contenu des annonces, ni du contenu des sites
        vers lesquels il renvoie. Rien dans ces conditions n’exclut une responsabilité que la loi,
        et notamment la Loi sur la protection du consommateur du Québec, interdit d’exclure.
      </p>
    ),
  },
  {
    id: "vie-privee",
    title: "Vie privée",
    body: (
      <p>
        La{" "}
        <Link href="/privacy" className="text-link">
          politique de confidentialité
        </Link>{" "}
        fait partie des présentes conditions. Elle explique ce que nous recueillons, pourquoi,
        combien de temps, et comment exporter ou supprimer vos données.
      </p>
    ),
  },
  {
    id: "droit",
    title: "Droit applicable et différends",
    body: (
      <>
        <p>
          Ces conditions sont régies par les lois en vigueur au Québec et les lois fédérales du
          Canada qui s’y appliquent. Avant tout recours, écrivez-nous par la{" "}
          <Link href="/contact" className="text-link">
            page de contact
          </Link>{" "}
          : la plupart des différends se règlent en quelques jours. À défaut, les tribunaux du
          Québec sont compétents, sans priver un consommateur du tribunal de son domicile.
        </p>
        <p>
          Nous pouvons modifier ces conditions. Une modification importante est annoncée aux
          titulaires d’un compte au moins 30 jours avant de s’appliquer&nbsp;; vous pouvez fermer
          votre compte si vous la refusez.
        </p>
      </>
    ),
  },
];
