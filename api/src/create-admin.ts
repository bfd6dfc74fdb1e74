import 'reflect-metadata';
import { withApp } from './command-app.js';
import { createAdmin } from './commands/create-admin-command.js';
import { readAdminPassword } from './commands/password-input.js';
import { AdministratorCreation } from './users/index.js';

/** Creates the first super administrator; see `CREATE_ADMIN_USAGE`. */
try {
  process.exitCode = await withApp((app) =>
    createAdmin(process.argv.slice(2), {
      creation: app.get(AdministratorCreation),
      readPassword: () => readAdminPassword(process.env),
      print: (line) => process.stdout.write(`${line}\n`),
    }),
  );
} catch (error) {
  process.stderr.write(`No account was created: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
