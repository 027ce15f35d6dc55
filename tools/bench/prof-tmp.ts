import { join } from 'node:path';
import { startService } from '../../src/service/index.ts';
import { measureStep } from './step-use.ts';
import { runStep } from '../../test/support/runner.ts';
import { mkdtempSync } from 'node:fs';
const root = join(import.meta.dirname, '../..');
const w='89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb';
const service = await startService({ identityProvider: true, config: { limits: { turns_per_minute: 10000 }, policies: [{ id: 'fp_bench', issuer: 'identity-provider', subject: 'repo:local/demo:ref:refs/heads/main', audience: 'https://interns.example', acts_as: 'key_bench' }], workspaces: [{ id: w }], keys: [{ hash: 'key_bench', secret: 'made-up-secret', workspace_id: w }], interns: [{ id: 'intern_1', name: 'speaker', workspace_id: w, runs: { playbook: { turns: [{ steps: [{ say: 'One. ' }, { say: 'Two. ' }, { say: 'Three.' }] }] } } }] } });
const [mode, script='dist/action/index.js', n='1'] = process.argv.slice(2);
const scripts=script.split(',');const all=new Map(scripts.map((x)=>[x,[] as number[]]));
for (let i=0;i<Number(n);i++) for (const one of scripts){
const { request_url, request_token } = service.addJob();
const base = { script: one.startsWith('/')?one:join(root, one), inputs: { 'base-url': service.baseUrl, 'federation-policy-id': 'fp_bench', audience: 'https://interns.example', intern: 'speaker', prompt: 'Hello.', transcript: process.env['TR'] ?? 'full' }, env: { ACTIONS_ID_TOKEN_REQUEST_URL: request_url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: request_token } };
if (mode === 'prof') { const workspace = mkdtempSync('/tmp/prof/w-'); const s = await runStep({ ...base, workspace, nodeOptions: [...(process.env.MLX ?? '--cpu-prof --cpu-prof-interval 200 --cpu-prof-dir=/tmp/prof').split(' ')] }); console.log(s.exitCode, s.log.slice(0,2000)); }
else { const { step, ...use } = await measureStep(base); if(step.exitCode) console.log(step.log); all.get(one)!.push(use.cpuMs); }
}
if(mode!=='prof') for(const [k,us] of all){us.sort((a,b)=>a-b); console.log(k, 'median', us[us.length>>1], 'min', us[0], 'q1', us[us.length>>2]);}
await service.stop();
