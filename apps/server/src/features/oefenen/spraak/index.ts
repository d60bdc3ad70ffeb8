import { spraakRoutes } from '@spelrijk/contract/spraak';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { SpraakService } from './service.ts';

export {
  createAudio,
  isGeblokkeerd,
  readAudio,
  readAudioBestand,
  type AdresVan,
  type AudioBestand,
  type AudioIndex,
  type Luistervraag,
  type Plekken,
  type Plekstand,
} from './audio.ts';
export { type EigenSpraak } from './eigen.ts';
export { createSpraakService, toBestand, type SpraakService } from './service.ts';

const spraakHandlers = (spraak: SpraakService): Pick<Handlers, 'createSpraak' | 'readEigenKlank' | 'readUitgesproken'> => ({
  createSpraak: ({ params, body }, caller) => spraak.create(caller, params.adminId, body.woorden),
  readEigenKlank: ({ params }, caller) => spraak.read(caller, params.adminId, params.bestand),
  readUitgesproken: ({ query }) => Promise.resolve(spraak.readUitgesproken(query.regio ?? 'nl')),
});

export const feature = defineFeature({
  routes: spraakRoutes,
  handlers: ({ spraak }: { readonly spraak: SpraakService }) => spraakHandlers(spraak),
});
