import { LRUCache } from "lru-cache";

export type Kept<Value> = {
  value: Value;
  /** Milliseconds since 1970. */
  madeAt: number;
  tags: string[];
  /** The store's generation when the making of it began. */
  since: number;
  /** From when on it is out of date by itself, in milliseconds since 1970. */
  until?: number;
};

type Bounds = {
  /** How many things are kept at most. */
  entries: number;
  /** How many bytes they may take together. */
  bytes: number;
  /** How many withdrawn tags are remembered one by one. */
  tags?: number;
  /** A clock, in milliseconds since 1970. */
  now?: () => number;
};

/**
 * Keeps what was made until it is too much or one of its tags is withdrawn; what was asked for
 * longest ago goes first. Whatever was begun before a withdrawal counts as withdrawn too, although
 * it is finished later. Generations say what came before what: no clock does so within a
 * millisecond.
 */
export class KeptStore<Value> {
  private readonly kept: LRUCache<string, Kept<Value>>;
  private readonly withdrawn: LRUCache<string, number>;
  /** What began before this is out of date whatever its tags: they may have been forgotten. */
  private oldest = 0;
  generation = 0;
  private readonly now: () => number;

  constructor({ entries, bytes, tags = 10_000, now = () => Date.now() }: Bounds) {
    this.now = now;
    this.kept = new LRUCache({ max: entries, maxSize: bytes });
    this.withdrawn = new LRUCache<string, number>({
      max: tags,
      dispose: (generation, _tag, reason) => {
        if (reason === "evict") this.oldest = Math.max(this.oldest, generation);
      },
    });
  }

  /**
   * What is kept under this key, unless its time is over or one of its tags, or of `moreTags`, was
   * withdrawn since.
   */
  get(key: string, moreTags: string[] = []): Kept<Value> | null {
    const found = this.kept.get(key);
    if (found === undefined) return null;
    const isOver = found.until !== undefined && found.until <= this.now();
    if (!isOver && this.isCurrent(found.since, [...found.tags, ...moreTags])) return found;
    this.kept.delete(key);
    return null;
  }

  /** Keeps a thing of `size` bytes; not when it is out of date already, or too large. */
  set(key: string, thing: Kept<Value>, size: number): void {
    if (this.isCurrent(thing.since, thing.tags)) this.kept.set(key, thing, { size });
    else this.kept.delete(key);
  }

  delete(key: string): void {
    this.kept.delete(key);
  }

  /** Nothing that bears one of these tags, or is being made with them, is given out again. */
  withdraw(tags: string[]): void {
    this.generation += 1;
    for (const tag of tags) this.withdrawn.set(tag, this.generation);
  }

  /** Nothing that is kept, or is being made, is given out again. */
  withdrawAll(): void {
    this.generation += 1;
    this.oldest = this.generation;
  }

  /** How much is kept now. */
  figures(): { entries: number; bytes: number } {
    return { entries: this.kept.size, bytes: this.kept.calculatedSize };
  }

  private isCurrent(since: number, tags: string[]): boolean {
    if (since < this.oldest) return false;
    return tags.every((tag) => (this.withdrawn.peek(tag) ?? 0) <= since);
  }
}
