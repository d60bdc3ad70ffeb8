import type { Handlers } from '../../../platform/http/mount.ts';
import { readDashboard, type OfficeDeps } from './service.ts';

export const officeHandlers = (deps: OfficeDeps): Pick<Handlers, 'readDashboard'> => ({
  readDashboard: (_input, caller) => readDashboard(deps, caller),
});
