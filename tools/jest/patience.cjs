// A busy machine is slow, not wrong: what a page shows late is still found. A passing test waits no longer than before.
const { configure } = require('@testing-library/dom');
const userEvent = require('@testing-library/user-event').default;

configure({ asyncUtilTimeout: 15_000 });

// No look at `pointer-events` in styles that jsdom does not have, for every element above the one that is clicked.
const { setup } = userEvent;
userEvent.setup = (options) => setup({ pointerEventsCheck: 0, ...options });
