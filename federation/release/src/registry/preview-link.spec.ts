import { readPreview, splitPreviews } from '@lacteos/remote-kit/registry';
import type { ReleaseTarget } from '../contract/contract.js';
import { newKeyPair, publicKeysOf, readSigningKey } from '../contract/signing.js';
import { publish } from '../releases/publish.js';
import { aBuild } from '../testing/release-fixture.js';
import { aFolderEnvironment, PROJECT } from '../testing/target-fixture.js';
import { previewLink } from './preview-link.js';
import { keysOf } from './verified-file.js';

const NOW = new Date('2026-11-28T12:00:00Z');

let target: ReleaseTarget;
beforeEach(async () => {
  target = (await aFolderEnvironment()).open({ now: () => NOW });
});
const publishNamed = async (name: string, releaseId: string): Promise<void> => {
  await publish(await aBuild(releaseId, releaseId, { name }), target);
};
const shownBy = (token: string) =>
  Promise.all(
    splitPreviews(token).map(async (text) => {
      const shown = await readPreview(text, { roots: keysOf(target, PROJECT) }, NOW.getTime());
      return shown && `${shown.remote} ${shown.releaseId}`;
    }),
  );

describe('a preview link', () => {
  it('shows one release for a day', async () => {
    await publishNamed(PROJECT, '1.0.0-a');
    const { token, expiresAt } = await previewLink(target, PROJECT, '1.0.0-a');
    expect(await shownBy(token)).toEqual([`${PROJECT} 1.0.0-a`]);
    expect(expiresAt).toEqual(new Date('2026-11-29T12:00:00Z'));
  });

  it('adds the releases of another link, one of each remote [N-37-502]', async () => {
    for (const releaseId of ['1.0.0-a', '1.0.1-b']) await publishNamed(PROJECT, releaseId);
    await publishNamed('mfe-other', '2.0.0-c');
    const { token: link } = await previewLink(target, PROJECT, '1.0.0-a');
    const both = await previewLink(target, 'mfe-other', '2.0.0-c', {
      link: `https://tienda.test/cart?vista=${link}`,
    });
    expect(await shownBy(both.token)).toEqual(['mfe-other 2.0.0-c', `${PROJECT} 1.0.0-a`]);
    const again = await previewLink(target, PROJECT, '1.0.1-b', { link: both.token });
    expect(await shownBy(again.token)).toEqual([`${PROJECT} 1.0.1-b`, 'mfe-other 2.0.0-c']);
  });

  it('is refused for a key that the operator has not allowed, since no page would show it [N-37-502]', async () => {
    await publishNamed(PROJECT, '1.0.0-a');
    const signingKey = readSigningKey(newKeyPair().signingKey);
    const roots = publicKeysOf(target.signingKey!);
    await expect(
      previewLink({ ...target, signingKey, publicKeys: roots }, PROJECT, '1.0.0-a'),
    ).rejects.toMatchObject({ code: 'KEY_NOT_ALLOWED' });
  });

  it('is refused for a fifth remote, and for something else than a link [N-37-502]', async () => {
    let link: string | undefined;
    for (const name of ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e']) await publishNamed(name, '1.0.0-a');
    for (const name of ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'])
      link = (await previewLink(target, name, '1.0.0-a', { link })).token;
    await expect(previewLink(target, 'mfe-e', '1.0.0-a', { link })).rejects.toThrow(/at most 4 remotes/);
    await expect(previewLink(target, 'mfe-e', '1.0.0-a', { link: 'https://tienda.test/' })).rejects.toThrow(
      /no link of the command "preview"/,
    );
  });
});
