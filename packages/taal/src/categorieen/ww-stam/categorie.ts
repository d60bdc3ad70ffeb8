import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ww-stam',
  naam: 'Ik-vorm (stam) maken',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '5b', be: '3b' },
  vooraf: ['ww-infinitief', 'v-f-wissel', 'z-s-wissel', 'open-lettergreep'],
  regel: 'Ik neem het woord dat bij ik past: ik schrijf het zoals ik het hoor, nooit met v of z aan het eind.',
  hoortSchrijft: 'lezen > ik lees',
  uitleg: [
    'Zet ik voor het werkwoord: ik lees.',
    'Schrijf wat je hoort. Aan het eind komt nooit een v of een z.',
    'Controleer de klank: ik loop heeft twee keer o, ik zit heeft één t.',
  ],
  voorbeelden: ['loop', 'lees', 'geef', 'leef', 'zit', 'praat', 'word', 'vind'],
  fouten: ['leez', 'leev', 'lop (loop)'],
};
