// Terraform Cloud: a token in a variable, for the audience that the workspace declares.
import type { IdentityIo, SubjectTokenSource } from '../source.ts';
import { variableSource } from '../variable.ts';

/** Subject tokens of a Terraform Cloud run (Terraform documentation, "Manually generate workload identity tokens"). */
export function terraformCloudSource(io: IdentityIo): SubjectTokenSource {
  return variableSource(io, {
    name: 'terraform-cloud',
    marker: 'TFC_RUN_ID',
    variables: ['TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS', 'TFC_WORKLOAD_IDENTITY_TOKEN'],
    remedy: 'Set the workspace variable TFC_WORKLOAD_IDENTITY_AUDIENCE_INTERNS to the audience.',
  });
}
