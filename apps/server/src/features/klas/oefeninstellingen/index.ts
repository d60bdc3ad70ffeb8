import { oefeninstellingenRoutes } from '@spelrijk/contract/oefeninstellingen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { OefeninstellingDeps } from './houders.ts';
import { createInstelbeurt, previewInstelbeurt, undoInstelbeurt } from './instelbeurten.ts';
import { listOefeninstellingen, previewOefendag, readOefeninstelling, updateOefeninstelling } from './service.ts';
import { deleteVoorinstelling, saveVoorinstelling } from './voorinstellingen.ts';

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

const oefeninstellingHandlers = (deps: OefeninstellingDeps): InstelHandlers => ({
  listOefeninstellingen: ({ params }, caller) => listOefeninstellingen(deps, caller, params),
  readOefeninstelling: ({ params }, caller) => readOefeninstelling(deps, caller, params),
  updateOefeninstelling: ({ params, body }, caller) => updateOefeninstelling(deps, caller, params, body),
  previewOefendag: ({ params, body }, caller) => previewOefendag(deps, caller, params, body),
  previewInstelbeurt: ({ params, body }, caller) => previewInstelbeurt(deps, caller, params, body),
  createInstelbeurt: ({ params, body }, caller) => createInstelbeurt(deps, caller, params, body),
  undoInstelbeurt: ({ params }, caller) => undoInstelbeurt(deps, caller, params),
  saveVoorinstelling: async ({ params, body }, caller) => {
    await saveVoorinstelling(deps, caller, params, body);
    return null;
  },
  deleteVoorinstelling: async ({ params }, caller) => {
    await deleteVoorinstelling(deps, caller, params);
    return null;
  },
});

export const feature = defineFeature({
  routes: oefeninstellingenRoutes,
  handlers: oefeninstellingHandlers,
});
