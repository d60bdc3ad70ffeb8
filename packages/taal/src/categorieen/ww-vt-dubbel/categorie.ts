import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ww-vt-dubbel',
  naam: 'Verleden tijd met dubbel t of d',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '7a', be: '5a' },
  vooraf: ['ww-vt-te-de'],
  regel: 'Ik-vorm op t of d plus te of de: ik schrijf allebei.',
  hoortSchrijft: '/tə də/ > tte, dde',
  uitleg: [
    'Maak de ik-vorm: ik praat, ik land.',
    'Zet er te of de achter: praat + te, land + de.',
    'Schrijf beide letters, ook al hoor je er maar één: praatte, landde.',
  ],
  voorbeelden: ['praatte', 'wachtte', 'zette', 'antwoordde', 'landde', 'redde', 'startte', 'brandde'],
  fouten: ['praate', 'antwoorde'],
};
