import { ReloadButton } from "./reload-button";

/** Above samples: why they are there, and what they are not. */
export function SampleNotice({ text, reference }: { text: string; reference?: string }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-frost px-5 py-4"
    >
      <div className="measure">
        <p>{text}</p>
        {reference && (
          <p className="mt-1 text-sm text-muted">
            Référence : <code className="tabular-nums">{reference}</code>
          </p>
        )}
      </div>
      {reference && <ReloadButton />}
    </div>
  );
}
