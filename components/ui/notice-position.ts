/** Controls at the bottom of the screen that a notice must not cover. */
const PRESSED =
  ".phone-bar, .manage-acts, .quick-add, [data-dialog-foot], [role=dialog] button[type=submit]";

/**
 * In pixels: offset below the header, so that its account links stay usable, and the usual height of a
 * notice.
 */
const TOP = 72;
const HEIGHT = 112;

/**
 * Sets the CSS variables of the positions at which a notice covers neither buttons nor the title of a
 * dialog.
 * @returns the bottom edge of the notice, in pixels from the top
 */
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
 * Returns the position of a notice: on phones at the bottom, or at the top where it would cover the control
 * just used; undefined elsewhere, for the Toaster's default.
 */
export async function noticePosition(): Promise<"bottom-center" | "top-center" | undefined> {
  // The form returns the focus, or moves it to the first error, only after its response.
  await new Promise((done) => setTimeout(done, 100));
  const foot = makeRoom();
  // The response may close a dialog or open a bar.
  setTimeout(makeRoom, 1_000);
  if (!window.matchMedia("(width < 40rem)").matches) return;
  const { activeElement: used, body } = document;
  if (!used || used === body) return "bottom-center";
  const { top, bottom } = used.getBoundingClientRect();
  return top < foot && bottom > foot - HEIGHT ? "top-center" : "bottom-center";
}
