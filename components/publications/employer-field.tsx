"use client";

import { type ChangeEvent, useEffect, useState } from "react";
import { SelectField } from "@/components/forms/labelled";

type Choice = { id: string; name: string };

type Props = {
  row?: { employer_id: string | null };
  errors: Record<string, string>;
  /** The field of the name, which the employer's own replaces. */
  named: "company_name" | "university";
};

/**
 * For which employer of one's own something is published; nothing for those who have none, whose form
 * leaves it as it is.
 */
export function EmployerField({ row, errors, named }: Props) {
  const [choices, setChoices] = useState<Choice[]>([]);
  useEffect(() => {
    const asked = new AbortController();
    fetch("/api/employers", { signal: asked.signal })
      .then((response) => (response.ok ? response.json() : { employers: [] }))
      .then(({ employers }: { employers: Choice[] }) => setChoices(employers))
      // Without an answer the form is that of somebody without an employer.
      .catch(() => {});
    return () => asked.abort();
  }, []);
  if (choices.length === 0) return null;
  return (
    <SelectField
      name="employer_id"
      label="Publier pour"
      hint="Les membres de l’entreprise pourront gérer cette annonce."
      errors={errors}
      defaultValue={row?.employer_id ?? ""}
      onChange={(event) => writeName(event, named)}
    >
      <option value="">Aucune de mes entreprises</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
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
