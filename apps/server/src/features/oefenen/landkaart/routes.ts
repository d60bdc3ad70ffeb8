import type { Handlers } from '../../../platform/http/mount.ts';
import type { LandkaartService } from './service.ts';

export const landkaartHandlers = (landkaart: LandkaartService): Pick<Handlers, 'readLandkaart' | 'readSomvenster'> => ({
  readLandkaart: ({ params }, { actor, now }) => landkaart.read(actor, params.leerlingId, now),
  readSomvenster: ({ params }, { actor, now }) => landkaart.readSomvenster(actor, params.leerlingId, params.somvensterId, now),
});
