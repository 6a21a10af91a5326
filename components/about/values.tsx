import { Companions, Compass, FirstMorning, Summit } from "./value-drawings";

const values = [
  {
    name: "Excellence",
    text: "Des annonces relues, des liens qui mènent quelque part, des dates justes. Ce qui est périmé est retiré.",
    Drawing: Summit,
  },
  {
    name: "Accompagnement",
    text: "Une réponse à chaque message, un suivi pour chaque candidature, et des mots simples à chaque étape.",
    Drawing: Companions,
  },
  {
    name: "Expertise",
    text: "Nous citons la page officielle plutôt que l’opinion. Quand nous ne savons pas, nous disons à qui demander.",
    Drawing: Compass,
  },
  {
    name: "Passion Canada",
    text: "D’un océan à l’autre, et pas seulement les grandes villes\u00a0: nous aimons ce pays, et nous le montrons tel qu’il est.",
    Drawing: FirstMorning,
  },
];

export function Values() {
  return (
    <section aria-labelledby="valeurs" className="wrap py-12 sm:py-16">
      <h2 id="valeurs" className="text-2xl sm:text-3xl">
        Nos quatre valeurs
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {values.map(({ name, text, Drawing }) => (
          <li key={name}>
            <Drawing />
            <h3 className="mt-4 text-xl">{name}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
