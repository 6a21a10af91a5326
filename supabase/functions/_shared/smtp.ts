import { createTransport } from "nodemailer";
import type { MailMessage } from "./environment.ts";

type Settings = {
  host: string;
  port: number;
  user?: string;
  password?: string;
  from: string;
};

/** Sends through the operator's SMTP server, encrypted from the first byte or by STARTTLS. */
export function smtpMailer({ host, port, user, password, from }: Settings) {
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    requireTLS: port !== 465,
    auth: user ? { user, pass: password } : undefined,
    connectionTimeout: 5_000,
    // Half a minute by itself: longer than anybody waits for.
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  });
  return async (message: MailMessage): Promise<void> => {
    await transport.sendMail({ from: { name: "Horizon Érable", address: from }, ...message });
  };
}
