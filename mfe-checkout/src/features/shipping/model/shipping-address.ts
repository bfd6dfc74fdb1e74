import { COUNTRY } from '@lacteos/contracts/reference/reference-data';
import type { CustomerData, SessionUser, OrderAddress } from '@lacteos/contracts/schemas';
import { EMAIL_PATTERN, PHONE_PATTERN } from '@lacteos/contracts/validation';

export const NO_COMPANY = 'N/A';

/** The previous choice, else the account's data. */
export function shippingDefaults(
  user: SessionUser,
  remembered: OrderAddress | null | undefined,
): OrderAddress {
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

/** Storage may be old or damaged. A staff order's customer may lack surname, e-mail or phone. */
export function isShippingComplete(
  address: OrderAddress | null | undefined,
  userId: number,
  isForCustomer = false,
): address is OrderAddress {
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
  const mayLack = (value: string | undefined, isRight: boolean) => (isForCustomer && !value) || isRight;
  return (
    [first_name, nameCompany, street, city_code, state_code].every((value) => Boolean(value?.trim())) &&
    mayLack(last_name, Boolean(last_name?.trim())) &&
    mayLack(email, EMAIL_PATTERN.test(email ?? '')) &&
    mayLack(phone, PHONE_PATTERN.test(phone ?? ''))
  );
}

export function addressOfCustomer(customer: CustomerData, user: SessionUser): OrderAddress {
  const isCompany = customer.person_type === 'Company';
  return {
    idUser: user.id,
    first_name: (isCompany ? undefined : customer.first_name) || customer.contact_first_name,
    last_name: (isCompany ? undefined : customer.last_name) || customer.contact_last_name || '',
    nameCompany: (isCompany && customer.nameCompany) || NO_COMPANY,
    address: customer.address,
    city_code: customer.city_code,
    state_code: customer.state_code,
    email: customer.contact_email || '',
    phone: customer.contact_phone || '',
    country_code: COUNTRY.code,
  };
}
