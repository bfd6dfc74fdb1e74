// A busy machine is slow, not wrong: what a page shows late is still found. A passing test waits no longer than before.
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: 15_000 });
