// The entry of the service's separate bundle. In one bundle, every job would load the parts of shared packages that only
// the service needs.
export { readOutline } from '../../service/config/yaml-file.ts';
export { startService } from '../../service/service.ts';
