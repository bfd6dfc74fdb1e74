import { activate } from '../actions/release-actions.js';
import { publish } from '../releases/publish.js';
import { aBuild } from '../testing/release-fixture.js';
import { aFolderEnvironment, PROJECT } from '../testing/target-fixture.js';
import { publishedTypes } from './published-types.js';

const TYPES = 'export {};\n';

describe('D published types', () => {
  it('are those of the live release [N-22-105]', async () => {
    const { open } = await aFolderEnvironment();
    for (const [id, types] of [
      ['1.0.0-a', TYPES],
      ['1.0.0-b', '// newer'],
    ] as const)
      await publish(await aBuild(id, id, { types }), open());
    await activate(open(), PROJECT, '1.0.0-a');
    const published = [{ name: PROJECT, releaseId: '1.0.0-a', text: TYPES }];
    expect(await publishedTypes(open())).toEqual(published);
    expect(await publishedTypes(open(), PROJECT)).toEqual(published);
  });

  it('are missing for a remote that is not live or offers nothing', async () => {
    const { open, publishAll } = await aFolderEnvironment();
    await publishAll('1.0.0-a');
    await activate(open(), PROJECT, '1.0.0-a');
    expect(await publishedTypes(open())).toEqual([]);
    for (const name of [PROJECT, 'mfe-none'])
      await expect(publishedTypes(open(), name)).rejects.toMatchObject({ code: 'RELEASE_MISSING' });
  });
});
