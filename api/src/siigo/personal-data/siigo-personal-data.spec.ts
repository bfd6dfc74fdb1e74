import { randomUUID } from 'node:crypto';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ADDRESS } from '#test/shipping-address.js';
import { ShopBuilder } from '#test/shop-builder.js';
import type { Person } from '#platform/personal-data/index.js';
import type { User } from '#users/index.js';
import { CustomerEntity } from '../customers/customer.entity.js';
import { SiigoDocumentEntity } from '../invoicing/document/siigo-document.entity.js';
import { SiigoPersonalData } from './siigo-personal-data.js';

const personOf = ({ id, email, id_type: idType, n_document: document, phone }: User): Person => ({
  ...{ id, email, idType, document, phone },
  names: [],
  ownsEmail: true,
});

describe.each(DIALECTS)('personal data in invoicing on $name', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect, { SIIGO_URL: 'http://127.0.0.1:9' });
  });
  afterAll(() => api.stop());

  const addCustomer = async (identification: string, change: Partial<CustomerEntity>): Promise<void> => {
    const { address, state_code: stateCode, city_code: cityCode } = ADDRESS;
    const place = { address, countryCode: 'Co', stateCode, cityCode, createdAt: api.clock.now() };
    const lists = { phones: [], contacts: [], fiscalResponsibilities: [] };
    await api.uow.manager.insert(CustomerEntity, { identification, ...place, ...lists, ...change });
  };
  /** A person and a company with the same number. */
  const twoOf = async (identification: string): Promise<User> => {
    const user = await api.addUser({ n_document: identification, id_type: '13' });
    await addCustomer(identification, { personType: 'Person', idType: '13', firstName: 'Ana' });
    const company = { personType: 'Company', idType: '31', nameCompany: 'Quesos S.A.S.' } as const;
    await addCustomer(identification, { ...company, branchOffice: 1 });
    return user;
  };
  const customersIn = async (user: User): Promise<unknown[]> => {
    const sections = api.app.get(SiigoPersonalData).sections(personOf(user));
    const rows = [];
    for await (const row of sections.find(({ name }) => name === 'tercero-en-siigo')?.rows() ?? [])
      rows.push(row);
    return rows;
  };

  it('excludes a company with the same number and another document type [N-33-953]', async () => {
    const user = await twoOf('901800100');
    const buyer = { user, token: await api.tokenOf(user) };
    const shop = new ShopBuilder(api);
    const { id: orderId } = await shop.placedBy(buyer, [[await shop.addProduct({ stock: 5 }), 1]]);
    const now = api.clock.now();
    await api.uow.manager.insert(SiigoDocumentEntity, {
      ...{ kind: 'invoice', orderId, reference: randomUUID().slice(0, 20), state: 'accepted', total: 1 },
      ...{ request: {}, payload: {}, reasons: [], customerIdentification: '901800100' },
      ...{ createdAt: now, updatedAt: now },
    } as unknown as SiigoDocumentEntity);
    expect(await customersIn(user)).toMatchObject([{ Nombres: 'Ana', 'Razón social': null }]);
  });

  it('is erased without touching a company with the same number [N-33-953]', async () => {
    const user = await twoOf('901800200');
    await api.uow.run(() => api.app.get(SiigoPersonalData).erase(personOf(user)));
    const left = await api.uow.manager.findBy(CustomerEntity, { identification: '901800200' });
    expect(left.map(({ nameCompany }) => nameCompany)).toEqual(['Quesos S.A.S.']);
  });
});
