import { get, type IncomingHttpHeaders } from "node:http";

type Sent = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** A page as it travels: fetch would undo the compression. */
export function pageAsSent(url: string, coding: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": coding } }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, bytes: Buffer.concat(parts) });
    }).once("error", reject);
  });
}
