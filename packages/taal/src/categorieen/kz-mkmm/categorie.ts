import type { Categorie } from '@spelrijk/domain/categorie';
import { findKlankzuiver } from '../../analyse/klankzuiver.ts';
import type { DetectRest } from '../../analyse/woordbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { clusterKeuzes } from '../../generate/klankzuiver.ts';

export const categorie: Categorie = {
  id: 'kz-mkmm',
  code: '4',
  naam: 'Twee medeklinkers achteraan',
  blok: 'A',
  strategie: 'klank',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['kz-mkm'],
  regel: 'Achteraan hoor ik twee medeklinkers, ik schrijf ze allebei.',
  hoortSchrijft: '/kɑst/ > kast',
  uitleg: [
    'Zeg het woord langzaam en luister naar het einde.',
    'Je hoort achteraan twee medeklinkers: schrijf ze allebei, in de goede volgorde.',
    'Lees terug en tel of er geen letter mist.',
  ],
  voorbeelden: ['kast', 'lamp', 'tent', 'muts', 'wesp', 'fiets', 'feest', 'kaars', 'mist', 'rups'],
  fouten: ['kas', 'kat', 'kats'],
};

export const detectRest: DetectRest = (beeld, gevonden) => findKlankzuiver(beeld, gevonden, (voor, na) => voor <= 1 && na === 2);

export const keuzes: Keuzes = (punt) => clusterKeuzes(punt.woord, 'achter');
