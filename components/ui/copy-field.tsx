"use client";

import type { ReactNode } from "react";
import { pageNotices } from "@/lib/copy/browser-notices";
import { Button } from "./button";
import { Input } from "./field";
import { notify } from "./notify";

/** Text with a copy button; `children` follow it. */
export function CopyField({
  value,
  label,
  children,
}: {
  value: string;
  label: string;
  children?: ReactNode;
}) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      notify(pageNotices.copied);
    } catch {
      notify(pageNotices.notCopied);
    }
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Input
        readOnly
        value={value}
        aria-label={label}
        className="min-w-0 flex-1 basis-64"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={copy}>Copier</Button>
      {children}
    </div>
  );
}
