import type { DeadLetter } from '@lacteos/contracts/schemas';
import { formatListMoment, LinkFromList } from '@lacteos/ui';

import type { OfficeColumn, OfficeTableDefinition } from '@lacteos/ui/office';
import { LETTERS_KEY } from './change-letters';
import { LetterActions } from './letter-actions';
import { failureText, TOPIC_OPTIONS, topicText } from './letter-texts';

const COLUMNS: OfficeColumn<DeadLetter>[] = [
  { key: 'topic', title: 'Mensaje', isEssential: true, render: topicText },
  {
    key: 'order',
    title: 'Pedido',
    width: 110,
    render: ({ orderId }) =>
      orderId && (
        <LinkFromList to={`/orderstore/${orderId}`} aria-label={`Pedido ${orderId}`}>
          {orderId}
        </LinkFromList>
      ),
  },
  { key: 'failure', title: 'Último error', render: failureText },
  { key: 'attempts', title: 'Intentos', align: 'right', width: 90, render: ({ attempts }) => attempts },
  {
    key: 'createdAt',
    title: 'Desde',
    width: 150,
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatListMoment(createdAt)}</time>,
  },
  {
    key: 'deadAt',
    title: 'Último intento',
    sort: 'deadAt',
    width: 150,
    render: ({ deadAt }) => <time dateTime={deadAt}>{formatListMoment(deadAt)}</time>,
  },
  {
    key: 'actions',
    title: 'Acciones',
    isEssential: true,
    fixed: 'right',
    render: (letter) => <LetterActions letters={[letter]} isRow />,
  },
];

export const DEAD_LETTERS_TABLE: OfficeTableDefinition<DeadLetter> = {
  name: LETTERS_KEY,
  path: '/admin/messages',
  label: 'Mensajes sin entregar',
  nouns: { one: 'mensaje', many: 'mensajes' },
  emptyText: 'No hay mensajes sin entregar.',
  emptyHint: 'Aparecen aquí cuando un correo o una tarea falla durante un día.',
  rowKey: ({ id }) => id,
  rowTitle: ({ id, topic }) => `${topicText({ topic })} ${id}`,
  columns: COLUMNS,
  filters: [{ kind: 'choice', param: 'topic', label: 'Mensaje', options: TOPIC_OPTIONS }],
  sort: '-deadAt',
};
