import type { PublishedMenuEntry } from '@lacteos/remote-kit';

export interface Entry {
  to: string;
  label: string;
  kind: string;
  /** The matching text, or the name of its owner. */
  detail?: string;
  /** Day, amount, state. */
  facts?: string;
}

const ACTIONS: readonly Entry[] = [
  {
    to: '/admin/orders?active=true&isPaid=true&isDelivered=false',
    label: 'Despachar pedidos',
    kind: 'Acción',
  },
  {
    to: '/admin/orders?active=true&isPaid=true&isInvoice=false&isAllReturned=false',
    label: 'Facturar pedidos',
    kind: 'Acción',
  },
  { to: '/admin/orders?active=true&isPaid=false', label: 'Registrar pagos', kind: 'Acción' },
  { to: '/admin/stockStores', label: 'Asignar inventario a una tienda', kind: 'Acción' },
  { to: '/admin/pays', label: 'Cerrar la caja', kind: 'Acción' },
];

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Matches entries whose words all begin with those of the text. */
export function entriesFor(text: string, pages: readonly PublishedMenuEntry[]): Entry[] {
  const reachable = new Set(pages.map(({ to }) => to));
  const all = [
    ...pages.map(({ to, label }) => ({ to, label, kind: 'Página' })),
    ...ACTIONS.filter(({ to }) => reachable.has(to.split('?')[0] ?? '')),
  ];
  const wanted = fold(text).split(/\s+/).filter(Boolean);
  return all.filter(({ label }) => {
    const words = fold(label).split(/\s+/);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
