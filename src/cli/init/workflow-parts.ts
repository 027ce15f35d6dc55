// Parts that workflows of `interns init` share.
import type { InitAnswers } from './answers.ts';
import { quoted } from './policy-text.ts';

export const writtenBy = '# Written by "interns init". It is yours to change.';

/** The provider of the agent's model knows the job by it. */
export const agentEnvironment = 'agent-review';

export const checkoutStep = `      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with:
          persist-credentials: false
`;

export const actionStep = `      # Before the first release of intern-action there is no tag v1: put the commit that you chose in place of COMMIT.
      - uses: intern-action/intern-action@COMMIT`;

export function serviceLines({ baseUrl, federationPolicyId, intern }: InitAnswers): string {
  const policy =
    federationPolicyId === undefined ? `\${{ vars.INTERNS_FEDERATION_POLICY_ID }}` : quoted(federationPolicyId);
  return `          base-url: ${quoted(baseUrl)}
          federation-policy-id: ${policy}
          intern: ${quoted(intern)}
`;
}

/** The providers of models ask for it. */
export const modelAudience = 'https://api.openai.com/v1';

/** Prints issuer, subject and audience of the job's own identity, which are no secret, where the job failed. */
export function sayWhoStep(audience: string): string {
  return `      - name: Say who this job is, for those who let it in
        if: failure()
        run: |
          curl --silent --show-error --header "Authorization: Bearer $ACTIONS_ID_TOKEN_REQUEST_TOKEN" \\
            "$ACTIONS_ID_TOKEN_REQUEST_URL&audience=${encodeURIComponent(audience)}" |
            jq '.value | split(".")[1] | gsub("-"; "+") | gsub("_"; "/") | @base64d | fromjson | { iss, sub, aud }'
`;
}
