// The setup of the parts loads the spec files (tools/jest/run-part.mjs).
