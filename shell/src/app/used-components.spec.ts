import shell from '../../shell.manifest.json';
import { liveRegistry } from '../testing/live-remotes';

const manifests = Object.values(liveRegistry().microFrontends).map(([version]) => version?.extras.manifest);

describe('components across remotes', () => {
  it('are offered by another remote in the version that each user was written against', () => {
    const offers = manifests.flatMap((manifest) =>
      (manifest?.components ?? []).flatMap(({ name, contracts }) =>
        contracts.map((contract) => `${manifest?.name} ${name} ${contract}`),
      ),
    );
    expect(offers).toContain('mfe-invoicing InvoiceDialog 1');
    expect(offers).toContain('mfe-backoffice OfficeMenu 1');
    const fills = manifests.flatMap((manifest) => manifest?.fills ?? []);
    const slots = manifests.flatMap((manifest) =>
      (manifest?.slots ?? []).flatMap(({ name, contracts }) =>
        contracts.map((contract) => `${manifest?.name} ${name} ${contract}`),
      ),
    );
    expect(slots).toEqual(
      expect.arrayContaining(fills.map(({ remote, name, contract }) => `${remote} ${name} ${contract}`)),
    );
    const uses = [shell.consumes, ...manifests.map((manifest) => manifest?.uses ?? [])].flat();
    expect(offers).toEqual(
      expect.arrayContaining(uses.map(({ remote, name, contract }) => `${remote} ${name} ${contract}`)),
    );
  });
});
