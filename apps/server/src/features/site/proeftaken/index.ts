import { proeftakenRoutes } from '@spelrijk/contract/proeftaken';
import { notFound } from '../../../platform/app-error.ts';
import { defineFeature } from '../../../platform/feature.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { AudioIndex } from '../../oefenen/spraak/index.ts';
import { createProeftaak } from './proeftaak.ts';

const proeftaakHandlers = (audio: AudioIndex): Pick<Handlers, 'readProeftaak'> => ({
  readProeftaak: async ({ params, query }) => {
    const taak = createProeftaak(params.game.normalize('NFC'), query.regio, audio);
    if (!taak) throw notFound();
    return taak;
  },
});

export const feature = defineFeature({
  routes: proeftakenRoutes,
  handlers: ({ audio }: { readonly audio: AudioIndex }) => proeftaakHandlers(audio),
});
