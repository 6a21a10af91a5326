import { asActor, type Row } from "./actors";
import { setUpCalls } from "./calls";
import { type Actor, PEOPLE } from "./people";

/** Long enough to be somebody's text. */
export const TEXT = `Vous tenez la caisse d'un commerce de quartier, recevez les livraisons du mardi, gardez les
  rayons en ordre et conseillez la clientèle sur les fromages de la région. Horaire de jour, deux
  fins de semaine sur quatre, formation donnée par la gérante pendant trois semaines.`;

type Kept = {
  weight: number;
  is_live: boolean;
  cleared_at: string | null;
  found: { signal: string; passage: string | null }[];
};

/** A database whose recruiters publish offers, and what was found in them. */
export function setUpSignals() {
  const calls = setUpCalls();
  const { database } = calls;
  return {
    ...calls,
    /** Publishes an offer as somebody, through the API's rights; answers its id. */
    publish: async (actor: Exclude<Actor, "visiteur">, given: Row = {}): Promise<string> => {
      const row = {
        ...{ title: "Poste", company_name: "Maison", description: TEXT },
        ...given,
        recruiter_id: PEOPLE[actor],
      };
      const columns = Object.keys(row);
      const [made] = await asActor<{ id: string }>(
        database,
        actor,
        `insert into jobs (${columns}) values (${columns.map((_, n) => `$${n + 1}`)}) returning id`,
        Object.values(row),
      );
      return made?.id ?? "";
    },
    edit: (actor: Actor, id: string, given: Row) =>
      asActor(
        database,
        actor,
        `update jobs set ${Object.keys(given).map((name, n) => `${name} = $${n + 2}`)} where id = $1`,
        [id, ...Object.values(given)],
      ),
    kept: (id: string) =>
      database.query<Kept>(
        `select weight, is_live, cleared_at, found from private.publication_signals
         where item_id = $1`,
        [id],
      ),
    signalsOf: async (id: string) =>
      (
        await database.query<{ signal: string }>(
          "select signal from private.signals_of('job', $1)",
          [id],
        )
      ).map(({ signal }) => signal),
    /** Reads all that waits; answers how many. */
    readWaiting: async (): Promise<number> => {
      let read = 0;
      for (let done = 1; done > 0; read += done) {
        const [row] = await database.query<{ done: number }>(
          "select read_waiting_signals() as done",
        );
        done = Number(row?.done);
      }
      return read;
    },
  };
}
