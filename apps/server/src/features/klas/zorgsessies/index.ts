import { zorgsessiesRoutes } from '@spelrijk/contract/zorgsessies';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { PlanDeps } from '../handelingsplannen/index.ts';
import { readDyslexiedossier } from './dossier.ts';
import { readBegeleidingskaart } from './kaart.ts';
import { saveOudercontact, saveZorgsessie, strikeRij } from './noteren.ts';

export { checkSessiedag } from './noteren.ts';
export { may as maySessie } from './policy.ts';
export { insertContact, insertSessie } from './store.ts';

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

const zorgsessieHandlers = (deps: PlanDeps): Pick<Handlers, keyof typeof zorgsessiesRoutes> => ({
  saveZorgsessie: ({ params, body }, caller) => niets(saveZorgsessie(deps, caller, params, body)),
  strikeZorgsessie: ({ params }, caller) => niets(strikeRij(deps, caller, { ...params, id: params.sessieId }, 'zorgsessie')),
  saveOudercontact: ({ params, body }, caller) => niets(saveOudercontact(deps, caller, params, body)),
  strikeOudercontact: ({ params }, caller) => niets(strikeRij(deps, caller, { ...params, id: params.contactId }, 'oudercontact')),
  readBegeleidingskaart: ({ params, query }, caller) => readBegeleidingskaart(deps, caller, params, query.doel),
  readDyslexiedossier: ({ params, body }, caller) => readDyslexiedossier(deps, caller, params, body),
});

export const feature = defineFeature({ routes: zorgsessiesRoutes, handlers: zorgsessieHandlers });
