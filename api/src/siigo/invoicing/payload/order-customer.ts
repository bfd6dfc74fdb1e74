import { COUNTRY, FINAL_CONSUMER, isVatResponsible } from '@lacteos/contracts/reference/reference-data';

import type { InvoiceableOrder } from '#orders/order/index.js';
import type { Account } from '#users/index.js';
import type { SiigoCustomerRequest } from '../../client/siigo-wire.js';

const MOBILE_PREFIX = '57';

/** Uses 'Datos Cliente' if entered, the final consumer for a sale without it, otherwise account and address. */
export function customerOfOrder(order: InvoiceableOrder, account: Account | null): SiigoCustomerRequest {
  if (order.customer) return customerOfData(order);
  return order.nDocument === FINAL_CONSUMER ? finalConsumer(order) : customerOfAccount(order, account);
}

/** Undefined for the final consumer and for erased accounts. */
export function typeOfBuyer(order: InvoiceableOrder, account: Account | null): string | undefined {
  return order.nDocument === FINAL_CONSUMER ? undefined : (order.customer?.id_type ?? account?.id_type);
}

function customerOfData({ customer, shippingAddress }: InvoiceableOrder): SiigoCustomerRequest {
  if (!customer) throw new Error('the order has no customer data');
  const { contact_email: email, contact_phone: phone } = customer;
  const isCompany = customer.person_type === 'Company';
  return {
    type: 'Customer',
    person_type: customer.person_type,
    id_type: customer.id_type,
    identification: customer.identification,
    ...(customer.check_digit ? { check_digit: customer.check_digit } : {}),
    name: isCompany ? [customer.nameCompany ?? ''] : [customer.first_name ?? '', customer.last_name ?? ''],
    ...(customer.commercial_name ? { commercial_name: customer.commercial_name } : {}),
    vat_responsible: isVatResponsible(customer.person_type, customer.vat_responsible),
    fiscal_responsibilities: [{ code: customer.fiscal_responsibility }],
    address: addressFields(customer.address, customer.state_code, customer.city_code),
    phones: [phoneOf(phone || shippingAddress.phone)],
    contacts: [
      contactOf(
        customer.contact_first_name,
        customer.contact_last_name ?? '',
        email || shippingAddress.email,
      ),
    ],
  };
}

const finalConsumer = ({ shippingAddress: to }: InvoiceableOrder): SiigoCustomerRequest => ({
  type: 'Customer',
  person_type: 'Person',
  id_type: '13',
  identification: FINAL_CONSUMER,
  name: ['Consumidor', 'final'],
  address: addressFields(to.address, to.state_code, to.city_code),
  contacts: [contactOf('Consumidor', 'final', '')],
});

function customerOfAccount(order: InvoiceableOrder, account: Account | null): SiigoCustomerRequest {
  const { shippingAddress: to } = order;
  const isCompany = account?.person_type === 'Company';
  const firstName = account?.first_name || to.first_name;
  const lastName = account?.last_name || to.last_name;
  const company = account?.name_company || to.nameCompany;
  return {
    type: 'Customer',
    person_type: isCompany ? 'Company' : 'Person',
    id_type: account?.id_type ?? '13',
    identification: order.nDocument,
    name: isCompany ? [company] : [firstName, lastName],
    ...(account?.commercial_name ? { commercial_name: account.commercial_name } : {}),
    vat_responsible: isVatResponsible(isCompany ? 'Company' : 'Person'),
    address: addressFields(to.address, to.state_code, to.city_code),
    phones: [phoneOf(to.phone || account?.phone || '')],
    contacts: [
      contactOf(to.first_name || firstName, to.last_name || lastName, to.email || account?.email || ''),
    ],
  };
}

const addressFields = (address: string, state: string, city: string): SiigoCustomerRequest['address'] => ({
  address,
  city: { country_code: COUNTRY.code, state_code: state, city_code: city },
});
const phoneOf = (number: string) => ({ indicative: MOBILE_PREFIX, number });
const contactOf = (first: string, last: string, email: string) => ({
  first_name: first,
  ...(last ? { last_name: last } : {}),
  ...(email ? { email } : {}),
});
