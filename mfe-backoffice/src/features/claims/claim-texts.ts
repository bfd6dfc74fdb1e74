import { HARM_KINDS } from '@lacteos/contracts/claims/claims';
import type { Claim, ClaimDetail, ClaimStep } from '@lacteos/contracts/schemas';

export function urgencyText({ urgency, daysLeft }: Pick<Claim, 'urgency' | 'daysLeft'>): string {
  if (urgency === 'done') return '';
  if (daysLeft < 0) return `Vencida hace ${-daysLeft} ${daysLeft === -1 ? 'día hábil' : 'días hábiles'}`;
  if (urgency === 'overdue') return 'Vencida';
  if (daysLeft === 0) return 'Vence hoy';
  return `${daysLeft === 1 ? 'Queda 1 día hábil' : `Quedan ${daysLeft} días hábiles`}`;
}

export const harmText = (harm: Claim['harm']): string => (harm ? HARM_KINDS[harm] : '');

type EntryKind = ClaimDetail['entries'][number]['kind'];

export const ENTRY_TITLES: Readonly<Record<EntryKind, string>> = {
  received: 'La persona escribió',
  reply: 'La persona escribió de nuevo',
  started: 'Tomó el caso',
  answer: 'Respondió a la persona',
  note: 'Nota para el equipo',
  assigned: 'Cambió el encargado',
  prolonged: 'Prorrogó el plazo',
  'harm-marked': 'Marcó un daño a una persona',
  'harm-unmarked': 'Quitó la marca de daño',
  'harm-reported': 'Reportó el daño a la autoridad',
  dismissed: 'Archivó sin respuesta',
  closed: 'Cerró el caso',
};

export const TEXT_STEPS = {
  prolong: {
    button: 'Prorrogar el plazo',
    label: 'Motivo (la persona lo lee)',
    ok: 'Prorrogar',
  },
  'report-harm': {
    button: 'Registrar el reporte',
    label: 'Radicado o referencia del reporte',
    ok: 'Registrar',
  },
  dismiss: {
    button: 'Archivar sin respuesta',
    label: 'Por qué se archiva (solo lo ve el equipo)',
    ok: 'Archivar',
  },
} as const satisfies Partial<Record<ClaimStep['step'], { button: string; label: string; ok: string }>>;
export type TextStep = keyof typeof TEXT_STEPS;
