import type { RemoteManifest } from '../../remote-manifest.js';

const ELEMENT = /<(RemoteComponent|Slot)\b([^>]*)/g;
const CALL = /(?<![.\w])(emit|on)\('([\w-]+)'/g;
const BUS = '@lacteos/session-bus';

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|\\{'?([^'}]*)'?\\})`).exec(attributes)?.slice(1).find(Boolean);

const componentProblem = (attributes: string, { uses = [] }: RemoteManifest): string | null => {
  const [remote, name, contract] = ['remote', 'name', 'contract'].map((one) => attribute(attributes, one));
  const isListed = uses.some(
    (use) => use.remote === remote && use.name === name && String(use.contract) === contract,
  );
  return isListed ? null : `uses ${remote}/${name} (contract ${contract})`;
};

const slotProblem = (attributes: string, { slots = [] }: RemoteManifest): string | null => {
  const name = attribute(attributes, 'name');
  return slots.some((slot) => slot.name === name) ? null : `has the slot ${name}`;
};

const argumentsAfter = (text: string, from: number): string => {
  let depth = 1;
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')' && (depth -= 1) === 0) return text.slice(from, index);
  }
  return '';
};

const eventProblems = (text: string, { emits = [], hears = [] }: RemoteManifest): string[] =>
  [...text.matchAll(CALL)].flatMap((call) => {
    const [all, verb, name] = call;
    const contract = Number(/,\s*(\d+),?\s*$/.exec(argumentsAfter(text, call.index + all.length))?.[1] ?? 1);
    const isListed =
      verb === 'emit'
        ? emits.some((event) => event.name === name && event.contracts.includes(contract))
        : hears.some((event) => event.name === name && event.contract === contract);
    return isListed ? [] : [`${verb === 'emit' ? 'emits' : 'hears'} ${name} (contract ${contract})`];
  });

const partProblems = (text: string, manifest: RemoteManifest): string[] =>
  [...text.matchAll(ELEMENT)].flatMap(([, element, attributes = '']) => {
    if (!attribute(attributes, 'name')) return [];
    const problem =
      element === 'Slot' ? slotProblem(attributes, manifest) : componentProblem(attributes, manifest);
    return problem ?? [];
  });

/**
 * Uses and offers that the manifest lacks, which the gate could not see. Reads only elements and events with literal
 * names and contracts.
 */
export const undeclaredIn = (text: string, manifest: RemoteManifest): string[] => [
  ...partProblems(text, manifest),
  ...(text.includes(BUS) ? eventProblems(text, manifest) : []),
];
