const number = new Intl.NumberFormat("fr-CA");

/** The state of the site in figures. */
export function SiteFigures({ figures }: { figures: { label: string; count: number }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {figures.map(({ label, count }) => (
        <div key={label} className="card flex flex-col-reverse justify-end p-4">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-2xl font-semibold">{number.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
