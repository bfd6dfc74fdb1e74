import type { SiigoCostCenter, SiigoPaymentType, SiigoTax, SiigoUser } from '@lacteos/contracts/schemas';

export interface Option {
  value: number;
  label: string;
}

const isUsable = ({ active }: { active?: boolean }): boolean => active !== false;

export const userOptions = (users: readonly SiigoUser[]): Option[] =>
  users.filter(isUsable).map(({ id, first_name, identification }) => ({
    value: id,
    label: identification ? `${first_name} - ${identification}` : first_name,
  }));

export const costCenterOptions = (centers: readonly SiigoCostCenter[]): Option[] =>
  centers.filter(isUsable).map(({ id, name }) => ({ value: id, label: name }));

export const taxOptions = (taxes: readonly SiigoTax[]): Option[] =>
  taxes.filter(isUsable).map(({ id, name }) => ({ value: id, label: name }));

export const paymentTypeOptions = (types: readonly SiigoPaymentType[]): Option[] =>
  types.filter(isUsable).map(({ id, name }) => ({ value: id, label: name }));
