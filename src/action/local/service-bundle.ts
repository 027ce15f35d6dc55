// Contents of the bundle of the service. It is one of its own beside the action's: whatever the service uses of packages that both
// share would else be in what every job loads.
export { readOutline } from '../../service/config/yaml-file.ts';
export { startService } from '../../service/service.ts';
