// Terraform Cloud: a token in a variable, for the audience that the workspace declares.
import type { IdentityPlace } from '../source.ts';
import { variableSource } from '../stored.ts';

/** Terraform Cloud (Terraform documentation, "Manually generate workload identity tokens"). */
export const terraformCloud: IdentityPlace = {
  name: 'terraform-cloud',
  title: 'Terraform Cloud',
  knownBy: ['TFC_RUN_ID'],
  grants: ['TFC_WORKLOAD_IDENTITY_TOKEN*'],
  mergeRequest: { untold: 'A speculative plan for a pull request has the same variables as any other run.' },
  documentation:
    'The token is in `TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS` or `TFC_WORKLOAD_IDENTITY_TOKEN`. The variable `TFC_WORKLOAD_IDENTITY_AUDIENCE_INTERNS` of the workspace declares its audience. It is not renewed.',
  source: (io) =>
    variableSource(io, {
      name: 'terraform-cloud',
      marker: 'TFC_RUN_ID',
      variables: ['TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS', 'TFC_WORKLOAD_IDENTITY_TOKEN'],
      remedy: 'Set the workspace variable TFC_WORKLOAD_IDENTITY_AUDIENCE_INTERNS to the audience.',
    }),
};
