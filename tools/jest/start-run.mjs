export { makeTemporaryFolder as default } from './temporary-folder.mjs';
