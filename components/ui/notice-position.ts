/** What is pressed at the bottom of the screen, and is not to be covered. */
const PRESSED =
  ".phone-bar, .manage-acts, .quick-add, [data-dialog-foot], [role=dialog] button[type=submit]";

/** Under the header, whose account links stay in reach; and as tall as a notice mostly is. */
const TOP = 72;
const HEIGHT = 112;

/** Tells the style sheet where a notice covers neither buttons nor the title of a dialog; where its foot is. */
export function makeRoom(): number {
  const { style } = document.documentElement;
  const tops = [...document.querySelectorAll(PRESSED)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && top > innerHeight / 2 && top < innerHeight)
    .map(({ top }) => top);
  const foot = Math.min(innerHeight, ...tops) - 16;
  style.setProperty("--notice-bottom", `${innerHeight - foot}px`);
  const head = [...document.querySelectorAll("[data-dialog-head]")].at(-1)?.getBoundingClientRect();
  const isCovered = head && head.top < TOP + HEIGHT && head.bottom > TOP;
  style.setProperty("--notice-top", `${isCovered ? head.bottom + 8 : TOP}px`);
  return foot;
}

/**
 * On a phone a notice is at the bottom, or at the top where it would cover the control just used;
 * elsewhere it stays where the Toaster has it.
 */
export async function noticePosition(): Promise<"bottom-center" | "top-center" | undefined> {
  // The form that was just answered gives the focus back, or gives it to its first error.
  await new Promise((done) => setTimeout(done, 100));
  const foot = makeRoom();
  // What stood open may close with the answer, or a bar appear.
  setTimeout(makeRoom, 1_000);
  if (!window.matchMedia("(width < 40rem)").matches) return;
  const { activeElement: used, body } = document;
  if (!used || used === body) return "bottom-center";
  const { top, bottom } = used.getBoundingClientRect();
  return top < foot && bottom > foot - HEIGHT ? "top-center" : "bottom-center";
}
