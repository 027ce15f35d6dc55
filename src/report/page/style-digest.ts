// SHA-256 of the style sheet, written by `npm run generate`: to compute it for each page would load node:crypto in every job.
export const styleDigest = '+urXoso6Amp035tcqrOfQu7m7tvLim1xeJCd7f6oWfA=';
