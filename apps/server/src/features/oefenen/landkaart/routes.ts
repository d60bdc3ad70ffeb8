import type { Handlers } from '../../../platform/http/mount.ts';
import type { LandkaartDeps } from './kaart.ts';
import { readLandkaart } from './service.ts';
import { readSomvenster } from './uitlegkaart.ts';

export const landkaartHandlers = (deps: LandkaartDeps): Pick<Handlers, 'readLandkaart' | 'readSomvenster'> => ({
  readLandkaart: ({ params }, caller) => readLandkaart(deps, caller, params.leerlingId),
  readSomvenster: ({ params }, caller) => readSomvenster(deps, caller, params.leerlingId, params.somvensterId),
});
