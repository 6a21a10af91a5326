"use client";

import { FormNotice, FormOutcome } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { notices } from "@/lib/copy/server-notices";
import { askRecruiter } from "@/lib/publications/actions";

/** Asks the recruiter on submit only: following the link must send nothing. */
export function AskForm({ kind, id }: { kind: string; id: string }) {
  const { form, result, pending } = useFormAction(askRecruiter, { failure: notices.askFailed });
  if (result?.status === "done") return <FormOutcome status="done" notice={result.notice} />;
  return (
    <form {...form} className="grid justify-items-start gap-4">
      <FormNotice result={result} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="primary" size="lg" disabled={pending}>
        {pending ? "Envoi..." : "Demander au recruteur"}
      </Button>
    </form>
  );
}
