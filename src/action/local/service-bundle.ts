// Contents of the service's bundle, separate from the action's: in a single bundle, every job would load what only the
// service uses of packages that both share.
export { readOutline } from '../../service/config/yaml-file.ts';
export { startService } from '../../service/service.ts';
