import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const shellOffers = (): Promise<string> => {
  const module = fileURLToPath(import.meta.resolve('@lacteos/contracts/offers'));
  const declarations = module.replace(/\.js$/, '.d.ts');
  return readFile(existsSync(declarations) ? declarations : module.replace(/\.js$/, '.ts'), 'utf8');
};
