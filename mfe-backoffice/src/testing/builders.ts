import type {
  AdminPartner,
  AdminProduct,
  AdminUser,
  AuditEntry,
  OrderRow,
  SessionUser,
} from '@lacteos/contracts';

/** An order of a list: placed, unpaid and open unless the test says otherwise. */
export function anOrder(given: Partial<OrderRow> = {}): OrderRow {
  return {
    id: 1,
    createdAt: '2026-11-20T15:04:05.000Z',
    n_document: '1121900100',
    shippingAddress: {
      first_name: 'Ana',
      last_name: 'Rojas',
      nameCompany: 'N/A',
      address: 'Calle 10 # 20-30',
      city_code: '50001',
      state_code: '50',
      email: 'ana@demo.test',
      phone: '3100000000',
    },
    paymentMethod: 'Efectivo',
    paymentId: 1,
    itemsPrice: 10504.62,
    taxPrice: 1995.88,
    shippingPrice: 0,
    totalPrice: 12500.5,
    allTaxed: true,
    isPaid: false,
    paidAt: null,
    isDelivered: false,
    deliveredAt: null,
    active: true,
    isInvoice: false,
    idInvoice: null,
    paidWithoutStock: false,
    paymentAlert: null,
    storeId: null,
    paymentResult: null,
    delivery: null,
    ...given,
  };
}

/** The signed-in administrator. */
export function anAdmin(given: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 3,
    id_role: 3,
    name: 'Laura',
    last: 'Gómez',
    nameCompany: null,
    phone: '3100000000',
    city_code: '50001',
    state_code: '50',
    email: 'admin@demo.test',
    stores: [],
    ...given,
  };
}

/** A product of the back office: active, priced, in stock and not linked with SIIGO yet. */
export function anAdminProduct(given: Partial<AdminProduct> = {}): AdminProduct {
  return {
    id: 1,
    code: 'LLA-00042',
    name: 'Kumis natural',
    slug: 'Botella 1000 g',
    image: '/api/media/kumis-natural/640.webp',
    brand: 'Lácteos del Llano',
    description: 'Espeso y apenas dulce.',
    family: 'LÁCTEOS',
    price: 11500,
    countInStock: 10,
    active: true,
    type: 'Product',
    account: 1253,
    idTax: 13156,
    currencyCode: 'COP',
    position: 1,
    unid: '94',
    stockControl: true,
    taxClassification: 'Taxed',
    taxIncluded: false,
    taxConsumptionValue: 0,
    tariff: null,
    siigoId: null,
    version: 1,
    createdAt: '2026-11-20T15:04:05.000Z',
    ...given,
  };
}

/** A partner store of the back office: active. */
export function anAdminPartner(given: Partial<AdminPartner> = {}): AdminPartner {
  return {
    id: 1,
    name: 'Punto Barzal',
    address: 'Carrera 40 # 33-18',
    phone: '3104567001',
    city: 'Villavicencio',
    country: 'Meta',
    image: '/api/media/store-1/640.webp',
    active: true,
    version: 1,
    createdAt: '2026-11-20T15:04:05.000Z',
    ...given,
  };
}

/** An account of a customer unless the test says otherwise. */
export function anAdminUser(given: Partial<AdminUser> = {}): AdminUser {
  return {
    id: 1,
    n_document: '1121900100',
    person_type: 'Person',
    first_name: 'Ana',
    last_name: 'Rojas',
    nameCompany: null,
    email: 'ana@demo.test',
    phone: '3100000000',
    city_code: '50001',
    state_code: '50',
    active: true,
    id_role: 1,
    version: 1,
    createdAt: '2026-11-20T15:04:05.000Z',
    ...given,
  };
}

/** A new price of a product unless the test says otherwise. */
export function anAuditEntry(given: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 1,
    at: '2026-11-20T15:04:05.000Z',
    actorId: 3,
    actorEmail: 'admin@demo.test',
    action: 'products.updated',
    subject: 'product',
    subjectId: '7',
    before: { price: 100 },
    after: { price: 120 },
    ...given,
  };
}
