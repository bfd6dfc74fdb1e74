import { MESSAGE_TOPICS } from '@lacteos/contracts/reference/messages';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Audit, AuditErasure } from '#platform/audit/index.js';
import { type OutboxMessage, parsePayload } from '#platform/outbox/index.js';
import {
  type ArchiveRow,
  type ArchiveSection,
  type Person,
  type PersonalDataRoom,
  PersonalDataRooms,
} from '#platform/personal-data/index.js';
import { ConsentsService } from '../consents/consents.service.js';
import { MessagesRepository } from './messages.repository.js';

const MAIL_TOPICS = Object.entries(MESSAGE_TOPICS).filter(([, title]) => title.startsWith('Correo '));

@Injectable()
export class PlatformPersonalData implements PersonalDataRoom, OnModuleInit {
  constructor(
    private readonly rooms: PersonalDataRooms,
    private readonly consents: ConsentsService,
    private readonly messages: MessagesRepository,
    private readonly audit: AuditErasure,
    private readonly trail: Audit,
  ) {}

  onModuleInit(): void {
    this.rooms.register(this);
  }

  sections(person: Person): ArchiveSection[] {
    return [
      { name: 'autorizaciones', title: 'Autorizaciones', rows: () => this.consentRows(person.id) },
      { name: 'correos', title: 'Correos de los últimos días', rows: () => this.mails(person) },
      { name: 'acciones', title: 'Cambios registrados', rows: () => this.actions(person.id) },
    ];
  }

  async erase(person: Person): Promise<void> {
    await this.audit.eraseRows('user', [person.id], person);
    await this.audit.eraseMentions(person);
    await this.messages.erase(person);
    await this.messages.eraseViews(person.id);
  }

  private async *consentRows(userId: number): AsyncIterable<ArchiveRow> {
    for (const { purpose, isGiven, textVersion, textHash, channel, at } of (
      await this.consents.getConsents(userId)
    ).history)
      yield {
        Fecha: at,
        Finalidad: purpose,
        Autorizada: isGiven,
        'Versión de la política': textVersion,
        'Huella del texto': textHash,
        Canal: channel,
      };
  }

  private async *mails(person: Person): AsyncIterable<ArchiveRow> {
    const orders = await this.messages.orderIdsOf(person.id);
    const titles = new Map(MAIL_TOPICS);
    for await (const page of this.messages.readBatches([...titles.keys()]))
      yield* page
        .filter((message) => isAbout(message, person, orders))
        .map(({ topic, created_at, done_at, payload }) => ({
          Fecha: created_at,
          Correo: titles.get(topic),
          'Enviado el': done_at,
          Datos: parsePayload(payload),
        }));
  }

  private async *actions(userId: number): AsyncIterable<ArchiveRow> {
    for (const { at, action, subject, subjectId, before, after } of await this.trail.actionsOf(userId))
      yield { Fecha: at, Acción: action, Sobre: `${subject} ${subjectId}`, Antes: before, Después: after };
  }
}

function isAbout(
  { topic, payload }: OutboxMessage,
  { id, email }: Person,
  orders: ReadonlySet<number>,
): boolean {
  const named = (parsePayload(payload) ?? {}) as Partial<{
    userId: number;
    id: number;
    email: string;
    orderId: number;
  }>;
  const isAccount = named.userId === id || (topic.startsWith('users.') && named.id === id);
  return isAccount || named.email === email || (named.orderId !== undefined && orders.has(named.orderId));
}
