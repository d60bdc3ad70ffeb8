import type { Handlers } from '../../../platform/http/mount.ts';
import { listUitnodigingen, type UitnodigingenDeps } from './service.ts';

export const uitnodigingenHandlers = (deps: UitnodigingenDeps): Pick<Handlers, 'listUitnodigingen'> => ({
  listUitnodigingen: ({ query }, caller) => listUitnodigingen(deps, caller, query),
});
