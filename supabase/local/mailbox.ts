import { MailDev } from "maildev";
import { hush } from "./console.ts";

export type Mailbox = { smtpPort: number; url: string; stop(): Promise<void> };

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
