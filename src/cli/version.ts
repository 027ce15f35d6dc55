// Holds the versions of this package and of the Node that it needs. Tests compare both with package.json.
export const version = '0.1.0';

export const neededNode = 24;
