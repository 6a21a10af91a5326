import { AdminHeading, ListFailure } from "@/components/admin/admin-heading";
import { OperationSections } from "@/components/trust/operation-sections";
import { requireOperator } from "@/lib/auth/session";
import { trustNotices } from "@/lib/copy/trust-notices";
import { logError } from "@/lib/log";
import { readFigures } from "@/lib/trust/site-queries";

const number = new Intl.NumberFormat("fr-CA");

export default async function OperationPage() {
  await requireOperator("/admin/operation");
  return (
    <>
      <AdminHeading title="État du site" />
      <Figures />
      <h2 className="mt-10 mb-4 text-2xl">Que faire&nbsp;?</h2>
      <OperationSections />
    </>
  );
}

async function Figures() {
  const read = await readFigures().catch((error: unknown) => ({
    failure: logError("operation.figures", error),
  }));
  if ("failure" in read) {
    return <ListFailure notice={trustNotices.operationLoadFailed} reference={read.failure} />;
  }
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {read.map(({ label, count }) => (
        <div key={label} className="card flex flex-col-reverse justify-end p-4">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-2xl font-semibold">{number.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
