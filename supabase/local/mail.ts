import type { EmailDriver } from "@supabase/lite";
import { MailDev } from "maildev";
import { createTransport } from "nodemailer";
import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { hush } from "./console.ts";

type Mailbox = { smtpPort: number; url: string; stop(): Promise<void> };
/** As functions send it, but their mails always have a text part. */
type Message = Omit<Parameters<FunctionEnvironment["sendMail"]>[0], "text"> & { text?: string };

export type SendMail = (message: Message) => Promise<void>;

const FROM = { name: "Horizon Érable", address: "ne-pas-repondre@horizon-erable.example" };

/** Sends through the local mailbox, by SMTP as production does. */
export function createMailer(smtpPort: number): SendMail {
  const transport = createTransport({
    host: "127.0.0.1",
    port: smtpPort,
    ignoreTLS: true,
    connectionTimeout: 3_000,
    // The default of 30 seconds is longer than anyone waits.
    greetingTimeout: 3_000,
    socketTimeout: 3_000,
  });
  return async (message) => {
    await transport.sendMail({ from: FROM, ...message });
  };
}

/**
 * Sends the authentication service's mails. The service's own SMTP driver insists on STARTTLS, and its text
 * part is English with a link that a scanner's GET would use up: only the French HTML is sent.
 */
export function createAuthMailer(sendMail: SendMail): EmailDriver {
  return {
    send: ({ to, subject, html = "" }) => sendMail({ to, subject, html }),
  };
}

/**
 * Starts a mailbox that receives every mail of the local site, with a page to read them. It stores the last
 * 500 in `folder`.
 */
export async function startMailbox(
  folder: string,
  ports: { smtp: number; mailbox: number },
): Promise<Mailbox> {
  const maildev = new MailDev({
    smtp: ports.smtp,
    ip: "127.0.0.1",
    web: ports.mailbox,
    webIp: "127.0.0.1",
    mailDirectory: folder,
    maxEmails: 500,
    silent: true,
  });
  const { smtp, api } = await hush(() => maildev.start());
  return {
    smtpPort: smtp.getPort(),
    url: `http://localhost:${api?.getPort() ?? ports.mailbox}`,
    stop: () => maildev.stop(),
  };
}
