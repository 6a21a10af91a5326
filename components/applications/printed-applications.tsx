import { sentHeadings, sentRow } from "@/lib/applications/format";
import type { SentApplication } from "@/lib/applications/schema";
import { longDate, todayInCanada } from "@/lib/text/dates";

type Props = { name: string; applications: SentApplication[] };

/** What paper shows of one's applications, as a proof of search; the screen has cards. */
export function PrintedApplications({ name, applications }: Props) {
  return (
    <table className="hidden w-full text-left text-sm print:table">
      <caption className="mb-4 text-left">
        <strong className="block text-xl">{`Candidatures de ${name}`}</strong>
        {`Liste du ${longDate(todayInCanada())}, de la plus récente à la plus ancienne`}
      </caption>
      <thead>
        <tr>
          {sentHeadings.map((heading) => (
            <th key={heading} scope="col" className="border-line border-b p-2">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {applications.map((application) => {
          const [day, ...cells] = sentRow(application);
          return (
            <tr key={application.id} className="break-inside-avoid align-top">
              <td className="border-line border-b p-2 whitespace-nowrap">{longDate(day)}</td>
              {cells.map((cell, index) => (
                <td key={sentHeadings[index + 1]} className="border-line border-b p-2">
                  {cell}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
