import { type AnswerRecord, recordWords } from "@/lib/publications/answer";

/** Under an employer's name: how it answers whoever applies; nothing while too few have. */
export function AnswerRecordLine({ record }: { record: AnswerRecord | null }) {
  if (record === null) return null;
  const { said, basis } = recordWords(record);
  return (
    <p className="mt-2 text-sm">
      {said} <span className="text-muted">{basis}</span>
    </p>
  );
}
