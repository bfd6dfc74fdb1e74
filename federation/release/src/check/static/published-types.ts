import type { Release } from '../../contract/contract.js';
import type { Finding } from '../finding.js';

const CHECK = 'types';

export const checkPublishedTypes = ({ name, manifest, types }: Release): Finding[] => {
  const offers = [...(manifest?.components ?? []), ...(manifest?.slots ?? [])];
  const untyped = offers.filter(({ name: offer }) => !types?.includes(offer)).map(({ name: offer }) => offer);
  if (untyped.length === 0)
    return [{ check: CHECK, level: 'fine', message: `${offers.length} offers have types`, affects: [] }];
  const message = `${name} offers ${untyped.join(', ')} without types: others cannot compile against it`;
  return [{ check: CHECK, level: 'warns', message, affects: [name] }];
};
