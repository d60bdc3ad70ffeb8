import { teksten } from './shape.ts';

/** What somebody set ready for a child to read or to play, in its own world. */
export const leerlingKlaarTeksten = teksten('leerlingKlaar', {
  plank: {
    titel: 'Voor jou klaargezet',
    lees: 'om te lezen',
    thema: 'tekst {{nr}} van {{van}}, thema {{thema}}',
    uit: 'Uit',
  },
});
