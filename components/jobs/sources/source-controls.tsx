"use client";

import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { sourceNotices } from "@/lib/copy/source-notices";
import { changeSource } from "@/lib/jobs/source-actions";

/** What an owner can do with a source. */
export function SourceControls({ id, paused }: { id: string; paused: boolean }) {
  const { form, result, pending } = useFormAction(changeSource, { failure: sourceNotices.failed });
  return (
    <form {...form} className="flex flex-wrap gap-3">
      <div className="basis-full empty:hidden">
        <FormNotice result={result} />
      </div>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="act" value={paused ? "resume" : "pause"} disabled={pending}>
        {paused ? "Reprendre" : "Mettre en pause"}
      </Button>
      <Button type="submit" name="act" value="remove" disabled={pending}>
        Retirer la source
      </Button>
    </form>
  );
}
