/** The operator's figures, in a row. */
export function Figures({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-7 py-12 lg:grid-cols-4">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-l-3 border-sun pl-4">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-2xl font-bold tabular-nums sm:text-3xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
