// Kubernetes: a projected service account token in a file that the kubelet keeps fresh.

import type { IdentityIo, SubjectTokenSource } from '../source.ts';
import { fileSource } from './file.ts';

/** Where the projected volume is mounted unless `INTERNS_KUBERNETES_TOKEN_FILE` says otherwise. */
const defaultPath = '/var/run/secrets/interns/token';

/** Subject tokens of a pod (Kubernetes documentation, "ServiceAccount token volume projection"). */
export function kubernetesSource(io: IdentityIo): SubjectTokenSource {
  const path = io.env['INTERNS_KUBERNETES_TOKEN_FILE'] ?? defaultPath;
  const source = fileSource(io, { name: 'kubernetes', path });
  return {
    ...source,
    async detect() {
      if ((io.env['KUBERNETES_SERVICE_HOST'] ?? '') === '')
        return { state: 'absent', lacks: 'KUBERNETES_SERVICE_HOST' };
      const readable = await io.readText(path).then(
        () => true,
        () => false,
      );
      if (readable) return { state: 'ready' };
      return {
        state: 'broken',
        lacks: `the file ${path}`,
        remedy: `Project a service account token with the audience into the pod at ${path}.`,
      };
    },
  };
}
