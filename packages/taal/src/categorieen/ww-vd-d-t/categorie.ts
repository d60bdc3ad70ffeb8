import type { Categorie } from '@spelrijk/domain/categorie';

export const categorie: Categorie = {
  id: 'ww-vd-d-t',
  naam: 'Voltooid deelwoord op d of t',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['ww-vt-te-de', 'voorvoegsel-stomme-e'],
  regel: 'Ik maak het deelwoord langer of kijk naar de verleden tijd: dan weet ik d of t.',
  hoortSchrijft: '/t/ > d of t',
  uitleg: [
    'Je hoort t aan het eind van het voltooid deelwoord.',
    'Kijk naar de verleden tijd: werkte, dus gewerkt; speelde, dus gespeeld.',
    'Of maak het langer: het gespeelde lied.',
  ],
  voorbeelden: ['gewerkt', 'gespeeld', 'gefietst', 'getekend', 'gekookt', 'gebeld', 'geleerd', 'gemaakt'],
  fouten: ['gewerkd', 'gespeelt'],
};
