import { siigoName } from '@lacteos/contracts/identification/siigo-name';

import type { SiigoCustomerRequest } from '../../client/siigo-wire.js';

/** Replaces characters that SIIGO does not accept. */
export function withSiigoNames(customer: SiigoCustomerRequest): SiigoCustomerRequest {
  const { commercial_name: commercialName, contacts } = customer;
  return {
    ...customer,
    name: customer.name.map(siigoName),
    ...(commercialName === undefined ? {} : { commercial_name: siigoName(commercialName) }),
    ...(contacts === undefined
      ? {}
      : {
          contacts: contacts.map((contact) => ({
            ...contact,
            first_name: siigoName(contact.first_name),
            ...(contact.last_name === undefined ? {} : { last_name: siigoName(contact.last_name) }),
          })),
        }),
  };
}

/** Names that SIIGO gets in another spelling. */
export function changedNames(customer: SiigoCustomerRequest): { from: string; to: string }[] {
  const names = [...customer.name, customer.commercial_name ?? ''];
  return names.map((from) => ({ from, to: siigoName(from) })).filter(({ from, to }) => from.trim() !== to);
}
