// Registers its cleanup after each test before a spec file is described, so that it is valid for all files of a part.
require('@testing-library/react');
