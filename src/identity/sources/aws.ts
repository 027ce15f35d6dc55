// AWS: its command line asks the security token service for a token that outside services can verify.
import { commandSource, isOnPath } from '../command.ts';
import type { Detection, IdentityIo, SubjectTokenSource } from '../source.ts';

const program = 'aws';
const markers = [
  'AWS_ROLE_ARN',
  'AWS_EXECUTION_ENV',
  'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI',
];

/** Subject tokens of an AWS principal (AWS documentation, "GetWebIdentityToken"). */
export function awsSource(io: IdentityIo): SubjectTokenSource {
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
  const here = markers.some((marker) => (io.env[marker] ?? '') !== '');
  if (!here) return { state: 'absent', lacks: markers.join(' or ') };
  if (await isOnPath(io, program)) return { state: 'ready' };
  return { state: 'broken', lacks: `the program ${program}`, remedy: 'Install the AWS command line, version 2.' };
}
