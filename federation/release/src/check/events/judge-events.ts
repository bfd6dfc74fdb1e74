import type { Release } from '../../contract/contract.js';
import type { SentEvent } from './bus-probe.js';
import { typeMismatch, payloadTypes, type DataType } from './payload-types.js';

export interface EventRules {
  project: string;
  emits: ReadonlySet<string>;
  types: ReadonlyMap<string, DataType>;
}

const MAX_EVENTS = 100;

const keyOf = (name: string): string => (name.includes('@') ? name : `${name}@1`);

export const eventRulesOf = (
  { name, manifest }: Pick<Release, 'name' | 'manifest'>,
  declarations: readonly string[],
): EventRules => ({
  project: name,
  emits: new Set(
    (manifest?.emits ?? []).flatMap((event) =>
      event.contracts.map((contract) => `${event.name}@${contract}`),
    ),
  ),
  types: new Map(declarations.flatMap((text) => [...payloadTypes(text)])),
});

export const eventProblems = (
  { project, emits, types }: EventRules,
  sent: readonly SentEvent[],
): string[] => {
  const own = sent.filter(({ by }) => by === project);
  if (own.length > MAX_EVENTS) return [`sends more than ${MAX_EVENTS} events while it is opened`];
  const problems = own.flatMap(({ name, payload, foreign }) => {
    const key = keyOf(name);
    const [event, contract] = key.split('@');
    const what = `sends the event ${event} (contract ${contract})`;
    if (!emits.has(key)) return [`${what}, which its manifest does not list`];
    if (foreign) return [`${what} with more than plain data: ${foreign}`];
    const problem = typeMismatch(payload, types.get(key) ?? { kind: 'any' });
    return problem ? [`${what} with a payload that does not fit: ${problem}`] : [];
  });
  return [...new Set(problems)];
};
