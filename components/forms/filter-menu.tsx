import { Select } from "@/components/ui/field";

type Option = { slug: string; label: string };
type Props = {
  name: string;
  label: string;
  /** The words for "no choice". */
  all: string;
  options: readonly Option[];
  chosen: Option | null;
};

/** A menu of a filter bar; its values are the words of the address. */
export function FilterMenu({ name, label, all, options, chosen }: Props) {
  return (
    <Select name={name} aria-label={label} defaultValue={chosen?.slug ?? ""}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.slug} value={option.slug}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
