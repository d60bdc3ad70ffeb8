import type { zorgsessiesRoutes as contract } from '@spelrijk/contract/zorgsessies';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { PlanDeps } from '../handelingsplannen/index.ts';
import { readDyslexiedossier } from './dossier.ts';
import { readBegeleidingskaart } from './kaart.ts';
import { saveOudercontact, saveZorgsessie, strikeRij } from './noteren.ts';

const niets = async (werk: Promise<void>): Promise<null> => {
  await werk;
  return null;
};

export const zorgsessieHandlers = (deps: PlanDeps): Pick<Handlers, keyof typeof contract> => ({
  saveZorgsessie: ({ params, body }, caller) => niets(saveZorgsessie(deps, caller, params, body)),
  strikeZorgsessie: ({ params }, caller) => niets(strikeRij(deps, caller, { ...params, id: params.sessieId }, 'zorgsessie')),
  saveOudercontact: ({ params, body }, caller) => niets(saveOudercontact(deps, caller, params, body)),
  strikeOudercontact: ({ params }, caller) => niets(strikeRij(deps, caller, { ...params, id: params.contactId }, 'oudercontact')),
  readBegeleidingskaart: ({ params, query }, caller) => readBegeleidingskaart(deps, caller, params, query.doel),
  readDyslexiedossier: ({ params, body }, caller) => readDyslexiedossier(deps, caller, params, body),
});
