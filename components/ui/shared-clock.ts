/**
 * One clock for all who want to hear it: it runs while somebody listens.
 * @param period in milliseconds
 * @returns subscribes a listener, and returns what ends that
 */
export function sharedClock(period: number): (tick: () => void) => () => void {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tellAll = () => {
    for (const listener of listeners) listener();
  };
  return (tick) => {
    if (listeners.size === 0) timer = setInterval(tellAll, period);
    listeners.add(tick);
    return () => {
      if (listeners.delete(tick) && listeners.size === 0) clearInterval(timer);
    };
  };
}
