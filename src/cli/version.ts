// The versions of the package and of the Node that it needs: a test compares them with package.json, not read at start.
export const version = '0.1.0';

/** The oldest supported major version. */
export const neededNode = 24;
