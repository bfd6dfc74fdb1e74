import type { Release } from '../../contract/contract.js';
import type { Finding } from '../finding.js';
import { firstViewBytes } from './first-view-bytes.js';

const CHECK = 'budget';
const KB = 1000;

export const checkBudget = (release: Release): Finding[] => {
  const { name, manifest } = release;
  const budget = manifest?.budget;
  const size = Math.round(firstViewBytes(release) / KB);
  if (!budget)
    return [
      { check: CHECK, level: 'fine', message: `${name} declares no budget in its manifest`, affects: [] },
    ];
  const message = `until its first view a page needs ${size} kB of scripts and styles, budget ${budget.firstViewKb} kB`;
  return size > budget.firstViewKb
    ? [{ check: CHECK, level: 'breaks', message, affects: ['visitors'] }]
    : [{ check: CHECK, level: 'fine', message, affects: [] }];
};
