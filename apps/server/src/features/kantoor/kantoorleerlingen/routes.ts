import type { kantoorleerlingenRoutes as contract } from '@spelrijk/contract/kantoorleerlingen';
import type { Handlers } from '../../../platform/http/mount.ts';
import { openLeerling, searchLeerlingen, type KantoorleerlingDeps } from './service.ts';

export const kantoorleerlingHandlers = (deps: KantoorleerlingDeps): Pick<Handlers, keyof typeof contract> => ({
  searchLeerlingen: ({ body }, caller) => searchLeerlingen(deps, caller, body),
  openLeerling: ({ params }, caller) => openLeerling(deps, caller, params.leerlingId),
});
