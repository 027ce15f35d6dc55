// The version of the package: a test compares it with package.json, so that nothing is read at start.

/** Version of this package. */
export const version = '0.1.0';
