"use client";

import { useSyncExternalStore } from "react";
import { relativeTime } from "@/lib/text/relative-time";

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

/**
 * One clock for all who want to hear it: it runs while somebody listens.
 * @param period in milliseconds
 * @returns subscribes a listener, and returns what ends that
 */
export function sharedClock(period: number): (tick: () => void) => () => void {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const notifyAll = () => {
    for (const listener of listeners) listener();
  };
  return (tick) => {
    if (listeners.size === 0) timer = setInterval(notifyAll, period);
    listeners.add(tick);
    return () => {
      if (listeners.delete(tick) && listeners.size === 0) clearInterval(timer);
    };
  };
}
