// The package subpath `intern-action/service`: a local Intern Service for tests and demos.

export type { WrittenConfig } from './config/config.ts';
export type { ConfigFiles } from './config/deployment.ts';
export type { Fault, FaultOrder, FaultRoute } from './control/faults.ts';
export type { JournalEntry } from './control/journal.ts';
export type { JobIdentity } from './identity-provider/identity-provider.ts';
export type { JobSettings } from './identity-provider/job-settings.ts';
export type { Playbook } from './interns/playbook.ts';
export type { ReadyLine, Service, ServiceOptions } from './options.ts';
export { startService } from './service.ts';
export { type Clock, type ClockOptions, createClock } from './time/clock.ts';
