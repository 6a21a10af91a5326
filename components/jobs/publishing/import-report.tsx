import { countJobs, countProblems } from "@/lib/copy/counts";
import type { ImportReport } from "@/lib/jobs/actions";
import { ImportWarnings } from "./import-warnings";

/** What the file holds, or what has to be mended in it first, line by line. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { total, titles, problems, problemCount, warnings } = report;
  if (problemCount === 0) {
    return (
      <div>
        <h2 className="text-lg">{countJobs(total)} à importer</h2>
        <ul className="mt-2 grid gap-1 text-sm">
          {titles.map((title, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles repeat, rows do not move.
            <li key={row}>{title}</li>
          ))}
          {total > titles.length && (
            <li className="text-muted">… et {total - titles.length} autres</li>
          )}
        </ul>
        <ImportWarnings warnings={warnings} />
      </div>
    );
  }
  return (
    <div>
      <h2 className="text-lg">{countProblems(problemCount)}, rien n’a été importé</h2>
      <div className="mt-3 overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-muted">
              <th scope="col" className="py-1.5 pr-4 font-semibold whitespace-nowrap">
                Ligne
              </th>
              <th scope="col" className="py-1.5 pr-4 font-semibold whitespace-nowrap">
                Colonne
              </th>
              <th scope="col" className="py-1.5 font-semibold">
                À corriger
              </th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, column, message }) => (
              <tr key={`${line} ${column} ${message}`} className="border-t border-line align-top">
                <td className="py-1.5 pr-4 tabular-nums">{line ?? "–"}</td>
                <td className="min-w-28 py-1.5 pr-4">{column ?? "–"}</td>
                <td className="py-1.5">{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {problemCount > problems.length && (
        <p className="mt-2 text-sm text-muted">Les {problems.length} premières sont affichées.</p>
      )}
    </div>
  );
}
