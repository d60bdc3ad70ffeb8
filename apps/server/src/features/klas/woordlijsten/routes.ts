import type { Handlers } from '../../../platform/http/mount.ts';
import type { WoordlijstService } from './service.ts';

type WoordlijstHandlers = Pick<
  Handlers,
  | 'listWoordlijsten'
  | 'analyseWoorden'
  | 'readWoordlijst'
  | 'saveWoordlijst'
  | 'assignWoordlijst'
  | 'deleteWoordlijst'
  | 'restoreWoordlijst'
>;

export const woordlijstHandlers = (lijsten: WoordlijstService): WoordlijstHandlers => ({
  listWoordlijsten: ({ params }, { actor, now }) => lijsten.list(actor, params, now),
  analyseWoorden: ({ params, body }, { actor }) => lijsten.analyse(actor, params, body),
  readWoordlijst: ({ params }, { actor, now }) => lijsten.read(actor, params, now),
  saveWoordlijst: ({ params, body }, { actor, now }) => lijsten.save(actor, params, body, now),
  assignWoordlijst: async ({ params, body }, { actor, now }) => {
    await lijsten.assign(actor, params, body.toewijzing, now);
    return null;
  },
  deleteWoordlijst: async ({ params }, { actor, now }) => {
    await lijsten.remove(actor, params, now);
    return null;
  },
  restoreWoordlijst: async ({ params }, { actor, now }) => {
    await lijsten.restore(actor, params, now);
    return null;
  },
});
