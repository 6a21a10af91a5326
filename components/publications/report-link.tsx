/** The way to the form that reports something; `list` is the first part of its address. */
export function ReportLink({ list, id, what }: { list: string; id: string; what: string }) {
  return (
    <a
      href={`/signaler${list}/${id}`}
      rel="nofollow"
      className="text-link justify-self-start text-sm"
      data-print="no"
    >
      {`Signaler ${what}`}
    </a>
  );
}
