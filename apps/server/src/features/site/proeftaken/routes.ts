import { notFound } from '../../../platform/app-error.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { AudioIndex } from '../../oefenen/spraak/index.ts';
import { createProeftaak } from './proeftaak.ts';

export const proeftaakHandlers = (audio: AudioIndex): Pick<Handlers, 'readProeftaak'> => ({
  readProeftaak: async ({ params, query }) => {
    const taak = createProeftaak(params.game.normalize('NFC'), query.regio, audio);
    if (!taak) throw notFound();
    return taak;
  },
});
