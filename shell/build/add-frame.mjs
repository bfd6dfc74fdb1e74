import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from '@swc/core';
import { AddedFilesPlugin, nameClasses, prerender } from '@lacteos/remote-kit/build';

/** Browser build and prerender must agree. */
const CLASS_NAMES = 'shell-[name]-[local]';

const minified = (file) =>
  minifySync(readFileSync(file, 'utf8'), { compress: true, mangle: { toplevel: true } }).code.trim();

export const addFrame = async (dir, config, localIdentName = CLASS_NAMES) => {
  nameClasses(config, localIdentName);
  const { publicPath } = config.output;
  const drawn = { dir, entry: './build/prerender.tsx', localIdentName, publicPath };
  const { renderFrame } = await prerender({ ...drawn, browserConfig: config });
  const added = {
    'frame.html': renderFrame(),
    'favicon.svg': readFileSync(join(dir, 'public/favicon.svg')),
    'start.js': minified(join(dir, 'public/start.js')),
    'early.js': `${minified(join(dir, 'public/scheme.js'))};${minified(join(dir, 'public/early.js'))}`,
    'offline.js': minified(join(dir, 'public/offline.js')),
  };
  // Before the plugin that lists the release's files.
  config.plugins.unshift(new AddedFilesPlugin(added));
};
