import { createServer, type RequestListener, type Server } from "node:http";

/**
 * How long a request may take to arrive, in milliseconds: its headers, then all of it. Node waits
 * for a minute and for five, during which a few senders of one byte a second hold every
 * connection; the largest form (MAX_BODY_BYTES) comes in a minute at half a megabit per second.
 * Who is late is looked for at each interval, answered 408 and cut off.
 */
const PATIENCE = {
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

/** A server that waits for nobody longer than that. */
export function impatientServer(listener: RequestListener, patience = PATIENCE): Server {
  return createServer(patience, listener);
}
