/** Runs both commands of the README under each supported Node in a clean clone: `npm run prove -- node-versions`. */
import { rmSync } from 'node:fs';
import { cleanClone, environmentWith, installNode } from './clean-clone.mjs';
import { runStart, runTests } from './commands.mjs';

/** The oldest supported version, and the newest of each later line. */
const VERSIONS = ['20.19.0', '22.23.3', '24.21.0'];
const COMMANDS = { test: runTests, start: runStart };
const USAGE = `node tools/node-versions/node-versions.mjs [<version> …]: a clean clone for each of ${VERSIONS.join(', ')}, and in it npm test, whole,
then npm start on free ports until it answers, ended by SIGTERM; ONLY=start or ONLY=test runs one of the two.`;

const prove = async (version, names) => {
  const env = environmentWith(await installNode(version));
  const folder = await cleanClone();
  const rows = [];
  try {
    for (const name of names) {
      console.log(`— Node ${version}: npm ${name} in a clean clone`);
      rows.push({ version, name, ...(await COMMANDS[name](folder, env)) });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
};

const main = async (wanted, names) => {
  const rows = [];
  for (const version of wanted) rows.push(...(await prove(version, names)));
  console.log('');
  for (const { version, name, isGood, said } of rows)
    console.log(`${isGood ? '✔' : '✖'} Node ${version.padEnd(8)} npm ${name.padEnd(6)} ${said}`);
  if (rows.some(({ isGood }) => !isGood)) process.exitCode = 1;
};

const wanted = process.argv.slice(2);
const names = process.env.ONLY ? [process.env.ONLY] : Object.keys(COMMANDS);
if (wanted.some((word) => !/^\d+\.\d+\.\d+$/.test(word)) || names.some((name) => !(name in COMMANDS))) {
  console.error(USAGE);
  process.exitCode = 2;
} else await main(wanted.length > 0 ? wanted : VERSIONS, names);
