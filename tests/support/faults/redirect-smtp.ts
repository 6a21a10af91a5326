import { Socket } from "node:net";

// Loaded into a backend by `--import`: what it sends to its mail server goes to the test's instead.
const { SMTP_OWN, SMTP_INSTEAD } = process.env;
const connect = Socket.prototype.connect;

Socket.prototype.connect = function redirected(this: Socket, ...args: unknown[]) {
  const [first] = args;
  const options = (Array.isArray(first) ? first[0] : first) as { port?: number | string } | null;
  if (SMTP_INSTEAD && options && String(options.port) === SMTP_OWN) {
    options.port = Number(SMTP_INSTEAD);
  }
  return connect.apply(this, args as Parameters<typeof connect>);
} as typeof connect;
