import { readEnvironment } from '@lacteos/contracts/env';

export interface ShopVariables {
  SHOP_URL: string;
  MAIL_URL: string;
  SIIGO_STAND_IN_URL: string;
  WOMPI_URL: string;
  SHOP_API_URL: string;
  SHOP_DATA_DIR: string;
}

export const findVariable = (name: keyof ShopVariables): string | null =>
  readEnvironment(process.env, (reader) => reader.optional(name));

export function getVariable(name: keyof ShopVariables): string {
  const value = findVariable(name);
  if (value === null) throw new Error(`${name} is not set: this run did not start the shop`);
  return value;
}

export const setVariables = (variables: ShopVariables): void => {
  Object.assign(process.env, variables);
};
