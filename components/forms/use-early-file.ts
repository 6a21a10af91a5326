import { type RefObject, useEffect } from "react";

/**
 * On a slow link a file is chosen before the page's code is there, and its change event is lost.
 * It is told again, so that every handler above the field hears of it as of any other.
 */
export function useEarlyFile(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (input.current?.files?.length) {
      input.current.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }, [input]);
}
