// The versions of the package and of Node: a test compares them with package.json, not read at start.
export const version = '0.1.0';

export const neededNode = 24;
