import { spraakRoutes } from '@spelrijk/contract/spraak';
import { defineFeature } from '../../../platform/feature.ts';
import { spraakHandlers } from './routes.ts';
import { type SpraakService } from './service.ts';

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

export const feature = defineFeature({
  routes: spraakRoutes,
  handlers: ({ spraak }: { readonly spraak: SpraakService }) => spraakHandlers(spraak),
});
