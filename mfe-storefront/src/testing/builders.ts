import type { CartItem, Partner, Product, SessionUser } from '@lacteos/contracts';

/** A product for sale; `over` changes what a test is about. */
export const aProduct = (over: Partial<Product> = {}): Product => ({
  id: 7,
  name: 'Yogurt de mora',
  slug: 'Botella 1000 g',
  price: 12500,
  image: '/api/media/yogurt-mora/640.webp',
  brand: 'Lácteos del Llano',
  description: 'Mora de Castilla y leche entera.',
  countInStock: 5,
  family: 'LÁCTEOS',
  taxClassification: 'Taxed',
  ...over,
});

export const aPartner = (over: Partial<Partner> = {}): Partner => ({
  id: 1,
  name: 'Punto Barzal',
  address: 'Carrera 40 # 33-18',
  phone: '3104567001',
  city: 'Villavicencio',
  country: 'Meta',
  image: '/api/media/store-1/640.webp',
  ...over,
});

export const aUser = (over: Partial<SessionUser> = {}): SessionUser => ({
  id: 31,
  id_role: 1,
  name: 'Ana',
  last: 'Ruiz',
  nameCompany: null,
  phone: '3101234567',
  city_code: '50001',
  state_code: '50',
  email: 'ana@demo.test',
  stores: [],
  ...over,
});

export const aCartLine = (quantity: number, product = aProduct()): CartItem => ({
  id: 31,
  id_product: product.id,
  quantity,
  Product: product,
});
