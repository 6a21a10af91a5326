"use client";

import Link from "next/link";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { confirmLink } from "@/lib/auth/mail-actions";
import type { LinkType } from "@/lib/auth/schema";
import { signInNotices } from "@/lib/copy/sign-in-notices";

type Props = {
  tokenHash: string;
  type: LinkType;
  submit: string;
  /** Where another link may be asked for. */
  again: string;
};

/** The button that a mail's link leads to; following the link alone changes nothing. */
export function ConfirmForm({ tokenHash, type, submit, again }: Props) {
  const { form, result, pending } = useFormAction(confirmLink, {
    failure: signInNotices.linkNotFollowed,
  });
  return (
    <form {...form} className="grid gap-5">
      <FormNotice result={result} />
      <input type="hidden" name="token_hash" value={tokenHash} />
      <input type="hidden" name="type" value={type} />
      <Button type="submit" variant="primary" size="lg" disabled={pending}>
        {pending ? "Un instant..." : submit}
      </Button>
      {result?.status === "refused" && (
        <Link href={again} className="text-link justify-self-start py-1.5">
          Demander un nouveau lien
        </Link>
      )}
    </form>
  );
}
