import type { ReactNode } from "react";
import type { Preparation } from "@/lib/applications/schema";

type Props = {
  documents: Preparation["documents"];
  choice: string;
  onChoose: (id: string) => void;
  /** The value of "another one". */
  none: string;
  /** Below the choices: where another CV is added. */
  children: ReactNode;
};

/** One of the saved CVs, the default one first, or another. */
export function CvChoice({ documents, choice, onChoose, none, children }: Props) {
  const options = [...documents, { id: none, name: "Ajouter un autre CV" }];
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">Votre CV</legend>
      {documents.length > 0 &&
        options.map(({ id, name }, index) => (
          <label
            key={id}
            className="flex min-h-11 min-w-0 cursor-pointer items-center gap-3 rounded-control border border-line px-4 py-2 has-checked:border-spruce has-checked:bg-frost has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="document_id"
              value={id}
              checked={choice === id}
              onChange={() => onChoose(id)}
              className="size-5 shrink-0 accent-spruce outline-none"
            />
            <span className="min-w-0 break-words">{name}</span>
            {index === 0 && (
              <span className="ml-auto text-sm whitespace-nowrap text-muted">par défaut</span>
            )}
          </label>
        ))}
      {children}
    </fieldset>
  );
}
