"use client";

import { startTransition, useEffect, useState } from "react";
import { relativeTime } from "@/lib/text/relative-time";

const MINUTE = 60_000;

const everyMinute = sharedClock(MINUTE);

export function LiveTime({
  date,
  initial,
  className,
}: {
  date: string;
  initial: string;
  className?: string;
}) {
  const [text, setText] = useState(initial);
  useEffect(() => {
    // In a transition: a store's first value would force a re-render during hydration.
    const update = () => startTransition(() => setText(relativeTime(date)));
    update();
    return everyMinute(update);
  }, [date]);
  return (
    <time dateTime={date} className={className}>
      {text}
    </time>
  );
}

/**
 * Creates a clock shared by its listeners; it runs only while there is one.
 * @param period in milliseconds
 * @returns a function that subscribes a listener and returns its unsubscribe function
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
