"use client";

import { useRouter } from "next/navigation";
import { type MouseEvent, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { X } from "@/components/ui/icons";
import { Download, Eye } from "@/components/ui/private-icons";

type Props = {
  /** Each opening is logged, so use plain links only: nothing may prefetch it. */
  href: string;
  name: string;
};

/**
 * Displays the CV in the page where the browser supports it, else in a new tab, and offers it as a
 * download. Refreshes the history afterwards, since each opening is logged there.
 */
export function CvReader({ href, name }: Props) {
  const router = useRouter();
  const [reading, setReading] = useState(false);

  function read(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (elsewhere || !navigator.pdfViewerEnabled || innerWidth < 768) return;
    event.preventDefault();
    setReading(true);
  }

  return (
    <>
      <div className="flex flex-wrap gap-3">
        {reading ? (
          <button type="button" onClick={() => setReading(false)} className={buttonClass()}>
            <X />
            Fermer le CV
          </button>
        ) : (
          <a
            href={href}
            target="_blank"
            rel="noopener"
            onClick={read}
            className={buttonClass({ variant: "primary" })}
          >
            <Eye />
            Lire le CV
          </a>
        )}
        <a href={`${href}?telecharger`} className={buttonClass()}>
          <Download />
          Télécharger
        </a>
      </div>
      {reading && (
        <iframe
          src={href}
          title={`CV\u00a0: ${name}`}
          onLoad={() => router.refresh()}
          className="mt-4 h-[80vh] w-full rounded-card border border-line bg-frost"
        />
      )}
    </>
  );
}
