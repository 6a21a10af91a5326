import { seed, setUpDatabase } from "./calls";

type Placed = { id: string; town: string | null; province: string | null };

/** A database with the demonstration's offers, and the way to add one at a place. */
export function setUpTowns() {
  const database = setUpDatabase(seed);
  return {
    database,
    /** An offer of "Maison Vauquelin", with the town and the province that its place was read as. */
    insertJob: async (location: string | null, province: string | null = null) => {
      const row = { title: "Essai", company_name: "Maison Vauquelin", description: "Texte" };
      const made = await database.insert("jobs", { ...row, location, province });
      const town = "select name || ' ' || province from private.municipalities where id = $1";
      return {
        ...made,
        town: (await database.one(town, [made.municipality_id])) ?? null,
      } as Placed;
    },
  };
}
