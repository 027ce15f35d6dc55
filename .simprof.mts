import inspector from 'node:inspector/promises'; import fs from 'node:fs';
const { prepareGround } = await import('/work/wt-lead/tools/simulate/ground.ts');
const { simulate } = await import('/work/wt-lead/tools/simulate/simulation.ts');
const { findViolations } = await import('/work/wt-lead/tools/simulate/check/check.ts');
const ground = await prepareGround(); let n=1;
const batch = async k => { for(let i=0;i<k;i++){ const s=await simulate(n++, ground, {isWhole:true}); s.history.digest(); findViolations(s);} };
const ses = new inspector.Session(); ses.connect(); await ses.post('Profiler.enable'); await ses.post('Profiler.setSamplingInterval',{interval:200});
await batch(1000); await ses.post('Profiler.start'); await batch(2000); const {profile}=await ses.post('Profiler.stop'); fs.writeFileSync('/tmp/p.cpuprofile', JSON.stringify(profile));
