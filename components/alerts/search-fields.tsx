import type { FollowedSearch } from "@/lib/publications/followed";

/** What a form that follows a search carries of it, out of sight. */
export function SearchFields({ search }: { search: FollowedSearch }) {
  return (
    <>
      <input type="hidden" name="kind" value={search.kind} />
      <input type="hidden" name="asked" value={JSON.stringify(search.asked)} />
      <input type="hidden" name="label" value={search.label} />
      <input type="hidden" name="address" value={search.address} />
    </>
  );
}
