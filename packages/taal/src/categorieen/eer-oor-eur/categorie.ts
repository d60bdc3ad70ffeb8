import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'eer-oor-eur',
  naam: 'eer, oor, eur',
  blok: 'B',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['kz-mkm'],
  regel: 'Voor de r klinkt de lange klank anders, maar ik schrijf ee, oo of eu.',
  hoortSchrijft: '/ɪːr ɔːr øːr/ > eer, oor, eur',
  uitleg: [
    'De r verandert de klank die ervoor staat.',
    'Hoor je eer, oor of eur, schrijf dan toch ee, oo of eu.',
    'Denk aan beer, door en deur.',
  ],
  voorbeelden: ['beer', 'meer', 'veer', 'oor', 'door', 'boor', 'deur', 'kleur', 'geur', 'leerling'],
  fouten: ['bir', 'dor (door)', 'dur (deur)'],
};
