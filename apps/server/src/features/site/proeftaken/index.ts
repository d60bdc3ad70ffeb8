import { proeftakenRoutes } from '@spelrijk/contract/proeftaken';
import { defineFeature } from '../../../platform/feature.ts';
import type { AudioIndex } from '../../oefenen/spraak/index.ts';
import { proeftaakHandlers } from './routes.ts';

export const feature = defineFeature({
  routes: proeftakenRoutes,
  handlers: ({ audio }: { readonly audio: AudioIndex }) => proeftaakHandlers(audio),
});
