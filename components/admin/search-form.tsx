import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/field";

type Props = {
  path: string;
  /** What can be typed. */
  label: string;
  q: string;
};

/** The search of a page of the administration, by `q` in its address; a plain form. */
export function SearchForm({ path, label, q }: Props) {
  return (
    <form action={path} className="mb-5 flex gap-2.5">
      <Input
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        maxLength={120}
        defaultValue={q}
      />
      <Button type="submit">Rechercher</Button>
    </form>
  );
}
