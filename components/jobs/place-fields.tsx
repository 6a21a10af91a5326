import { type Choice, Menu } from "@/components/forms/menu";
import { Input } from "@/components/ui/field";
import type { JobFilters } from "@/lib/jobs/filters";
import { radii } from "@/lib/places/towns";

/** A town, with how far around it to look; the words alone count where it is none. */
export function PlaceFields({ place, radius }: Pick<JobFilters, "place" | "radius">) {
  return (
    <>
      <Input
        type="search"
        name="lieu"
        data-suggest="town"
        aria-label="Lieu"
        placeholder="Ville, ou télétravail"
        maxLength={100}
        defaultValue={place}
      />
      <Menu
        name="rayon"
        aria-label="Distance"
        defaultValue={radius ?? ""}
        choices={[["", "Distance"], ...radii.map((km): Choice => [km, `${km}\u00a0km`])]}
      />
    </>
  );
}
