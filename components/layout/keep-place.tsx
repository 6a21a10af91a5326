"use client";

import { useEffect } from "react";

type Place = { href: string; top: number };

/** Time (ms) during which a restored page may still change its height. */
const SETTLING_MS = 1_000;

/**
 * Restores the position in a list after Back. Browsers restore the scroll position themselves, but WebKit
 * does so before Next has rendered the longer page, and Firefox before its cards have their height:
 * instead, the followed link is scrolled to its former position on the screen.
 */
export function KeepPlace() {
  useEffect(() => {
    const places = new Map<string, Place>();
    const gone = new AbortController();
    const { signal } = gone;
    let frame = 0;

    function remember({ target }: MouseEvent) {
      const link = target instanceof Element && target.closest("a");
      const href = link ? link.getAttribute("href") : null;
      if (!link || !href) return;
      const top = link.getBoundingClientRect().top;
      if (findLink(href) === link) places.set(location.href, { href, top });
      else places.delete(location.href);
    }

    function restore() {
      stop();
      const place = places.get(location.href);
      if (!place) return;
      const end = performance.now() + SETTLING_MS;
      const follow = () => {
        const top = findLink(place.href)?.getBoundingClientRect().top ?? place.top;
        if (top !== place.top) scrollBy({ top: top - place.top, behavior: "instant" });
        if (performance.now() < end) frame = requestAnimationFrame(follow);
      };
      frame = requestAnimationFrame(follow);
    }

    const stop = () => cancelAnimationFrame(frame);
    addEventListener("click", remember, { capture: true, signal });
    addEventListener("popstate", restore, { signal });
    for (const byHand of ["wheel", "touchstart", "pointerdown", "keydown"]) {
      addEventListener(byHand, stop, { passive: true, signal });
    }
    return () => {
      stop();
      gone.abort();
    };
  }, []);
  return null;
}

function findLink(href: string) {
  return document.querySelector(`#contenu a[href="${CSS.escape(href)}"]`);
}
