import { formatMoment } from '@lacteos/ui';
import type { ReleaseHistoryEntry, ReleaseNumbers, RemoteOverview } from '@lacteos/remote-kit';

const percent = new Intl.NumberFormat('es-CO', { style: 'percent', maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('es-CO');

export const formatCount = (count: number): string => whole.format(count);

/** `share` is 0 to 1. */
export const shareText = (share: number): string => percent.format(share);

/** Failures per report; a dash without reports. */
export const errorShare = ({ mounts, errors }: Pick<ReleaseNumbers, 'mounts' | 'errors'>): string =>
  mounts + errors === 0 ? '–' : percent.format(errors / (mounts + errors));

type Budget = NonNullable<RemoteOverview['budget']>;

const taskText = ({ longTaskMs, taskMs }: Budget): string => {
  if (longTaskMs === undefined) return '';
  const limit = `${whole.format(longTaskMs)} ms`;
  const taken = typeof taskMs === 'number' ? `${whole.format(taskMs)} de ${limit}` : `hasta ${limit}`;
  return `${taken} en la tarea más larga al abrir`;
};

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

export const formatMs = (ms: number | null | undefined): string =>
  ms === null || ms === undefined ? '–' : `${whole.format(Math.round(ms))} ms`;

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

/** Results of the checks, or why they were skipped; null for a rollback, which needs none. */
export const checkText = ({
  action,
  attestation,
  override,
  force = override,
}: ReleaseHistoryEntry): string | null => {
  if (action === 'rollback' || action === 'withdraw') return null;
  if (force) return `Sin revisión: ${force}`;
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

export const authorText = ({ actor, at }: ReleaseHistoryEntry): string =>
  `${actor || 'Automático'}, ${formatMoment(at)}`;
