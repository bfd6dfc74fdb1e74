// Forked processes of the code under test load sources.
process.execArgv.push('--import', require.resolve('../from-source/register.mjs'));
