/** The process that started this one, by which the processes that it starts itself are left out. */
const parent = Number(process.env.PARENT_PID);

// Loaded before the site's own program (`node --import`). The start holds the other end of the
// standard input: killed hard, it says nothing, but the system closes it.
if (process.ppid === parent) {
  process.stdin.once("end", () => process.exit(1));
  process.stdin.once("error", () => process.exit(1));
  process.stdin.resume();
  if ("unref" in process.stdin) process.stdin.unref();
}
