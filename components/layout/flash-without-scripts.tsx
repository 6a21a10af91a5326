import { CircleCheck, TriangleAlert } from "@/components/ui/icons";
import type { Notice } from "@/lib/copy/notice";

/**
 * The notice of an arrival, for who reads without scripts: others see it come and go
 * (`NoticeFromAddress`).
 */
export function FlashWithoutScripts({ notice: { title, description, tone } }: { notice: Notice }) {
  const Icon = tone === "error" ? TriangleAlert : CircleCheck;
  return (
    <noscript>
      <div className="flex justify-center gap-3 border-b border-line bg-frost px-5 py-3">
        <Icon
          className={`mt-0.5 size-5 shrink-0 ${tone === "error" ? "text-maple" : "text-spruce"}`}
        />
        <p>
          <strong className="font-semibold">{title}</strong> {description}
        </p>
      </div>
    </noscript>
  );
}
