import { readEnvironment } from '@lacteos/contracts/env';

/** Where the shop under test and its stand-ins are; start-shop.ts sets them for the shop that it starts. */
export interface ShopVariables {
  SHOP_URL: string;
  /** Of the stand-in of the mail box. */
  MAIL_URL: string;
  SIIGO_STAND_IN_URL: string;
  WOMPI_URL: string;
  SHOP_API_URL: string;
  SHOP_DATA_DIR: string;
}

/** The variable, or null for a shop that this run did not start. */
export const findVariable = (name: keyof ShopVariables): string | null =>
  readEnvironment(process.env, (reader) => reader.optional(name));

/** The variable; throws without it. */
export function getVariable(name: keyof ShopVariables): string {
  const value = findVariable(name);
  if (value === null) throw new Error(`${name} is not set: this run did not start the shop`);
  return value;
}

/** Sets them for this process and the workers of the journeys. */
export const setVariables = (variables: ShopVariables): void => {
  Object.assign(process.env, variables);
};
