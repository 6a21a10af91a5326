import type { Server, ServerResponse } from "node:http";
import { Server as Listener } from "node:net";

/** How long a connection that is open may bring one more request, in milliseconds. */
const LAST_REQUEST_MS = 500;

/**
 * Ends a server without cutting anybody off. From then on nobody new is let in, and each answer
 * says that it is its connection's last; whoever has just asked is answered, and when nothing is
 * under way `ended` is called.
 */
export function drainable(server: Server) {
  const underWay = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener("request", (_request, response) => {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    if (isDraining) bidFarewell(response);
  });
  return {
    drain(ended: () => void) {
      if (isDraining) return;
      isDraining = true;
      underWay.forEach(bidFarewell);
      // The server's own `close` would end at once the connections that are between two requests.
      Listener.prototype.close.call(server, ended);
      setTimeout(() => server.closeIdleConnections(), LAST_REQUEST_MS);
    },
  };
}

function bidFarewell(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}
