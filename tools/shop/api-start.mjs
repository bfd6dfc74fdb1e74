import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../workspace.mjs';

/**
 * Node's options, program and allocator variables; every other way to start the API follows it.
 *
 * @returns {{options: string[], program: string, variables: Record<string, string>}}
 */
export const apiStart = (checkout = root) => {
  const { scripts } = JSON.parse(readFileSync(resolve(checkout, 'api/package.json'), 'utf8'));
  const words = scripts.start.split(' ');
  const assignments = words.slice(0, words.indexOf('node')).map((word) => word.split('='));
  return {
    options: words.filter((word) => word.startsWith('--')),
    program: words.at(-1),
    variables: Object.fromEntries(assignments),
  };
};
