import type { ServerResponse } from "node:http";

/** Changes a page that comes in parts. */
export type Rewriter = {
  /** What may leave of what has come so far. */
  take(part: Buffer): Buffer;
  /** What was still held back when the page ends. */
  rest(): Buffer;
};

type Send<Result> = (...args: unknown[]) => Result;

/**
 * Lets `choose` pick, when the headers of an answer are known and have not left yet, who rewrites
 * its parts; null leaves the answer as it is. `write` and `end` may be called in each of the ways
 * that Node knows, and `writeHead` too.
 */
export function rewriteResponse(
  response: ServerResponse,
  choose: (response: ServerResponse) => Rewriter | null,
): void {
  const writeHead = response.writeHead.bind(response) as Send<ServerResponse>;
  const write = response.write.bind(response) as Send<boolean>;
  const end = response.end.bind(response) as Send<ServerResponse>;
  let rewriter: Rewriter | null | undefined;
  /** From the end on what comes is ours: some answers write their last part as any other. */
  let isOver = false;

  function chosen(): Rewriter | null {
    if (rewriter !== undefined) return rewriter;
    rewriter = choose(response);
    // It is no longer as long as was said.
    if (rewriter && !response.headersSent) response.removeHeader("content-length");
    return rewriter;
  }

  function writeHeadChanged(status: number, ...rest: unknown[]): ServerResponse {
    const reason = rest.filter((argument) => typeof argument === "string");
    response.statusCode = status;
    setHeaders(response, rest[reason.length]);
    chosen();
    return writeHead(response.statusCode, ...reason);
  }

  function writeChanged(...args: unknown[]): boolean {
    if (isOver) return write(...args);
    const rewriter = chosen();
    const { part, whenDone } = read(args);
    if (!rewriter || !part) return write(...args);
    return write(rewriter.take(part), ...whenDone);
  }

  function endChanged(...args: unknown[]): ServerResponse {
    const rewriter = chosen();
    if (!rewriter) return end(...args);
    const { part, whenDone } = read(args);
    isOver = true;
    const last = part ? [rewriter.take(part), rewriter.rest()] : [rewriter.rest()];
    return end(Buffer.concat(last), ...whenDone);
  }

  Object.assign(response, {
    writeHead: writeHeadChanged,
    write: writeChanged,
    end: endChanged,
  });
}

/** What `writeHead` is given, an object or names and values in turn, said in the way that can be read. */
function setHeaders(response: ServerResponse, given: unknown): void {
  if (!Array.isArray(given)) {
    for (const [name, value] of Object.entries(given ?? {})) response.setHeader(name, value);
    return;
  }
  const names = given.filter((_, place) => place % 2 === 0);
  for (const name of names) response.removeHeader(name);
  names.forEach((name, place) => {
    response.appendHeader(name, given[2 * place + 1]);
  });
}

/** (chunk, encoding, callback), each of which may be missing. */
function read(args: unknown[]): { part: Buffer | null; whenDone: unknown[] } {
  const [chunk, encoding] = args;
  const whenDone = args.filter((argument) => typeof argument === "function");
  if (chunk instanceof Uint8Array) return { part: Buffer.from(chunk), whenDone };
  if (typeof chunk !== "string") return { part: null, whenDone };
  const known = typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8";
  return { part: Buffer.from(chunk, known), whenDone };
}
