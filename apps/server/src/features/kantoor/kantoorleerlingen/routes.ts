import type { kantoorleerlingenRoutes as contract } from '@spelrijk/contract/kantoorleerlingen';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { KantoorleerlingService } from './service.ts';

export const kantoorleerlingHandlers = (leerlingen: KantoorleerlingService): Pick<Handlers, keyof typeof contract> => ({
  searchLeerlingen: ({ body }, { actor, now }) => leerlingen.search(actor, body, now),
  openLeerling: ({ params }, { actor, now }) => leerlingen.open(actor, params.leerlingId, now),
});
