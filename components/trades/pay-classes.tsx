import { Bars } from "@/components/ui/bars";
import { money } from "@/lib/text/money";
import { MOST_OF_AN_EMPLOYER, wholeClasses } from "@/lib/trades/figures";

/** What the offers of a trade pay, as bars and as a table; nothing where too few say. */
export function PayClasses({ found }: { found: { least_pay: number; offers: number }[] }) {
  const classes = wholeClasses(found);
  if (classes.length === 0) return null;
  return (
    <section aria-labelledby="salaires" className="grid gap-4">
      <h2 id="salaires" className="text-2xl">
        Les salaires annoncés
      </h2>
      <p className="measure">
        Calculés d’après le milieu de chaque fourchette annuelle, sans les stages, le temps partiel
        ni les offres sans salaire. Chaque entreprise compte pour {MOST_OF_AN_EMPLOYER} offres au
        plus.
      </p>
      <div className="grid items-start gap-8 sm:grid-cols-2">
        <table className="text-sm tabular-nums [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:py-1.5 [&_th]:text-left">
          <caption className="sr-only">Nombre d’offres par tranche de salaire annuel</caption>
          <thead className="text-muted">
            <tr>
              <th scope="col">Salaire par an</th>
              <th scope="col">Offres</th>
            </tr>
          </thead>
          <tbody>
            {classes.map(({ from, to, offers }) => (
              <tr key={from}>
                <th scope="row" className="font-normal">
                  {to === null ? `${money(from)} et plus` : `${money(from)} à ${money(to)}`}
                </th>
                <td>{offers}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Bars
          bars={classes.map(({ from, to, offers }) => ({
            label: `${from / 1000}${to === null ? "\u00a0k+" : "\u00a0k$"}`,
            value: offers,
          }))}
        />
      </div>
    </section>
  );
}
