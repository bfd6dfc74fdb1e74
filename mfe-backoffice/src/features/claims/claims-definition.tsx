import {
  CLAIM_KIND_NAMES,
  CLAIM_KINDS,
  CLAIM_STATE_NAMES,
  CLAIM_STATES,
} from '@lacteos/contracts/claims/claims';
import type { Claim } from '@lacteos/contracts/schemas';
import { formatListMoment, formatLongDay, LinkFromList } from '@lacteos/ui';
import { useQuery } from '@tanstack/react-query';

import type { OfficeColumn, OfficeTableDefinition } from '@lacteos/ui/office';
import { CLAIMS_KEY, claimStaffQuery } from './claim-calls';
import { harmText, urgencyText } from './claim-texts';
import styles from './claims.module.css';

const claimLink = ({ id, number }: Claim) => (
  <LinkFromList to={`/admin/claim/${id}`} aria-label={`Ver ${number}`}>
    {number}
  </LinkFromList>
);

function Due({ state, dueOn, harmDueOn, harm, urgency, daysLeft }: Claim) {
  const isUrgent = urgency === 'overdue' || urgency === 'due-soon';
  return (
    <div className={styles.cell}>
      {harm && (
        <p className={styles.late}>
          {harmText(harm)}
          {harmDueOn && `: reportar hasta el ${formatLongDay(harmDueOn)}`}
        </p>
      )}
      <p>
        {CLAIM_STATES[state]}
        {urgency !== 'done' && `, hasta el ${formatLongDay(dueOn)}`}
      </p>
      {urgency !== 'done' && (
        <p className={isUrgent ? styles.late : styles.soft}>{urgencyText({ urgency, daysLeft })}</p>
      )}
    </div>
  );
}

const COLUMNS: OfficeColumn<Claim>[] = [
  { key: 'number', title: 'Número', isEssential: true, fixed: 'left', width: 124, render: claimLink },
  { key: 'due', title: 'Responder', sort: 'dueOn', isEssential: true, width: 396, render: Due },
  { key: 'kind', title: 'Clase', width: 180, render: ({ kind }) => CLAIM_KINDS[kind] },
  {
    key: 'name',
    title: 'Persona',
    isEssential: true,
    width: 190,
    render: ({ name }) => name || 'Datos borrados',
  },
  {
    key: 'receivedAt',
    title: 'Recibida',
    sort: 'receivedAt',
    width: 148,
    render: ({ receivedAt }) => <time dateTime={receivedAt}>{formatListMoment(receivedAt)}</time>,
  },
  {
    key: 'assignee',
    title: 'Encargado',
    width: 140,
    render: ({ assigneeName }) => assigneeName ?? 'Sin encargado',
  },
];

function useStaffOptions() {
  const { data = [] } = useQuery(claimStaffQuery);
  return data.map(({ id, name }) => ({ value: String(id), label: name }));
}

export const CLAIMS_TABLE: OfficeTableDefinition<Claim> = {
  name: CLAIMS_KEY,
  path: '/admin/claims',
  label: 'Peticiones, quejas y reclamos',
  nouns: { one: 'PQR', many: 'PQR', isFeminine: true },
  emptyText: 'Todavía no hay peticiones, quejas ni reclamos.',
  emptyHint: 'Aparecen aquí cuando alguien escribe desde el pie de la tienda o desde un pedido.',
  rowKey: ({ id }) => id,
  rowTitle: ({ number }) => number,
  pageOf: ({ id }) => `/admin/claim/${id}`,
  phoneRow: ({ number, name, state, urgency, daysLeft, receivedAt }) => ({
    title: `${number} · ${name || 'Datos borrados'}`,
    detail: [
      CLAIM_STATES[state],
      ...(urgency === 'done' ? [] : [urgencyText({ urgency, daysLeft })]),
      formatListMoment(receivedAt),
    ].join(' · '),
  }),
  views: [
    { name: 'Vencidas', filters: { urgency: 'overdue' } },
    { name: 'Por vencer', filters: { urgency: 'due-soon' } },
  ],
  columns: COLUMNS,
  filters: [
    {
      kind: 'choice',
      param: 'urgency',
      label: 'Plazo',
      options: [
        { value: 'overdue', label: 'Vencidas' },
        { value: 'due-soon', label: 'Por vencer' },
        { value: 'in-time', label: 'A tiempo' },
        { value: 'done', label: 'Ya respondidas' },
      ],
    },
    {
      kind: 'choice',
      param: 'state',
      label: 'Estado',
      options: CLAIM_STATE_NAMES.map((value) => ({ value, label: CLAIM_STATES[value] })),
    },
    {
      kind: 'choice',
      param: 'kind',
      label: 'Clase',
      options: CLAIM_KIND_NAMES.map((value) => ({ value, label: CLAIM_KINDS[value] })),
    },
    {
      kind: 'choice',
      param: 'harm',
      label: 'Daño',
      isRare: true,
      options: [{ value: 'true', label: 'Con daño a una persona' }],
    },
    {
      kind: 'loaded',
      param: 'assigneeId',
      label: 'Encargado',
      isRare: true,
      pattern: /^[1-9]\d{0,9}$/,
      useOptions: useStaffOptions,
    },
  ],
  search: { label: 'Buscar por número, nombre, documento o correo', placeholder: 'PQR-2026-15 o nombre' },
  sort: 'urgency',
  liveSubject: 'claim',
};
