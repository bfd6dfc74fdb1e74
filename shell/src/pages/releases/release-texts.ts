import { formatMoment } from '@lacteos/ui';
import type { ReleaseHistoryEntry, ReleaseNumbers, RemoteOverview } from '@lacteos/remote-kit';

const percent = new Intl.NumberFormat('es-CO', { style: 'percent', maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('es-CO');

/** A count with the thousands marked. */
export const formatCount = (count: number): string => whole.format(count);

/** A share, 0 to 1, as a percentage. */
export const shareText = (share: number): string => percent.format(share);

/** Share of the reports that were failures; a dash while there are none. */
export const errorShare = ({ mounts, errors }: Pick<ReleaseNumbers, 'mounts' | 'errors'>): string =>
  mounts + errors === 0 ? '–' : percent.format(errors / (mounts + errors));

type Budget = NonNullable<RemoteOverview['budget']>;

const taskText = ({ longTaskMs, taskMs }: Budget): string => {
  if (longTaskMs === undefined) return '';
  const limit = `${whole.format(longTaskMs)} ms`;
  const taken = typeof taskMs === 'number' ? `${whole.format(taskMs)} de ${limit}` : `hasta ${limit}`;
  return `${taken} en la tarea más larga al abrir`;
};

/** What the live release promises, and what of it it needs. */
export const budgetText = (budget: RemoteOverview['budget']): string =>
  budget
    ? [
        `${whole.format(budget.neededKb)} de ${whole.format(budget.firstViewKb)} kB hasta la primera vista`,
        taskText(budget),
        `${whole.format(budget.errorPercent)} % de fallas`,
      ]
        .filter(Boolean)
        .join(', ')
    : 'Sin declarar';

/** Milliseconds as people read them; a dash when nothing was measured. */
export const formatMs = (ms: number | null | undefined): string =>
  ms === null || ms === undefined ? '–' : `${whole.format(Math.round(ms))} ms`;

/** Short label of an action. */
export const actionText = ({ action, percent: share }: ReleaseHistoryEntry): string => {
  switch (action) {
    case 'activate':
      return 'Publicada';
    case 'canary':
      return `Candidata para el ${share ?? 0} %`;
    case 'promote':
      return 'Candidata publicada para todos';
    case 'withdraw':
      return 'Candidata retirada';
    case 'rollback':
      return 'Devuelta';
  }
};

/** What the checks said before the change, or why there were none; null for a way back, which needs none. */
export const checkText = ({ action, attestation, override }: ReleaseHistoryEntry): string | null => {
  if (action === 'rollback' || action === 'withdraw') return null;
  if (override) return `Sin revisión: ${override}`;
  if (!attestation) return 'Sin revisión';
  const { passed, breaks, warnings, wasLive } = attestation;
  const result = passed ? 'Revisada' : 'No pasó la revisión';
  const counts = [
    breaks > 0 ? `${breaks} ${breaks === 1 ? 'rotura' : 'roturas'}` : '',
    warnings > 0 ? `${warnings} ${warnings === 1 ? 'aviso' : 'avisos'}` : '',
    wasLive ? 'en la tienda en vivo' : 'sin abrir la tienda',
  ];
  return `${result} (${counts.filter(Boolean).join(', ')})`;
};

/** Who did it and when. */
export const authorText = ({ actor, at }: ReleaseHistoryEntry): string =>
  `${actor || 'Automático'}, ${formatMoment(at)}`;
