import type { RemoteManifest } from '../remote-manifest.js';

const ELEMENT = /<(RemoteComponent|Slot)\b([^>]*)/g;
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

/**
 * What a source uses of other remotes, or offers to them, without a line in the manifest: the gate would not see it. It
 * reads elements whose remote, name and contract stand in the source as they are.
 */
export const undeclaredIn = (text: string, manifest: RemoteManifest): string[] =>
  [...text.matchAll(ELEMENT)].flatMap(([, element, attributes = '']) => {
    if (!attribute(attributes, 'name')) return [];
    const problem =
      element === 'Slot' ? slotProblem(attributes, manifest) : componentProblem(attributes, manifest);
    return problem ?? [];
  });
