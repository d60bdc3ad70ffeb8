import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ww-vt-sterk',
  naam: 'Verleden tijd van sterke werkwoorden',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['ww-persoonsvorm', 'verlenging-d-t'],
  regel: 'De klank verandert; ik schrijf wat ik hoor en maak langer voor d of t.',
  hoortSchrijft: '/fɔnt/ > vond',
  uitleg: [
    'Zet het werkwoord in de verleden tijd: de klank verandert.',
    'Schrijf wat je hoort: liep, schreef, las.',
    'Hoor je een t aan het eind? Maak het langer: vonden, dus vond.',
  ],
  voorbeelden: ['liep', 'vond', 'werd', 'reed', 'schreef', 'las', 'zat', 'hield'],
  fouten: ['vont', 'werdt', 'lieb'],
};
