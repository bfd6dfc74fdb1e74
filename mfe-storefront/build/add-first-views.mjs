import { AddedFilesPlugin, nameClasses, prerender } from '@lacteos/remote-kit/build';

/** Browser build and prerender must agree. */
const CLASS_NAMES = 'storefront-[name]-[local]';

/** The gateway puts them into the HTML. */
export const addFirstViews = async (dir, config, publicPath, localIdentName = CLASS_NAMES) => {
  nameClasses(config, localIdentName);
  const drawn = { dir, entry: './build/first-views.tsx', localIdentName, publicPath };
  const { firstViews } = await prerender({ ...drawn, browserConfig: config });
  // Before the plugin that lists the release's files.
  config.plugins.unshift(new AddedFilesPlugin(await firstViews()));
};
