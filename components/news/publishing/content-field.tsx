"use client";

import { useDeferredValue, useState } from "react";
import { AreaField } from "@/components/forms/labelled";
import { Markup } from "@/components/news/markup";
import { parseMarkup } from "@/lib/news/markup";

type Props = { content?: string; errors: Record<string, string> };

/** The text of an article, and below it how it will read, as one types. */
export function ContentField({ content = "", errors }: Props) {
  const [typed, setTyped] = useState(content);
  const shown = useDeferredValue(typed);
  return (
    <div className="grid gap-3 sm:col-span-2">
      <AreaField
        name="content"
        label="Contenu"
        hint="« ## » ouvre un titre, « ### » un sous-titre, « - » une liste ; **gras** et [lien](https://…)."
        errors={errors}
        defaultValue={content}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maxLength={50_000}
        rows={10}
        required
      />
      {shown.trim() !== "" && (
        <details className="rounded-control border border-line p-4">
          <summary className="cursor-pointer text-sm font-semibold">Mise en forme du texte</summary>
          <div inert className="mt-3 max-h-80 overflow-y-auto">
            <Markup blocks={parseMarkup(shown)} />
          </div>
        </details>
      )}
    </div>
  );
}
