"use client";

import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { manageNotices } from "@/lib/copy/administration-notices";
import { sayHowFilled } from "@/lib/publications/manage-actions";

type Props = { kind: "job" | "freelance"; id: string; title: string };

/** Asked where an offer or mission says that it is filled; nobody has to answer. */
export function HowFilled({ kind, id, title }: Props) {
  const { form, pending } = useFormAction(sayHowFilled, { failure: manageNotices.failed });
  const what = kind === "job" ? "l’offre" : "la mission";
  return (
    <form {...form} className="flex basis-full flex-wrap items-center gap-x-2 gap-y-1">
      <span id={`pourvue-${id}`}>
        Comment {what}
        <span className="sr-only"> «&nbsp;{title}&nbsp;»</span> a-t-elle été pourvue&nbsp;?
      </span>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      {answers.map(([how, label]) => (
        <Button
          key={how}
          type="submit"
          name="how"
          value={how}
          disabled={pending}
          aria-describedby={`pourvue-${id}`}
        >
          {label}
        </Button>
      ))}
    </form>
  );
}

const answers = [
  ["here", "Grâce au site"],
  ["elsewhere", "Autrement"],
  ["not_filled", "Non pourvue"],
] as const;
