import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { CONFIG, type Config } from '../../config/index.js';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mail over SMTP. Call it from an outbox handler only: it may fail and is then tried again. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private transport: Transporter | null = null;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async send(mail: Mail): Promise<void> {
    this.transport ??= createTransport(this.config.mail.smtpUrl, {});
    await this.transport.sendMail({ from: this.config.mail.from, ...mail });
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }
}
