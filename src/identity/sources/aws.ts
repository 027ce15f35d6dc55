// AWS: its command line asks the security token service for a token that outside services can verify.
import { commandSource, isOnPath } from '../command.ts';
import { type Detection, type IdentityIo, type IdentityPlace, isHere, type SubjectTokenSource } from '../source.ts';

const program = 'aws';
const markers = [
  'AWS_ROLE_ARN',
  'AWS_EXECUTION_ENV',
  'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI',
];

/** AWS (AWS documentation, "GetWebIdentityToken"). */
export const aws: IdentityPlace = {
  name: 'aws',
  title: 'AWS',
  knownBy: markers,
  grants: [
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_SESSION_TOKEN',
    'AWS_PROFILE',
    'AWS_CONFIG_FILE',
    'AWS_SHARED_CREDENTIALS_FILE',
    'AWS_ROLE_ARN',
    'AWS_WEB_IDENTITY_TOKEN_FILE',
    'AWS_CONTAINER_*',
  ],
  mergeRequest: { noCi: 'A role is used anywhere.' },
  documentation:
    'The program `aws`, version 2, asks the security token service for a token for any audience, a new one each time. The role needs `sts:GetWebIdentityToken`, and the account outbound identity federation.',
  source,
};

function source(io: IdentityIo): SubjectTokenSource {
  return commandSource(io, {
    name: 'aws',
    takesAudience: true,
    program,
    args: (audience) => {
      const token = ['--audience', audience, '--signing-algorithm', 'RS256', '--duration-seconds', '300'];
      return ['sts', 'get-web-identity-token', ...token, '--query', 'WebIdentityToken', '--output', 'text'];
    },
    variables: /^AWS_/,
    detect: () => detect(io),
    remedy: 'The role needs the permission sts:GetWebIdentityToken, and the account outbound identity federation.',
  });
}

async function detect(io: IdentityIo): Promise<Detection> {
  if (!isHere(aws, io.env)) return { state: 'absent', lacks: markers.join(' or ') };
  if (await isOnPath(io, program)) return { state: 'ready' };
  return { state: 'broken', lacks: `the program ${program}`, remedy: 'Install the AWS command line, version 2.' };
}
