import type { Handlers } from '../../../platform/http/mount.ts';
import type { DicteeService } from './service.ts';

type DicteeHandlers = Pick<
  Handlers,
  | 'listDictees'
  | 'stelDicteeVoor'
  | 'readDictee'
  | 'saveDictee'
  | 'deleteDictee'
  | 'restoreDictee'
  | 'setDicteeStatus'
  | 'saveDicteeInvoer'
  | 'kijkDicteeNa'
  | 'verbeterDictee'
  | 'readDicteeVerslag'
>;

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

export const dicteeHandlers = (dictees: DicteeService): DicteeHandlers => ({
  listDictees: ({ params }, { actor, now }) => dictees.list(actor, params, now),
  stelDicteeVoor: ({ params, body }, { actor, now }) => dictees.propose(actor, params, body, now),
  readDictee: ({ params }, { actor, now }) => dictees.read(actor, params, now),
  saveDictee: ({ params, body }, { actor, now }) => dictees.save(actor, params, body, now),
  deleteDictee: ({ params }, { actor, now }) => niets(dictees.setWeg(actor, params, true, now)),
  restoreDictee: ({ params }, { actor, now }) => niets(dictees.setWeg(actor, params, false, now)),
  setDicteeStatus: ({ params, body }, { actor, now }) => niets(dictees.setStatus(actor, params, body.status, now)),
  saveDicteeInvoer: ({ params, body }, { actor, now }) => niets(dictees.saveInvoer(actor, params, params.leerlingId, body.invoer, now)),
  kijkDicteeNa: ({ params, body }, { actor, now }) => niets(dictees.mark(actor, params, body.leerlingId, body.invoer, now)),
  verbeterDictee: ({ params, body }, { actor, now }) => niets(dictees.correct(actor, params, body.leerlingId, body.invoer, now)),
  readDicteeVerslag: ({ params }, { actor, now }) => dictees.report(actor, params, now),
});
