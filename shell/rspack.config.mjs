import { shellConfig } from '@lacteos/remote-kit/build';
import { addFrame } from './build/add-frame.mjs';

const dir = import.meta.dirname;
const browserConfig = shellConfig({ dir, entry: './src/index.ts' });

export default async (env, argv) => {
  const config = browserConfig(env, argv);
  await addFrame(dir, config);
  return config;
};
