"use client";

import { useSyncExternalStore } from "react";
import { relativeTime } from "@/lib/text/relative-time";
import { sharedClock } from "./shared-clock";

const MINUTE = 60_000;

const everyMinute = sharedClock(MINUTE);
// By the minute, so that the value is stable between two ticks.
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
