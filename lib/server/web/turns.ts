type Bounds = {
  /** How many things happen at once. */
  atOnce: number;
  /** How many more wait for their turn. */
  mostWaiting: number;
  /** How long each of them waits, in milliseconds. */
  longest: number;
};

/** Lets so many things happen at once; so many more wait for their turn, in order, and not for long. */
export function turnsOf({ atOnce, mostWaiting, longest }: Bounds) {
  let underWay = 0;
  const waiting = new Set<(isMine: boolean) => void>();
  return {
    /**
     * Whether it is one's turn, as soon as that is known. Whoever has one calls `end` when done.
     * @param onLeave is given what to call when nobody waits for it any more.
     */
    take(onLeave: (leave: () => void) => void): Promise<boolean> {
      if (underWay < atOnce) {
        underWay += 1;
        return Promise.resolve(true);
      }
      if (waiting.size >= mostWaiting) return Promise.resolve(false);
      return new Promise((resolve) => {
        const settle = (isMine: boolean) => {
          waiting.delete(settle);
          clearTimeout(late);
          resolve(isMine);
        };
        const late = setTimeout(() => settle(false), longest);
        waiting.add(settle);
        onLeave(() => settle(false));
      });
    },
    /** Gives a turn on, to whoever has waited longest. */
    end(): void {
      const [next] = waiting;
      if (next) next(true);
      else underWay -= 1;
    },
  };
}
