import type { CustomerData } from '@lacteos/contracts/schemas';
import { dropDrafts, storeDraft, readDraft } from '#features/drafts';
import { anAddress, aUser } from '#testing/builders';
import { normalizeCustomer } from './customer-data';
import { addressOfCustomer, isShippingComplete, shippingDefaults } from './shipping-address';

const customer: CustomerData = {
  identification: '900123456',
  person_type: 'Company',
  fiscal_responsibility: 'R-99-PN',
  id_type: '31',
  check_digit: '8',
  first_name: 'Oculto',
  last_name: 'Oculta',
  nameCompany: ' Tienda El Prado SAS ',
  address: 'Cra 1 # 2-3',
  country_code: 'Co',
  state_code: '50',
  city_code: '50001',
  contact_first_name: 'Luz',
};

describe('shipping defaults', () => {
  it("come from the account, with 'N/A' for a person's company [S-094]", () => {
    expect(shippingDefaults(aUser(), null)).toMatchObject({
      first_name: 'Ana María',
      last_name: 'Peñuela',
      nameCompany: 'N/A',
      phone: '3101234567',
      city_code: '50001',
      state_code: '50',
      address: '',
    });
  });

  it('come from what the same user chose before, never from another user', () => {
    const remembered = anAddress({ address: 'Calle 1' });
    expect(shippingDefaults(aUser(), remembered).address).toBe('Calle 1');
    expect(shippingDefaults(aUser({ id: 9 }), remembered).address).toBe('');
  });
});

describe('shipping completeness', () => {
  it('needs every field and the right user', () => {
    expect(isShippingComplete(anAddress(), 41)).toBe(true);
    expect(isShippingComplete(anAddress(), 42)).toBe(false);
    expect(isShippingComplete(anAddress({ address: ' ' }), 41)).toBe(false);
    expect(isShippingComplete(anAddress({ phone: '123' }), 41)).toBe(false);
    expect(isShippingComplete(null, 41)).toBe(false);
  });
});

describe('customer data', () => {
  it('drops what belongs to the other person type and keeps the check digit of a NIT', () => {
    const normalized = normalizeCustomer(customer);
    expect(normalized).not.toHaveProperty('first_name');
    expect(normalized).toMatchObject({ nameCompany: 'Tienda El Prado SAS', check_digit: '8' });
  });

  it('drops the check digit of any other document', () => {
    expect(normalizeCustomer({ ...customer, id_type: '13' })).not.toHaveProperty('check_digit');
  });

  it('splits a NIT from the check digit that was typed with it', () => {
    const { check_digit: _left, ...bare } = customer;
    expect(normalizeCustomer({ ...bare, identification: '900.123.456-8' })).toMatchObject({
      identification: '900123456',
      check_digit: '8',
    });
  });

  it('gives a complete shipping address', () => {
    const seller = aUser({ id_role: 2, email: 'cajero@demo.test' });
    const address = addressOfCustomer(normalizeCustomer(customer), seller);
    expect(address).toMatchObject({
      nameCompany: 'Tienda El Prado SAS',
      first_name: 'Luz',
      last_name: '',
      email: '',
    });
    expect(isShippingComplete(address, seller.id, true)).toBe(true);
    expect(isShippingComplete(address, seller.id)).toBe(false);
  });
});

describe('form draft', () => {
  it('is kept per form and user until it is dropped', () => {
    storeDraft('shipping', 41, { address: 'Calle 1' });
    expect(readDraft('shipping', 41)).toEqual({ address: 'Calle 1' });
    expect(readDraft('shipping', 42)).toEqual({});
    dropDrafts();
    expect(readDraft('shipping', 41)).toEqual({});
  });
});
