import { useEffect, useSyncExternalStore } from "react";

type State = { owner: string | null; ids: ReadonlySet<string> | null };

/**
 * Creates a store of one list of ids for all buttons of a page. The ids are requested once per owner; on
 * failure the list is empty.
 * @param address of a handler that answers `{ ids }` for the viewer
 */
export function createViewerIds(address: string) {
  let state: State = { owner: null, ids: null };
  const listeners = new Set<() => void>();

  function publish(next: State) {
    state = next;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  const current = () => state;

  async function load(owner: string) {
    if (state.owner === owner) return;
    publish({ owner, ids: null });
    const ids = await fetchIds(address);
    if (state.owner === owner) publish({ owner, ids: new Set(ids) });
  }

  return {
    /** Adds or removes an id and updates all buttons that depend on it. */
    mark(id: string, isIn: boolean) {
      const ids = new Set(state.ids);
      if (isIn) ids.add(id);
      else ids.delete(id);
      publish({ ...state, ids });
    },

    subscribe,
    current,
    load,
  };
}

export type ViewerIds = ReturnType<typeof createViewerIds>;

/** Returns whether the list of `owner` has this id; undefined until known, false without an owner. */
export function useViewerId(list: ViewerIds, owner: string | null, id: string) {
  useEffect(() => {
    if (owner !== null) list.load(owner);
  }, [list, owner]);
  const known = useSyncExternalStore(list.subscribe, list.current, list.current);
  if (owner === null) return false;
  return known.owner === owner ? known.ids?.has(id) : undefined;
}

async function fetchIds(address: string): Promise<string[]> {
  try {
    const response = await fetch(address, { cache: "no-store" });
    if (!response.ok) return [];
    const { ids }: { ids: string[] } = await response.json();
    return ids;
  } catch {
    return [];
  }
}
