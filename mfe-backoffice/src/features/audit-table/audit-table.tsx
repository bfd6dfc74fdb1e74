import type { AuditEntry } from '@lacteos/contracts/schemas';
import { formatListMoment } from '@lacteos/ui';

import type { OfficeColumn, OfficeTableDefinition } from '@lacteos/ui/office';
import { ChangeList } from './change-list';
import { actionText, rowText, SUBJECT_OPTIONS } from './audit-texts';

const COLUMNS: OfficeColumn<AuditEntry>[] = [
  {
    key: 'at',
    title: 'Fecha',
    sort: 'id',
    isEssential: true,
    width: 132,
    render: ({ at }) => <time dateTime={at}>{formatListMoment(at)}</time>,
  },
  { key: 'actor', title: 'Quién', width: 170, render: ({ actorEmail }) => actorEmail ?? 'Sistema' },
  {
    key: 'subject',
    title: 'Registro',
    isEssential: true,
    width: 170,
    render: rowText,
  },
  { key: 'action', title: 'Acción', width: 140, render: ({ action }) => actionText(action) },
  { key: 'changes', title: 'Cambios', width: 420, render: (entry) => <ChangeList entry={entry} /> },
];

export const AUDIT_TABLE: OfficeTableDefinition<AuditEntry> = {
  name: 'admin-audit',
  path: '/admin/audit',
  label: 'Auditoría',
  nouns: { one: 'cambio', many: 'cambios' },
  emptyText: 'Todavía no hay cambios del personal.',
  emptyHint: 'Aparecen aquí cuando alguien del personal cambia algo.',
  rowKey: ({ id }) => id,
  rowTitle: rowText,
  columns: COLUMNS,
  search: { label: 'Buscar cambios', placeholder: 'Buscar por registro, acción o valor' },
  filters: [
    { kind: 'choice', param: 'subject', label: 'Registro', options: SUBJECT_OPTIONS },
    { kind: 'days', from: 'from', to: 'to', labels: { from: 'Desde', to: 'Hasta' } },
  ],
  sort: '-id',
};
