import { FeatureControl } from "@/components/ui/feature-control";
import { type Reminder, reminderOf } from "@/lib/applications/history";
import type { SentApplication } from "@/lib/applications/schema";
import { longDateTime } from "@/lib/text/dates";
import { Remind, Withdraw } from "./candidate-actions";

type Props = { application: SentApplication & { remindedAt: string | null } };

/** "Relancer" and "Retirer", where they can be done. */
export function ApplicationActions({ application }: Props) {
  const reminder = reminderOf(application);
  const isWithdrawn = application.status === "Retirée";
  if (isWithdrawn && reminder === null) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      {reminder && <ReminderControl id={application.id} reminder={reminder} />}
      {!isWithdrawn && (
        <FeatureControl feature="application-withdraw">
          <Withdraw id={application.id} title={application.title ?? "Titre non disponible"} />
        </FeatureControl>
      )}
    </div>
  );
}

function ReminderControl({ id, reminder }: { id: string; reminder: Reminder }) {
  if (reminder.state === "possible") return <Remind id={id} />;
  return (
    <p className="text-sm text-muted">
      {reminder.state === "done" ? (
        "Vous avez relancé le recruteur."
      ) : (
        <>
          Sans réponse, vous pourrez relancer le recruteur à partir du{" "}
          <time dateTime={reminder.from}>{longDateTime(reminder.from)}</time>.
        </>
      )}
    </p>
  );
}
