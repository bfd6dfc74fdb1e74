import { PRODUCT_FAMILIES } from '@lacteos/contracts/reference/product-families';
import type { AdminProduct } from '@lacteos/contracts/schemas';
import { formatMoney, LinkFromList, ProductPicture } from '@lacteos/ui';
import { StatusText } from '@lacteos/ui/antd';

import type { ChoiceFilter, OfficeColumn, OfficeTableDefinition } from '@lacteos/ui/office';
import { PRODUCTS_KEY } from './model/products-key';
import { ProductActions, ProductStatus } from './components/product-actions';
import { formStyles } from '#features/editing';

const COLUMNS: OfficeColumn<AdminProduct>[] = [
  {
    key: 'image',
    title: 'Imagen',
    width: 72,
    render: ({ image }) => (
      <ProductPicture image={image} alt="" sizes="3rem" className={formStyles.officeThumb} />
    ),
  },
  { key: 'code', title: 'Código', sort: 'code', width: 96, render: ({ code }) => code },
  {
    key: 'name',
    title: 'Nombre',
    sort: 'name',
    isEssential: true,
    width: 190,
    render: ({ id, name }) => (
      <LinkFromList className={formStyles.officeRowLink} to={`/admin/product/${id}`}>
        {name}
      </LinkFromList>
    ),
  },
  { key: 'slug', title: 'Presentación', width: 128, render: ({ slug }) => slug },
  { key: 'brand', title: 'Marca', width: 124, render: ({ brand }) => brand },
  { key: 'family', title: 'Familia', width: 92, render: ({ family }) => family },
  {
    key: 'price',
    title: 'Precio sin IVA',
    sort: 'price',
    width: 120,
    align: 'right',
    render: ({ price }) => formatMoney(price),
  },
  {
    key: 'stock',
    title: 'Stock',
    sort: 'countInStock',
    width: 72,
    align: 'right',
    render: ({ countInStock }) => countInStock,
  },
  {
    key: 'active',
    title: 'Activo',
    sort: 'active',
    width: 84,
    render: (product) => <ProductStatus product={product} />,
  },
  {
    key: 'siigo',
    title: 'SIIGO',
    width: 108,
    render: ({ siigoId }) => (
      <StatusText tone={siigoId ? 'good' : 'open'}>{siigoId ? 'Enlazado' : 'Sin enlazar'}</StatusText>
    ),
  },
  {
    key: 'actions',
    title: 'Acciones',
    isEssential: true,
    fixed: 'right',
    width: 78,
    render: (product) => <ProductActions product={product} />,
  },
];

const flag = (param: string, label: string, yes: string, no: string): ChoiceFilter => ({
  kind: 'choice',
  param,
  label,
  options: [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ],
});

export const PRODUCTS_TABLE: OfficeTableDefinition<AdminProduct> = {
  name: PRODUCTS_KEY,
  path: '/admin/products',
  exportPath: '/admin/products/export',
  label: 'Productos',
  nouns: { one: 'producto', many: 'productos' },
  emptyText: 'Todavía no hay productos.',
  emptyHint: 'Cree el primero con «Crear producto» o traiga varios con «Importar».',
  liveSubject: 'product',
  rowKey: ({ id }) => id,
  rowTitle: ({ name }) => name,
  pageOf: ({ id }) => `/admin/product/${id}`,
  phoneRow: ({ name, slug, price, countInStock, active }) => ({
    title: `${name} · ${slug}`,
    amount: formatMoney(price),
    detail: `${active ? 'Activo' : 'Inactivo'} · ${countInStock} en existencia`,
  }),
  views: [
    { name: 'Agotados', filters: { maxStock: '0' } },
    { name: 'Por agotarse', filters: { maxStock: '10' } },
    { name: 'Sin enlazar', filters: { linked: 'false' } },
  ],
  columns: COLUMNS,
  search: { label: 'Buscar productos', placeholder: 'Buscar por nombre, presentación, marca o código' },
  filters: [
    flag('active', 'Estado', 'Activos', 'Inactivos'),
    {
      kind: 'choice',
      param: 'family',
      label: 'Familia',
      options: PRODUCT_FAMILIES.map((value) => ({ value, label: value })),
    },
    flag('linked', 'SIIGO', 'Enlazados', 'Sin enlazar'),
    flag('hasNetContent', 'Contenido neto', 'Con contenido neto', 'Sin contenido neto'),
    {
      kind: 'choice',
      param: 'maxStock',
      label: 'Stock',
      options: [
        { value: '0', label: 'Agotados' },
        { value: '10', label: 'Por agotarse (hasta 10)' },
      ],
    },
  ],
  sort: 'name',
};
