import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf, letters } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'hoofdletter-zin',
  code: '21',
  naam: 'Hoofdletter aan het begin van de zin',
  blok: 'G',
  strategie: 'regel',
  intro: { nl: '3b', be: '1b' },
  vooraf: [],
  regel: 'Een zin begint met een hoofdletter.',
  hoortSchrijft: '',
  uitleg: [
    'Zoek het eerste woord van de zin.',
    'Schrijf de eerste letter als hoofdletter.',
    "Begint de zin met 's, dan krijgt het woord erna de hoofdletter: 's Avonds.",
  ],
  voorbeelden: [
    'De hond blaft.',
    'Ik lees.',
    'Mama kookt.',
    'Het regent.',
    'Wij spelen.',
    'Kom je mee?',
    'Daar is opa.',
    "'s Avonds lees ik.",
  ],
  fouten: ['de hond blaft.'],
};

const ZIN = /^(?:'s |['"‘“])?(\p{L})(?=.*[ .?!])/u;

/** The first letter of a sentence; after 's and an opening quote the next one. */
export const detectTaak: Detect = (beeld) => {
  const begin = ZIN.exec(beeld.woord);
  const plek = begin ? begin[0].length - 1 : 0;
  return [vondst(plek, plek + 1)];
};

export const explain: Explain = () => [[zin('Een zin begint met een hoofdletter.')]];

export const keuzes: Keuzes = (punt) => goedOf(punt, [letters(punt).toUpperCase()]);
