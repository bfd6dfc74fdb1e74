import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage } from './build/release-id.js';

/** Manifest fields by minor version of the package: a new field needs a new one (federation/docs/adr/0009). */
const FIELDS: Record<string, Record<string, string>> = {
  '1.3': {
    RemoteRoute:
      'path access roles? title module? preload? picture? firstView? filledView? description? parent? subject? ' +
      'sample? unlisted? sharedWith? worksOffline? signInRedirect?',
    RemoteMenuEntry: 'to label roles? section group? icon? order',
    ExposedComponent: 'name contracts',
    ConsumedComponent: 'remote name contract isOptional? pages? press?',
    ExposedSlot: 'name contracts pages',
    Extension: 'remote name contract order roles?',
    PublishedEvent: 'name contracts',
    SubscribedEvent: 'name contract',
    RemoteBudget: 'firstViewKb longTaskMs? errorPercent',
    RemoteManifest:
      'name owner? routes menu hasDarkScheme? ownReact? components? uses? slots? fills? emits? hears? requires ' +
      'budget? apiOperations?',
  },
};

const INTERFACE = /export interface (?!Shell)(\w+) \{\n(.*?)\n\}/gs;
const FIELD = /^ {2}(\w+\??):/gm;

const fieldsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(INTERFACE)].map(([, name, body = '']) => [
      name,
      [...body.matchAll(FIELD)].map(([, field]) => field).join(' '),
    ]),
  );

it('a new manifest field requires a new minor version of the package [N-22-181]', () => {
  const folder = join(import.meta.dirname, '..');
  const minor = readPackage(folder).version.split('.').slice(0, 2).join('.');
  const text = readFileSync(join(folder, 'src/remote-manifest.ts'), 'utf8');
  expect(FIELDS[minor]).toEqual(fieldsOf(text));
});
