import { relativeTime } from "@/lib/text/relative-time";
import { LiveTime } from "./live-time";

/**
 * How long ago a moment was. The page may have been rendered long before it is read: its text
 * is the server's, and the browser corrects it on arrival and every minute.
 */
export function RelativeTime({ date, className }: { date: string; className?: string }) {
  return <LiveTime date={date} initial={relativeTime(date)} className={className} />;
}
