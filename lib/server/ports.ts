import { connect, createServer } from "node:net";
import { type Ports, portNames } from "./config.ts";
import { Refusal } from "./start-error.ts";

const LOOPBACK = "127.0.0.1";

/**
 * Checks that nobody listens on these ports, before anything is started.
 * @throws {Refusal} naming the first busy one and the variable that changes it.
 */
export async function refuseBusyPorts(ports: Partial<Ports>): Promise<void> {
  for (const key of Object.keys(ports) as (keyof Ports)[]) {
    const port = ports[key];
    if (port === undefined || (await isFree(port))) continue;
    const { variable, service } = portNames[key];
    throw new Refusal(
      `Le port ${port}, prévu pour ${service}, est déjà pris : libérez-le ou choisissez-en un autre avec ${variable}.`,
    );
  }
}

/** Whether a service could listen on this port of the loopback interface. */
async function isFree(port: number): Promise<boolean> {
  // Listening alone does not tell: macOS lets 127.0.0.1 be taken beside somebody else's 0.0.0.0.
  if (await answers(port)) return false;
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });
}

/** A port that the system says is free. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Whether somebody listens on this port: of the loopback interface, or of the address given. */
export function answers(port: number, host = LOOPBACK): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1_000 });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
    socket.once("timeout", () => settle(false));
  });
}
