import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ww-persoonsvorm',
  code: '28',
  naam: 'Persoonsvorm herkennen',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '5b', be: '3b' },
  vooraf: [],
  regel: 'Ik verander de tijd of de persoon: het woord dat verandert, is de persoonsvorm.',
  hoortSchrijft: '',
  uitleg: [
    'Zet de zin in een andere tijd: loopt wordt liep.',
    'Het woord dat verandert, is de persoonsvorm.',
    'Controleer het met een vraag: de persoonsvorm komt dan vooraan te staan.',
  ],
  voorbeelden: ['Wij lopen naar huis.', 'Morgen komt opa.', 'Eet jij brood?', 'De kat heeft geslapen.'],
  fouten: ['het hele werkwoord aangewezen', 'het deelwoord aangewezen'],
};
