import type { RemoteManifest } from '../remote-manifest.js';
import { undeclaredIn } from './declared-parts.js';

const manifest: RemoteManifest = {
  name: 'mfe-toy',
  routes: [],
  menu: [],
  requires: { shell: '^1.0.0', sessionBus: '1', api: '^1.0.0' },
  criticality: 'normal',
  uses: [{ remote: 'mfe-other', name: 'Dialog', contract: 2 }],
  slots: [{ name: 'Aside', contracts: [1], pages: [] }],
};

describe('the build refuses what a manifest does not list:', () => {
  it.each([
    ['<RemoteComponent remote="mfe-other" name="Dialog" contract={2} props={props} />', []],
    [
      '<RemoteComponent\n  remote="mfe-other"\n  name="Dialog"\n  contract={1}\n/>',
      ['uses mfe-other/Dialog (contract 1)'],
    ],
    ['<RemoteComponent remote="mfe-other" name="Card" contract={1} />', ['uses mfe-other/Card (contract 1)']],
    ['<Slot remote="mfe-toy" name="Aside" props={{ 1: { id } }} />', []],
    ['<Slot remote="mfe-toy" name="Foot" props={{ 1: { id } }} />', ['has the slot Foot']],
    ['<SlotMachine name="Foot" /> <Slot {...given} />', []],
  ])('%s', (text, problems) => {
    expect(undeclaredIn(text, manifest)).toEqual(problems);
  });
});
