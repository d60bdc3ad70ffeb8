import type { Handlers } from '../../../platform/http/mount.ts';
import type { OefeninstellingService } from './service.ts';

type InstelHandlers = Pick<
  Handlers,
  | 'listOefeninstellingen'
  | 'readOefeninstelling'
  | 'updateOefeninstelling'
  | 'previewOefendag'
  | 'previewInstelbeurt'
  | 'createInstelbeurt'
  | 'undoInstelbeurt'
  | 'saveVoorinstelling'
  | 'deleteVoorinstelling'
>;

export const oefeninstellingHandlers = (instellingen: OefeninstellingService): InstelHandlers => ({
  listOefeninstellingen: ({ params }, { actor, now }) => instellingen.list(actor, params, now),
  readOefeninstelling: ({ params }, { actor, now }) => instellingen.read(actor, params, now),
  updateOefeninstelling: ({ params, body }, { actor, now }) => instellingen.update(actor, params, body, now),
  previewOefendag: ({ params, body }, { actor, now }) => instellingen.previewDag(actor, params, body, now),
  previewInstelbeurt: ({ params, body }, { actor }) => instellingen.previewBeurt(actor, params, body),
  createInstelbeurt: ({ params, body }, { actor, now }) => instellingen.createBeurt(actor, params, body, now),
  undoInstelbeurt: ({ params }, { actor, now }) => instellingen.undoBeurt(actor, params, now),
  saveVoorinstelling: async ({ params, body }, { actor, now }) => {
    await instellingen.saveVoorinstelling(actor, params, body, now);
    return null;
  },
  deleteVoorinstelling: async ({ params }, { actor }) => {
    await instellingen.deleteVoorinstelling(actor, params);
    return null;
  },
});
