// Kubernetes: a projected service account token in a file that the kubelet keeps fresh.

import type { IdentityIo, IdentityPlace, SubjectTokenSource } from '../source.ts';
import { fileSource } from '../stored.ts';

/** Used unless `INTERNS_KUBERNETES_TOKEN_FILE` names another. */
const defaultPath = '/var/run/secrets/interns/token';

/** Kubernetes (Kubernetes documentation, "ServiceAccount token volume projection"). */
export const kubernetes: IdentityPlace = {
  name: 'kubernetes',
  title: 'Kubernetes',
  knownBy: ['KUBERNETES_SERVICE_HOST'],
  grants: ['INTERNS_KUBERNETES_TOKEN_FILE'],
  mergeRequest: { noCi: 'A cluster runs anything.' },
  documentation:
    'The token is in a file that the kubelet renews: a projected service account token, with the audience that the pod declares, at `/var/run/secrets/interns/token` or where `INTERNS_KUBERNETES_TOKEN_FILE` says.',
  source,
};

function source(io: IdentityIo): SubjectTokenSource {
  const path = io.env['INTERNS_KUBERNETES_TOKEN_FILE'] ?? defaultPath;
  const fromFile = fileSource(io, { name: 'kubernetes', path });
  return {
    ...fromFile,
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
