import type { RemoteManifest } from '../../remote-manifest.js';
import { undeclaredIn } from './declared-parts.js';

const manifest: RemoteManifest = {
  name: 'mfe-toy',
  routes: [],
  menu: [],
  requires: { shell: '^1.0.0', sessionBus: '1', api: '^1.0.0' },
  uses: [{ remote: 'mfe-other', name: 'Dialog', contract: 2 }],
  slots: [{ name: 'Aside', contracts: [1], pages: [] }],
  emits: [{ name: 'toy-broken', contracts: [1, 2] }],
  hears: [{ name: 'toy-mended', contract: 2 }],
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
  ])('%s [N-22-106, N-22-112]', (text, problems) => {
    expect(undeclaredIn(text, manifest)).toEqual(problems);
  });

  it.each([
    ["emit('toy-broken', { toyId: first(toys) });", []],
    ["emit('toy-broken', { toyId: 1 }, 2);", []],
    ["emit('toy-broken', { toyId: 1 }, 3);", ['emits toy-broken (contract 3)']],
    ["emit('toy-lost', { toyId: 1 });", ['emits toy-lost (contract 1)']],
    ["on('toy-mended', 2).subscribe(() => seen(1));", []],
    [
      "on('toy-mended').subscribe(({ toyId }) => emit('toy-broken', { toyId }));",
      ['hears toy-mended (contract 1)'],
    ],
  ])('%s [N-22-106, N-22-112]', (text, problems) => {
    const source = `import { emit, on } from '@lacteos/session-bus';\n${text}`;
    expect(undeclaredIn(source, manifest)).toEqual(problems);
    expect(undeclaredIn(text, manifest)).toEqual([]);
  });
});
