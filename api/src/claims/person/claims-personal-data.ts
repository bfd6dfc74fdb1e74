import { Injectable, type OnModuleInit } from '@nestjs/common';

import {
  type ArchiveFile,
  type ArchiveRow,
  type ArchiveSection,
  type Person,
  type PersonalDataRoom,
  PersonalDataRooms,
} from '#platform/personal-data/index.js';
import { numberOf } from '../claim/claim-texts.js';
import type { ClaimEntity } from '../claim/claim.entity.js';
import { documentKey } from '../claim/document-key.js';
import { ClaimFilesRepository } from '../files/claim-files.repository.js';
import { ClaimsOfPerson, SHOWN_ENTRIES } from './claims-of-person.js';
import { ClaimsOfPersonRepository } from './claims-of-person.repository.js';

const ENDED: readonly string[] = ['answered', 'closed'];

/** Claims without an account belong to the person by document and verified e-mail. */
@Injectable()
export class ClaimsPersonalData implements PersonalDataRoom, OnModuleInit {
  constructor(
    private readonly rooms: PersonalDataRooms,
    private readonly ofPerson: ClaimsOfPerson,
    private readonly rows: ClaimsOfPersonRepository,
    private readonly claimFiles: ClaimFilesRepository,
  ) {}

  onModuleInit(): void {
    this.rooms.register(this);
  }

  async obstacles(person: Person): Promise<string[]> {
    const open = (await this.claims(person)).filter(({ state }) => !ENDED.includes(state));
    return open.map((claim) => `Su caso ${numberOf(claim)} no tiene respuesta todavía.`);
  }

  sections(person: Person): ArchiveSection[] {
    return [{ name: 'casos', title: 'Peticiones, quejas y reclamos', rows: () => this.claimRows(person) }];
  }

  async files(person: Person): Promise<ArchiveFile[]> {
    const found: ArchiveFile[] = [];
    for (const claim of await this.claims(person))
      for (const { id, name } of await this.claimFiles.ofClaim(claim.id))
        found.push({
          name: `casos/${numberOf(claim)}/${id}-${name.replaceAll(/[^\p{L}\p{N}. -]/gu, '_')}`,
          read: () => this.claimFiles.bytesOf(id),
        });
    return found;
  }

  async erase(person: Person): Promise<void> {
    const { id: userId, idType, document } = person;
    await this.ofPerson.erase({ userId, idType, document, email: verifiedEmail(person) });
  }

  private claims(person: Person): Promise<ClaimEntity[]> {
    const key = documentKey(person.idType, person.document);
    return this.rows.findByClaimant({ userId: person.id, documentKey: key, email: verifiedEmail(person) });
  }

  private async *claimRows(person: Person): AsyncIterable<ArchiveRow> {
    for (const claim of await this.claims(person)) {
      const entries = await this.rows.entriesOf([claim.id]);
      yield {
        Número: numberOf(claim),
        Clase: claim.kind,
        Estado: claim.state,
        'Recibido el': claim.receivedAt,
        Nombre: claim.name,
        Correo: claim.email,
        Teléfono: claim.phone,
        Pedido: claim.orderId,
        Mensajes: entries
          .filter(({ kind }) => SHOWN_ENTRIES.has(kind))
          .map(({ at, kind, text }) => ({ Fecha: at, Clase: kind, Texto: text })),
      };
    }
  }
}

/** Empty while the mailbox is unverified; no claim has an empty e-mail. */
const verifiedEmail = ({ email, ownsEmail }: Person): string => (ownsEmail ? email : '');
