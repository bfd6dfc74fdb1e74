import { costlyTexts } from '@lacteos/contracts/testing';
import * as formats from './request-formats.js';
import { browserName } from './stacks/browser-name.js';
import { groupIdOf } from './stacks/error-groups.js';
import { parseDsn } from './stacks/forward-errors.js';
import { parseStack } from './stacks/parse-stack.js';

describe('the cost to the release desk of a text that a stranger chose', () => {
  it.each<[string, (text: string) => unknown]>([
    ['a stack', parseStack],
    ['a line of a stack', (text) => parseStack(`at a (${text}:1:1)`)],
    ['the name of a browser', browserName],
    ['a version of a browser', (text) => browserName(`Version/${text}`)],
    ['a message', (message) => groupIdOf({ remote: 'a', message, frames: [] })],
    ['an address of a service', (text) => parseDsn(`https://key@a.test/${encodeURIComponent(text)}`)],
  ])('%s grows with its length, not with its square [N-34-103]', async (_place, work) => {
    expect(await costlyTexts(work)).toEqual([]);
  });
});

/** Every pattern of a schema, by its path. */
const patternsIn = (schema: object, path = ''): [string, string][] =>
  Object.entries(schema).flatMap(([name, value]): [string, string][] => {
    if (name === 'pattern' && typeof value === 'string') return [[path, value]];
    return typeof value === 'object' && value !== null ? patternsIn(value, `${path}/${name}`) : [];
  });

describe('the patterns of what the release desk is sent', () => {
  it.each(patternsIn(formats))('%s cost in proportion to the text', async (_path, pattern) => {
    expect(await costlyTexts((text) => new RegExp(pattern, 'u').test(text))).toEqual([]);
  });
});
