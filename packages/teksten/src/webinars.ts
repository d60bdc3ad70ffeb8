import { teksten } from './shape.ts';

/** Planning webinars, for our office. */
export const webinars = teksten({
  titel: 'Webinars',
  uitleg: 'Wat je hier plant, staat meteen op de trainingspagina. Herinneringen en bedankjes gaan vanzelf.',
  nieuw: 'Webinar plannen',
  leeg: 'Er is nog geen webinar gepland.',
  tabel: 'Webinars, het laatste eerst',
  kolom: { titel: 'Titel', wanneer: 'Wanneer', plaatsen: 'Aangemeld', wachtlijst: 'Wachtlijst' },
  bezet: '{{geplaatst}} van {{plaatsen}}',
  vervallen: 'Vervallen',
  wijzig: 'Wijzig',
  deelnemers: 'Deelnemers',
  veld: {
    titel: 'Titel',
    omschrijving: 'Omschrijving, één alinea',
    begin: 'Begin',
    minuten: 'Duur in minuten',
    plaatsen: 'Plaatsen',
    deelname: 'Link om mee te doen',
    deelnameHulp: 'Begint met https. Gaat alleen per mail naar wie zich aanmeldde.',
  },
  bewaar: 'Bewaar',
  annuleer: 'Annuleer',
  sluit: 'Sluit',
  vervalt: 'Laat vervallen',
  zeker: 'Wie een plaats heeft of op de wachtlijst staat, krijgt bericht. Klik nog een keer om het zeker te doen.',
  geenDeelnemers: 'Er heeft zich nog niemand aangemeld.',
  stand: { geplaatst: 'Geplaatst', wachtlijst: 'Wachtlijst', afgemeld: 'Afgemeld' },
  aanwezig: 'Was erbij: {{naam}}',
});
