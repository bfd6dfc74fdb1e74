import { BRAND } from '@lacteos/contracts/brand/brand';
import { claimNumber } from '@lacteos/contracts/claims/claims';

import type { Mail } from '#platform/mail/index.js';
import type { ClaimEntity } from './claim.entity.js';

type Numbered = Pick<ClaimEntity, 'year' | 'serial'>;

export const numberOf = ({ year, serial }: Numbered): string => claimNumber(year, serial);

const MOMENT = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  dateStyle: 'long',
  timeStyle: 'short',
});
const DAY = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', dateStyle: 'full' });

const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** The text never quotes the person, because the mailbox is not proved to be theirs. */
export interface ClaimMailText {
  readonly subject: string;
  readonly lines: readonly string[];
}

export const receivedText = (claim: ClaimEntity): ClaimMailText => ({
  subject: `Recibimos su caso ${numberOf(claim)}`,
  lines: [
    `Número: ${numberOf(claim)}`,
    `Recibido: ${MOMENT.format(claim.receivedAt)}`,
    `Le respondemos a más tardar el ${dayText(claim.dueOn)}.`,
    '',
    'Guarde el número: con él y su documento puede ver cómo va y escribirnos de nuevo.',
    'Si usted no nos escribió, ignore este mensaje.',
  ],
});

export const repliedText = (claim: ClaimEntity): ClaimMailText => ({
  subject: `Recibimos su mensaje del caso ${numberOf(claim)}`,
  lines: [`Le respondemos a más tardar el ${dayText(claim.dueOn)}.`],
});

export const answeredText = (claim: ClaimEntity, answer: string, files: number): ClaimMailText => ({
  subject: `Respuesta a su caso ${numberOf(claim)}`,
  lines: [
    answer,
    ...(files === 0
      ? []
      : ['', files === 1 ? 'La respuesta trae un archivo.' : `La respuesta trae ${files} archivos.`]),
    '',
    'Si no está de acuerdo o quiere agregar algo, puede responder en el seguimiento.',
  ],
});

export const prolongedText = (claim: ClaimEntity, reason: string): ClaimMailText => ({
  subject: `Necesitamos más tiempo para su caso ${numberOf(claim)}`,
  lines: [`El motivo: ${reason}`, `Le respondemos a más tardar el ${dayText(claim.dueOn)}.`],
});

export const closedText = (claim: ClaimEntity): ClaimMailText => ({
  subject: `Cerramos su caso ${numberOf(claim)}`,
  lines: ['El caso quedó respondido y cerrado. Si necesita algo más, escríbanos un caso nuevo.'],
});

export const claimMail = (
  claim: ClaimEntity,
  { subject, lines }: ClaimMailText,
  publicUrl: string,
): Mail => ({
  to: claim.email,
  subject,
  text: [
    'Hola:',
    '',
    ...lines,
    '',
    `Su caso: ${publicUrl}/pqr/seguimiento?numero=${numberOf(claim)}`,
    '',
    BRAND.name,
  ].join('\n'),
});
