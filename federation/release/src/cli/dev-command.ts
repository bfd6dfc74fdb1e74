import { once } from 'node:events';
import { ReleaseError } from '../contract/release-error.js';
import { DevProxy } from '../dev/dev-proxy.js';
import { readBuild } from './change-commands.js';
import type { Command } from './command.js';
import { numberOf } from './numbers.js';

const PORT = 4400;

const shopOf = (address = ''): URL => {
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  if (!isWeb)
    throw new ReleaseError('USAGE', 'dev: --shop is the address of a shop, e.g. https://tienda.example');
  return new URL(address);
};

export const devCommand = {
  dev: {
    usage: `dev [project] --shop https://… [--port ${PORT}]`,
    does: 'the deployed shop on this machine with the build in <project>/dist in it; build again and reload',
    needsProject: false,
    needsNoStore: true,
    run: async ({ target, project, options }) => {
      const shop = shopOf(options.shop);
      const { folder, release } = await readBuild(project);
      const proxy = new DevProxy({ shop, folder });
      const address = await proxy.start(numberOf('--port', options.port) ?? PORT).catch((error: Error) => {
        throw new ReleaseError('USAGE', `dev: ${error.message}; --port chooses another`);
      });
      target.onProgress?.(`${release.name} from ${folder} in ${shop.origin}: ${address}`);
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
      await proxy.close();
      return { text: '', data: { project: release.name, address } };
    },
  },
} satisfies Record<string, Command>;
