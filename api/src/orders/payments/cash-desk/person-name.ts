export interface PersonName {
  first_name: string | null;
  last_name: string | null;
  company: string | null;
}

export const personName = ({ company, first_name, last_name }: PersonName): string =>
  company || [first_name, last_name].filter(Boolean).join(' ');
