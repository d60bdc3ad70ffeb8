/** The methodetoets that a visitor of the demo sees: always the same words, of no groep, and nothing of it is kept. */
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';

export const VOORBEELD: { readonly id: string; readonly titel: string; readonly woorden: readonly Lijstwoord[] } = {
  id: '01900000-0000-7000-8000-000000000020',
  titel: 'Voorbeeld van een methodetoets',
  woorden: [
    { woord: 'bomen', zin: 'In het bos staan hoge bomen.' },
    { woord: 'trein', zin: 'De trein is laat.' },
    { woord: 'hond', zin: 'De hond slaapt in zijn mand.' },
    { woord: 'bakker', zin: 'De bakker maakt brood.' },
    { woord: 'nacht', zin: 'Het was een donkere nacht.' },
  ],
};
