// The version of the package, and of the Node that it needs: a test compares them with package.json, so that nothing is read at start.
export const version = '0.1.0';

/** The oldest major version. */
export const neededNode = 24;
