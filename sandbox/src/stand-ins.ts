import type { AddressInfo } from 'node:net';
import { Mailbox } from './mail/mailbox.js';
import { mailboxServer } from './mail/mailbox-server.js';
import { smtpServer } from './mail/smtp.js';
import type { SandboxSettings } from './settings.js';
import { siigoServer } from './siigo/siigo-server.js';
import { wompiServer } from './wompi/index.js';

export interface StandIns {
  siigoUrl: string;
  wompiUrl: string;
  smtpUrl: string;
  mailboxUrl: string;
  stop: () => Promise<void>;
}

export const startStandIns = async ({ host, siigo, wompi, mail }: SandboxSettings): Promise<StandIns> => {
  const accounting = siigoServer(siigo);
  const payments = wompiServer(wompi);
  const mailbox = new Mailbox();
  const page = mailboxServer(mailbox);
  const smtp = smtpServer(mailbox);

  const siigoUrl = await accounting.listen({ host, port: siigo.port });
  const wompiUrl = await payments.listen({ host, port: wompi.port });
  const mailboxUrl = await page.listen({ host, port: mail.httpPort });
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(mail.smtpPort, host, () => {
      smtp.off('error', reject);
      smtp.on('error', () => undefined);
      resolve();
    });
  });
  const smtpUrl = `smtp://${host}:${(smtp.server.address() as AddressInfo).port}`;

  const stop = async (): Promise<void> => {
    await Promise.all([
      accounting.close(),
      payments.close(),
      page.close(),
      new Promise<void>((resolve) => smtp.close(() => resolve())),
    ]);
  };
  return { siigoUrl, wompiUrl, smtpUrl, mailboxUrl, stop };
};
