import type { Handlers } from '../../../platform/http/mount.ts';
import type { LeerlingbeheerService } from './service.ts';

type BeheerHandlers = Pick<
  Handlers,
  | 'createGroep'
  | 'updateGroep'
  | 'deleteGroep'
  | 'listLeerlingen'
  | 'createLeerlingen'
  | 'updateLeerling'
  | 'moveLeerlingen'
  | 'trashLeerlingen'
  | 'listPrullenbak'
  | 'restoreLeerlingen'
  | 'purgeLeerlingen'
>;

export const leerlingbeheerHandlers = (beheer: LeerlingbeheerService): BeheerHandlers => ({
  createGroep: async ({ params, body }, { actor, now }) => {
    await beheer.createGroep(actor, params.adminId, body, now);
    return null;
  },
  updateGroep: async ({ params, body }, { actor, now }) => {
    await beheer.updateGroep(actor, params, body, now);
    return null;
  },
  deleteGroep: async ({ params }, { actor, now }) => {
    await beheer.deleteGroep(actor, params, now);
    return null;
  },
  listLeerlingen: ({ params }, { actor, now }) => beheer.list(actor, params, now),
  createLeerlingen: ({ params, body }, { actor, now }) => beheer.create(actor, params, body.leerlingen, now),
  updateLeerling: ({ params, body }, { actor, now }) => beheer.update(actor, params.adminId, params.leerlingId, body, now),
  moveLeerlingen: async ({ params, body }, { actor, now }) => {
    await beheer.move(actor, params.adminId, body, now);
    return null;
  },
  trashLeerlingen: async ({ params, body }, { actor, now }) => {
    await beheer.trash(actor, params.adminId, body.leerlingIds, now);
    return null;
  },
  listPrullenbak: ({ params }, { actor }) => beheer.listTrash(actor, params.adminId),
  restoreLeerlingen: async ({ params, body }, { actor, now }) => {
    await beheer.restore(actor, params.adminId, body.leerlingIds, now);
    return null;
  },
  purgeLeerlingen: ({ params, body }, { actor, now }) => beheer.purge(actor, params.adminId, body.leerlingIds, now),
});
