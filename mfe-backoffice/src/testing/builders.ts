import type {
  AdminPartner,
  AdminProduct,
  AdminUser,
  AuditEntry,
  OrderRow,
  SessionUser,
  StaffOrderRow,
} from '@lacteos/contracts/schemas';
import { aPartner, JUST_PLACED } from '@lacteos/contracts/testing';
import { aUser } from '@lacteos/session-bus/testing';

export function anOrder(given: Partial<StaffOrderRow> = {}): StaffOrderRow {
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
    ...JUST_PLACED,
    hold: { endsAt: '2026-11-23T15:04:05.000Z', releasedAt: null },
    ...given,
  };
}

export const anAdmin = (given: Partial<SessionUser> = {}): SessionUser =>
  aUser({
    id: 3,
    id_role: 3,
    name: 'Laura',
    last: 'Gómez',
    phone: '3100000000',
    email: 'admin@demo.test',
    ...given,
  });

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
    cost: null,
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
    nextTaxClassification: null,
    taxChangeOn: null,
    taxIncluded: false,
    taxConsumptionValue: 0,
    tariff: null,
    ean: null,
    netContent: 1000,
    netContentUnit: 'g',
    siigoId: null,
    version: 1,
    createdAt: '2026-11-20T15:04:05.000Z',
    ...given,
  };
}

export function anAdminPartner(given: Partial<AdminPartner> = {}): AdminPartner {
  return {
    ...aPartner(),
    active: true,
    version: 1,
    createdAt: '2026-11-20T15:04:05.000Z',
    ...given,
  };
}

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

export function anAuditEntry(given: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 1,
    at: '2026-11-20T15:04:05.000Z',
    actorId: 3,
    actorEmail: 'admin@demo.test',
    action: 'products.updated',
    subject: 'product',
    subjectId: '7',
    subjectName: 'Kumis',
    before: { price: 100 },
    after: { price: 120 },
    ...given,
  };
}

export const dispatched: Partial<OrderRow> = {
  isPaid: true,
  paidAt: '2026-11-19T15:00:00.000Z',
  isDelivered: true,
  deliveredAt: '2026-11-20T16:30:00.000Z',
  delivery: {
    date: '2026-11-20T16:30:00.000Z',
    numberGuide: 'GU-778',
    transport: 'SERVIENTREGA',
    shippingAddress: 'Calle 10 # 20-30',
    shippingAddressCity: 'Villavicencio',
    shippingAddressCountry: 'Meta',
    shippingAddressPhone: '3100000000',
  },
};
