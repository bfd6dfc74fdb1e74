// For slow machines; passing tests do not wait longer.
const { configure } = require('@testing-library/dom');
const userEvent = require('@testing-library/user-event').default;

configure({ asyncUtilTimeout: 15_000 });

// Skips the search of all ancestors for `pointer-events`, which jsdom does not apply.
const { setup } = userEvent;
userEvent.setup = (options) => setup({ pointerEventsCheck: 0, ...options });
