import { describe, expect, it } from '@jest/globals';
import type { RegistryVersion } from './registry-file.js';
import { pinReleases } from './release-choice.js';

const files = { 'entry.js': { integrity: 'sha384-e', size: 1 } };
const aVersion = (releaseId: string, extras: Partial<RegistryVersion['extras']>): RegistryVersion => ({
  url: `/releases/mfe-toy/${releaseId}/entry.js`,
  metadata: { integrity: 'sha384-e', version: '1.0.0' },
  deployment: { traffic: extras.role === 'live' ? 100 : 0, default: extras.role === 'live' },
  extras: { federationName: 'toy', releaseId, expose: {}, files: {}, ...extras },
});

describe('the releases of one visitor', () => {
  it('are whole where what they try is also the one that was live before, of which the file has a short entry', () => {
    const live = aVersion('2', { role: 'live', files });
    const before = aVersion('1', { role: 'previous' });
    const tried = aVersion('1', { role: 'canary', files });
    const { microFrontends } = pinReleases({ microFrontends: { 'mfe-toy': [live, before] } }, null, {
      'mfe-toy': tried,
    });
    const shown = microFrontends['mfe-toy'] ?? [];
    expect(shown.map(({ extras }) => extras.releaseId)).toEqual(['1', '2']);
    expect(shown[0]?.extras.files).toEqual(files);
  });
});
