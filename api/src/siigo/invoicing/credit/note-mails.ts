import { BRAND } from '@lacteos/contracts/brand/brand';
import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { MAIL_LANE, Mailer } from '#platform/mail/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { SiigoCreditNotes } from '../../client/siigo-documents.js';
import { valueOrThrow } from '../../client/errors/siigo-failure.js';
import { DocumentRepository } from '../document/document.repository.js';

const NOTE_MAIL = 'siigo.note-mail';
interface NoteMail {
  readonly documentId: number;
  readonly to: readonly string[];
}

/** SIIGO's API mails invoices only. */
@Injectable()
export class NoteMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly documents: DocumentRepository,
    private readonly notes: SiigoCreditNotes,
    private readonly clock: Clock,
  ) {
    outbox.handle<NoteMail>(NOTE_MAIL, (mail, messageId) => this.send(mail, messageId), MAIL_LANE);
  }

  plan(documentId: number, to: readonly string[]): Promise<void> {
    return this.outbox.add(NOTE_MAIL, { documentId, to } satisfies NoteMail);
  }

  private async send({ documentId, to }: NoteMail, messageId: number): Promise<void> {
    const note = await this.documents.find(documentId);
    if (!note?.siigoId) return;
    const base64 = valueOrThrow(await this.notes.pdf(note.siigoId));
    const name = note.name ?? `nota-credito-${note.id}`;
    const mail = {
      to: to.join(', '),
      subject: `Nota crédito ${name}`,
      text: `Adjuntamos la nota crédito ${name} de su factura.\n\n${BRAND.name}`,
      attachments: [{ filename: `${name}.pdf`, content: base64, encoding: 'base64' as const }],
    };
    await this.mailer.send(mail, messageId);
    await this.documents.setMailState(documentId, 'sent');
  }
}
