/** How often the parent is looked at, in milliseconds. */
const EVERY_MS = 500;

/**
 * Ends a command of npm when npm is killed hard: it passes nothing on then, and what it had started
 * would keep its ports. A command that was started otherwise has no such parent.
 */
export function endWithNpm(end: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    end();
  }, EVERY_MS);
  watch.unref();
}
