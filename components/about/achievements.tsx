type Figure = { value: string; label: string };

/** What the operator claims to have achieved, since when. */
export function Achievements({
  founded,
  figures,
  today,
}: {
  founded: string;
  figures: readonly Figure[];
  /** What is counted today, beside what is claimed. */
  today: string | null;
}) {
  return (
    <section
      data-deep=""
      aria-labelledby="realisations"
      className="relative isolate overflow-hidden bg-deep text-on-deep"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 220"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 -z-1 h-40 w-full opacity-40"
      >
        <path
          d="M0 220V120l120-50 100 40 150-80 130 70 170-90 140 84 130-44 150 70 170-96 180 90v106z"
          className="fill-ridge-4"
        />
      </svg>
      <div className="wrap grid items-end gap-x-12 gap-y-8 py-14 sm:py-18 lg:grid-cols-[16rem_1fr]">
        <div>
          <h2 id="realisations" className="text-2xl text-on-deep-strong sm:text-3xl">
            {founded ? `Depuis ${founded}, pas à pas` : "Pas à pas"}
          </h2>
          {today && <p className="mt-3 text-sm">{today}</p>}
        </div>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-8 lg:grid-cols-4">
          {figures.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-l-2 border-sun pl-4"
            >
              <dt className="text-sm">{label}</dt>
              <dd className="font-display text-3xl font-bold text-on-deep-strong tabular-nums sm:text-4xl">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
