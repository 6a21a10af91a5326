"use client";

import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { manageNotices } from "@/lib/copy/administration-notices";
import { type Kind, kinds } from "@/lib/publications/kinds";
import { sayHowFilled } from "@/lib/publications/manage-actions";

const answers = { here: "Grâce au site", elsewhere: "Autrement", not_filled: "Non pourvue" };

/** Asked where an offer or mission says that it is filled; nobody has to answer. */
export function HowFilled({ kind, id, title }: { kind: Kind; id: string; title: string }) {
  const { form, pending } = useFormAction(sayHowFilled, { failure: manageNotices.failed });
  return (
    <form {...form} className="flex basis-full flex-wrap items-center gap-x-2 gap-y-1">
      <span id={`how-${id}`}>
        Comment {kinds[kind].named.its}
        <span className="sr-only"> «&nbsp;{title}&nbsp;»</span> a-t-elle été pourvue&nbsp;?
      </span>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="item_id" value={id} />
      {Object.entries(answers).map(([how, label]) => (
        <Button
          key={how}
          name="how"
          value={how}
          type="submit"
          disabled={pending}
          aria-describedby={`how-${id}`}
        >
          {label}
        </Button>
      ))}
    </form>
  );
}
