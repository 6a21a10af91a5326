"use client";

import { type ComponentProps, useState } from "react";
import { Input } from "@/components/ui/field";

/** A password that its author may look at before sending it. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, "type">) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={shown ? "text" : "password"} className="pr-24" spellCheck={false} />
      <button
        type="button"
        aria-pressed={shown}
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-1 right-1 rounded-control px-3 text-sm font-semibold text-spruce hover:bg-frost"
      >
        {shown ? "Masquer" : "Afficher"}
        <span className="sr-only"> le mot de passe</span>
      </button>
    </div>
  );
}
