import { groepsplannenRoutes } from '@spelrijk/contract/groepsplannen';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { PlanDeps } from '../handelingsplannen/index.ts';
import { discardGroepsplan, saveGroepsplan } from './bewaren.ts';
import { takeInGroepsdoelen } from './doelen.ts';
import { listGroepsplannen, noteGroepsafdruk, readGroepsplan } from './lezen.ts';
import { createGroepstoetsen, saveGroepssessie, startGroepsplan, strikeGroepssessie } from './loop.ts';
import { proposeGroepsdoelen } from './voorstellen.ts';

export { insertGroepsplan } from './store.ts';

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

const groepsplanHandlers = (deps: PlanDeps): Pick<Handlers, keyof typeof groepsplannenRoutes> => ({
  listGroepsplannen: ({ params }, caller) => listGroepsplannen(deps, caller, params),
  proposeGroepsdoelen: ({ params }, caller) => proposeGroepsdoelen(deps, caller, params),
  readGroepsplan: ({ params }, caller) => readGroepsplan(deps, caller, params),
  saveGroepsplan: ({ params, body }, caller) => saveGroepsplan(deps, caller, params, body),
  startGroepsplan: ({ params, body }, caller) => startGroepsplan(deps, caller, params, body),
  createGroepstoetsen: ({ params, body }, caller) => createGroepstoetsen(deps, caller, params, body),
  takeInGroepsdoelen: ({ params }, caller) => takeInGroepsdoelen(deps, caller, params),
  saveGroepssessie: ({ params, body }, caller) => niets(saveGroepssessie(deps, caller, params, body)),
  strikeGroepssessie: ({ params }, caller) => niets(strikeGroepssessie(deps, caller, params)),
  discardGroepsplan: ({ params }, caller) => niets(discardGroepsplan(deps, caller, params)),
  noteGroepsafdruk: ({ params }, caller) => niets(noteGroepsafdruk(deps, caller, params)),
});

export const feature = defineFeature({ routes: groepsplannenRoutes, handlers: groepsplanHandlers });
