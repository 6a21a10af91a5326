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
    <form {...form} aria-labelledby={`how-${id}`} className="flex basis-full flex-wrap gap-2">
      <span id={`how-${id}`} className="self-center">
        Comment {kinds[kind].named.its}
        <span className="sr-only"> «&nbsp;{title}&nbsp;»</span> a-t-elle été pourvue&nbsp;?
      </span>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="item_id" value={id} />
      {Object.entries(answers).map(([how, label]) => (
        <Button key={how} type="submit" name="how" value={how} disabled={pending}>
          {label}
        </Button>
      ))}
    </form>
  );
}
