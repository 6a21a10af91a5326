import { connect, createServer } from "node:net";
import { causeOf } from "./causes.ts";
import { type Ports, portNames } from "./config.ts";
import { Refusal } from "./refusal.ts";

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

/**
 * Checks that the site could listen at this address, before anything is started.
 * @throws {Refusal} when it is not this machine's.
 */
export async function refuseOtherHost(host: string): Promise<void> {
  const error = await listenOn(0, host);
  if (!error) return;
  throw new Refusal(
    `HOST=${host} ne peut pas servir (${causeOf(error)}) : donnez une adresse de cette machine, comme 127.0.0.1, ou 0.0.0.0 pour toutes.`,
  );
}

/** Whether a service could listen on this port of the loopback interface. */
async function isFree(port: number): Promise<boolean> {
  // Listening alone does not tell: macOS lets 127.0.0.1 be taken beside somebody else's 0.0.0.0.
  return !(await answers(port)) && (await listenOn(port, LOOPBACK)) === null;
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

/** What keeps a service from listening there; null when nothing does. */
function listenOn(port: number, host: string): Promise<Error | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", resolve);
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}
