/** The form under the table; the boxes of its rows belong to it. */
export const CHOSEN_FORM = "annonces-choisies";

/** The box that chooses a row of one's own. */
export function RowChoice({ id, title }: { id: string; title: string }) {
  return (
    <label className="-m-2 self-start p-2">
      <input
        type="checkbox"
        name="id"
        value={id}
        form={CHOSEN_FORM}
        autoComplete="off"
        className="mt-0.5 block size-5 accent-spruce"
      />
      <span className="sr-only">Choisir {title}</span>
    </label>
  );
}
