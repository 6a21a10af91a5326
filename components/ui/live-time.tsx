"use client";

import { useSyncExternalStore } from "react";
import { relativeTime } from "@/lib/text/relative-time";

const MINUTE = 60_000;

// One clock for every time on the page; it ticks by the minute, so that its value is stable.
function everyMinute(tick: () => void) {
  const timer = setInterval(tick, MINUTE);
  return () => clearInterval(timer);
}
const currentMinute = () => Math.floor(Date.now() / MINUTE);
const unknownOnServer = () => null;

export function LiveTime({
  date,
  initial,
  className,
}: {
  date: string;
  initial: string;
  className?: string;
}) {
  const minute = useSyncExternalStore(everyMinute, currentMinute, unknownOnServer);
  return (
    <time dateTime={date} className={className}>
      {minute === null ? initial : relativeTime(date)}
    </time>
  );
}
