// The package subpath `intern-action/service`: a local Intern Service for tests and demos.
export { type Clock, type ClockOptions, createClock } from './clock.ts';
export type { WrittenConfig } from './config.ts';
export type { Fault, FaultOrder, FaultRoute } from './faults.ts';
export type { JobIdentity } from './identity-provider.ts';
export type { Playbook } from './interns/playbook.ts';
export type { JobSettings, ReadyLine } from './job-settings.ts';
export type { JournalEntry } from './journal.ts';
export { type Service, type ServiceOptions, startService } from './service.ts';
