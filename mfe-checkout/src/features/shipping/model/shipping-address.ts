import {
  COUNTRY,
  EMAIL_PATTERN,
  PHONE_PATTERN,
  type CustomerData,
  type SessionUser,
  type ShippingAddress,
} from '@lacteos/contracts';

export const NO_COMPANY = 'N/A';

/** What the shipping form starts with: what was chosen before, otherwise what the account knows. */
export function shippingDefaults(
  user: SessionUser,
  remembered: ShippingAddress | null | undefined,
): ShippingAddress {
  if (remembered && remembered.idUser === user.id) return remembered;
  return {
    idUser: user.id,
    first_name: user.name ?? '',
    last_name: user.last ?? '',
    nameCompany: user.nameCompany || NO_COMPANY,
    address: '',
    city_code: user.city_code,
    state_code: user.state_code,
    email: user.email,
    phone: user.phone,
  };
}

/** Whether every field that an order needs is there; what storage holds may be old or damaged. */
export function isShippingComplete(
  address: ShippingAddress | null | undefined,
  userId: number,
): address is ShippingAddress {
  if (!address || address.idUser !== userId) return false;
  const {
    first_name,
    last_name,
    nameCompany,
    address: street,
    city_code,
    state_code,
    email,
    phone,
  } = address;
  return (
    [first_name, last_name, nameCompany, street, city_code, state_code].every((value) =>
      Boolean(value?.trim()),
    ) &&
    EMAIL_PATTERN.test(email ?? '') &&
    PHONE_PATTERN.test(phone ?? '')
  );
}

/**
 * Where the goods of a staff order go, read from 'Datos Cliente'. The form need not ask for the contact's mail and
 * phone; the account of the seller stands in for them.
 */
export function addressOfCustomer(customer: CustomerData, user: SessionUser): ShippingAddress {
  const isCompany = customer.person_type === 'Company';
  const contactLastName = customer.contact_last_name || user.last || user.name || customer.contact_first_name;
  return {
    idUser: user.id,
    first_name: (isCompany ? undefined : customer.first_name) || customer.contact_first_name,
    last_name: (isCompany ? undefined : customer.last_name) || contactLastName,
    nameCompany: (isCompany && customer.nameCompany) || NO_COMPANY,
    address: customer.address,
    city_code: customer.city_code,
    state_code: customer.state_code,
    email: customer.contact_email || user.email,
    phone: customer.contact_phone || user.phone,
    country_code: COUNTRY.code,
  };
}
