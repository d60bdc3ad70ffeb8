import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { klinkerKeuzes } from '../../generate/klankzuiver.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'kz-meer',
  code: '2q',
  naam: 'Woord met meer klankgroepen',
  blok: 'A',
  strategie: 'klank',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['kz-mkmm'],
  regel: 'Ik verdeel het woord in klankgroepen en schrijf van elke klankgroep wat ik hoor.',
  hoortSchrijft: '/kɔmˈpɑs/ > kompas',
  uitleg: [
    'Verdeel het woord in klankgroepen: kom-pas.',
    'Zeg de klankgroepen een voor een en schrijf wat je hoort.',
    'Lees het hele woord terug.',
  ],
  voorbeelden: ['kompas', 'balkon', 'uitleg', 'dertien', 'pompoen'],
  fouten: ['kopas', 'balkom', 'utleg'],
};

/** Chosen for the whole word: nothing in it is difficult but its length. */
export const detectTaak: Detect = (beeld) => (beeld.klankgroepen.length > 1 ? [vondst(0, beeld.laag.length)] : []);

export const keuzes: Keuzes = (punt) => klinkerKeuzes(punt.woord);
