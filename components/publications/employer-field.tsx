"use client";

import { type ChangeEvent, type ReactNode, useEffect, useState } from "react";
import { SelectField } from "@/components/forms/fields";

type Choice = { id: string; name: string };

type Props = {
  row?: { employer_id: string | null };
  errors: Record<string, string>;
  /** The field of the name, which the employer's own replaces. */
  named: "company_name" | "university";
  /** That field, where it goes out of sight while an employer is chosen: it is said once. */
  children?: ReactNode;
};

/**
 * For which employer of one's own something is published; nothing for those who have none, whose form
 * leaves it as it is.
 */
export function EmployerField({ row, errors, named, children }: Props) {
  const [choices, setChoices] = useState<Choice[]>([]);
  const [chosen, setChosen] = useState(row?.employer_id ?? "");
  useEffect(() => {
    const asked = new AbortController();
    fetch("/api/employers", { signal: asked.signal })
      .then((response) => (response.ok ? response.json() : { employers: [] }))
      .then(({ employers }: { employers: Choice[] }) => setChoices(employers))
      // Without an answer the form is that of somebody without an employer.
      .catch(() => {});
    return () => asked.abort();
  }, []);
  return (
    <>
      {choices.length > 0 && (
        <SelectField
          name="employer_id"
          label="Publier pour"
          hint="Les membres de l’entreprise pourront gérer cette annonce."
          errors={errors}
          defaultValue={row?.employer_id ?? ""}
          onChange={(event) => {
            setChosen(event.target.value);
            writeName(event, named);
          }}
        >
          <option value="">Aucune de mes entreprises</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {children && (
        <div hidden={choices.length > 0 && chosen !== "" && !errors[named]}>{children}</div>
      )}
    </>
  );
}

/** The name goes into its field, so that the preview and the draft have it too. */
function writeName({ target }: ChangeEvent<HTMLSelectElement>, named: Props["named"]) {
  const field = target.form?.elements.namedItem(named);
  const chosen = target.selectedOptions[0];
  if (!(field instanceof HTMLInputElement) || !chosen || chosen.value === "") return;
  field.value = chosen.text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
