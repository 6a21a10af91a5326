import { useEffect, useSyncExternalStore } from "react";

/** One list for all the buttons of a page: whose it is, and the ids once they are known. */
let state: { owner: string | null; ids: ReadonlySet<string> | null } = { owner: null, ids: null };
const listeners = new Set<() => void>();

function publish(next: typeof state) {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Asks once for each owner; when it cannot be known, nothing counts as saved. */
async function load(owner: string) {
  if (state.owner === owner) return;
  publish({ owner, ids: null });
  const ids = await fetchIds();
  if (state.owner === owner) publish({ owner, ids: new Set(ids) });
}

async function fetchIds(): Promise<string[]> {
  try {
    const response = await fetch("/api/saved", { cache: "no-store" });
    if (!response.ok) return [];
    const { ids }: { ids: string[] } = await response.json();
    return ids;
  } catch {
    return [];
  }
}

/** Marks an item as saved or not, on every button that shows it. */
export function markSaved(id: string, saved: boolean) {
  const ids = new Set(state.ids);
  if (saved) ids.add(id);
  else ids.delete(id);
  publish({ ...state, ids });
}

/** Whether `owner` saved this item; undefined until it is known, false without an owner. */
export function useSaved(owner: string | null, id: string): boolean | undefined {
  useEffect(() => {
    if (owner !== null) load(owner);
  }, [owner]);
  const current = useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
  if (owner === null) return false;
  return current.owner === owner ? current.ids?.has(id) : undefined;
}
