import type { AdminPartner } from '@lacteos/contracts/schemas';
import { ProductPicture } from '@lacteos/ui';

import type { OfficeColumn, OfficeTableDefinition } from '@lacteos/ui/office';
import { PARTNERS_KEY } from './partners-key';
import { PartnerActions, PartnerStatus } from './partner-actions';
import { PARTNER_LABELS } from './partner-form';
import { formStyles } from '#features/editing';

const COLUMNS: OfficeColumn<AdminPartner>[] = [
  {
    key: 'image',
    title: PARTNER_LABELS.image,
    width: 84,
    render: ({ image }) => (
      <ProductPicture image={image} alt="" sizes="3rem" className={formStyles.officeThumb} />
    ),
  },
  {
    key: 'name',
    title: PARTNER_LABELS.name,
    sort: 'name',
    isEssential: true,
    render: ({ name }) => name,
  },
  { key: 'address', title: PARTNER_LABELS.address, render: ({ address }) => address },
  { key: 'city', title: PARTNER_LABELS.city, sort: 'city', render: ({ city }) => city },
  { key: 'country', title: PARTNER_LABELS.country, sort: 'country', render: ({ country }) => country },
  { key: 'phone', title: PARTNER_LABELS.phone, render: ({ phone }) => phone },
  {
    key: 'active',
    title: 'Activa',
    sort: 'active',
    render: (partner) => <PartnerStatus partner={partner} />,
  },
  {
    key: 'actions',
    title: 'Acciones',
    isEssential: true,
    render: (partner) => <PartnerActions partner={partner} />,
  },
];

export const PARTNERS_TABLE: OfficeTableDefinition<AdminPartner> = {
  name: PARTNERS_KEY,
  path: '/admin/partners',
  label: 'Tiendas aliadas',
  nouns: { one: 'tienda', many: 'tiendas', isFeminine: true },
  emptyText: 'Todavía no hay tiendas aliadas.',
  emptyHint: 'Cree la primera con «Crear tienda aliada».',
  liveSubject: 'partner',
  rowKey: ({ id }) => id,
  rowTitle: ({ name }) => name,
  columns: COLUMNS,
  search: { label: 'Buscar tiendas', placeholder: 'Buscar por nombre, dirección, ciudad o teléfono' },
  filters: [
    {
      kind: 'choice',
      param: 'active',
      label: 'Estado',
      options: [
        { value: 'true', label: 'Activas' },
        { value: 'false', label: 'Inactivas' },
      ],
    },
  ],
  sort: 'name',
};
