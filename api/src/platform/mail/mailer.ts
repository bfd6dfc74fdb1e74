import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { traced } from '@lacteos/tracing';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { CONFIG, type Config } from '#config/index.js';
import { RejectedMessage, UnknownOutcome } from '../outbox/index.js';

/** A slow SMTP server delays no other lane. */
export const MAIL_LANE = 'mail';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: MailAttachment[];
}
export interface MailAttachment {
  readonly filename: string;
  readonly content: string;
  readonly encoding: 'base64';
}

/** Call it from outbox handlers only, which retry failures. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private transport: Transporter | null = null;
  private readonly unanswered = new Set<string>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * @param messageId of the outbox: a repeated mail has the same Message-ID
   * @throws RejectedMessage when the server refuses the address or the mail for good
   * @throws UnknownOutcome when the server got the mail and did not answer
   */
  async send(mail: Mail, messageId: number): Promise<void> {
    const { from } = this.config.mail;
    const transport = (this.transport ??= this.connect());
    const content = { from, ...mail, messageId: messageIdOf(mail, messageId, from) };
    try {
      await traced({ name: 'SMTP send', kind: 'client' }, () => transport.sendMail(content));
    } catch (error) {
      if (isRefusal(error)) throw new RejectedMessage(String(error), { cause: error });
      const isUnanswered = this.unanswered.has(content.messageId) && !isAnswer(error);
      throw isUnanswered ? new UnknownOutcome(String(error), { cause: error }) : error;
    } finally {
      this.unanswered.delete(content.messageId);
    }
  }

  onApplicationShutdown(): void {
    this.transport?.close();
  }

  private connect(): Transporter {
    const { smtpUrl, connectionTimeoutMs, greetingTimeoutMs, socketTimeoutMs, connections } =
      this.config.mail;
    const transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: connections,
      maxRequeues: 1,
      dnsTimeout: connectionTimeoutMs,
      connectionTimeout: connectionTimeoutMs,
      greetingTimeout: greetingTimeoutMs,
      socketTimeout: socketTimeoutMs,
    });
    transport.use('stream', ({ message, data }, done) => {
      message.transform(() => new SingleWrite());
      // The text is read only once the server waits for it.
      message.processFunc((text) => text.once('end', () => this.unanswered.add(String(data.messageId))));
      done();
    });
    return transport;
  }
}

const NEW_LINE = Buffer.from('\r\n');
const LINE_FEED = 0x0a;

/** One write to the socket instead of one per part. */
class SingleWrite extends Transform {
  private readonly parts: Buffer[] = [];

  override _transform(part: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.parts.push(part);
    done();
  }

  override _flush(done: TransformCallback): void {
    const isEnded = this.parts.findLast(({ length }) => length > 0)?.at(-1) === LINE_FEED;
    done(null, Buffer.concat(isEnded ? this.parts : [...this.parts, NEW_LINE]));
  }
}

/** Receivers recognise a repeated mail by it. */
function messageIdOf({ to, subject }: Mail, messageId: number, from: string): string {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  const hash = createHash('sha256').update(`${messageId}\n${to}\n${subject}`).digest('hex').slice(0, 24);
  return `<${messageId}.${hash}@${domain}>`;
}

const isAnswer = (error: unknown): boolean => (error as { responseCode?: number }).responseCode !== undefined;

/** Permanent codes (RFC 5321, 4.2.1). */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
}
