import type { EmailDriver } from "@supabase/lite";
import { MailDev } from "maildev";
import { createTransport } from "nodemailer";
import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { hush } from "./console.ts";

type Mailbox = { smtpPort: number; url: string; stop(): Promise<void> };
/** As functions send, whose mails always have a text part too. */
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
    // Half a minute by itself: longer than anybody waits for.
    greetingTimeout: 3_000,
    socketTimeout: 3_000,
  });
  return async (message) => {
    await transport.sendMail({ from: FROM, ...message });
  };
}

/**
 * The authentication service's mails. The service's own SMTP driver insists on STARTTLS, and its
 * text part is English with a link that a scanner's GET would use up: the French HTML goes alone.
 */
export function createAuthMailer(sendMail: SendMail): EmailDriver {
  return {
    send: ({ to, subject, html = "" }) => sendMail({ to, subject, html }),
  };
}

/**
 * The catcher of every mail that the local site sends, with a page to read them. It keeps the last
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
