import type { Categorie } from '@spelrijk/domain/categorie';
import { findKlankzuiver } from '../../analyse/klankzuiver.ts';
import type { DetectRest } from '../../analyse/woordbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { clusterKeuzes } from '../../generate/klankzuiver.ts';

export const categorie: Categorie = {
  id: 'kz-mmkm',
  code: '5',
  naam: 'Twee medeklinkers vooraan',
  blok: 'A',
  strategie: 'klank',
  intro: { nl: '3b', be: '1b' },
  vooraf: ['kz-mkm'],
  regel: 'Vooraan hoor ik twee medeklinkers, ik schrijf ze allebei.',
  hoortSchrijft: '/stul/ > stoel',
  uitleg: [
    'Zeg het woord langzaam en luister naar het begin.',
    'Je hoort vooraan twee medeklinkers: schrijf ze allebei.',
    'Lees terug en tel of er geen letter mist.',
  ],
  voorbeelden: ['stoel', 'trap', 'bloem', 'spin', 'vlag', 'knoop', 'fles', 'slak', 'brug', 'kraan'],
  fouten: ['toel', 'soel', 'setoel'],
};

export const detectRest: DetectRest = (beeld, gevonden) => findKlankzuiver(beeld, gevonden, (voor, na) => voor === 2 && na <= 1);

export const keuzes: Keuzes = (punt) => clusterKeuzes(punt.woord, 'voor');
