// The versions of the package and of Node, not read from package.json at the start; a test compares them with it.
export const version = '0.1.0';

export const neededNode = 24;
