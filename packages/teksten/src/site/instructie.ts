import { sitepagina } from './pagina.ts';

export const instructie = sitepagina(({ groep }) => ({
  titel: 'Rondleiding',
  omschrijving: 'Een rondleiding door Spelrijk met echte schermen, in je eigen tempo. Met stem en met tekst.',
  kop: 'Rondleiding door Spelrijk',
  inleiding: `Loop in zes stappen langs wat een kind ziet en wat jij ziet. De beelden zijn van onze voorbeeld${groep}. Je kunt meelezen of luisteren.`,
  deelbeeld: { beeld: 'landkaart', alt: 'De landkaart met een kronkelende weg, plekken met sterren en een bord met taken' },
  delen: [],
}));

export interface Halte {
  readonly beeld: string;
  readonly kop: string;
  readonly tekst: string;
  readonly alt: string;
}

/** The stops of the tour, in order. Pictures are of the demo school. */
export const HALTES: readonly Halte[] = [
  {
    beeld: 'landkaart',
    kop: 'De landkaart',
    tekst: 'Een kind begint op de landkaart. Elke plek is iets om te leren. Op het bord staan de taken van vandaag.',
    alt: 'De landkaart met een kronkelende weg, plekken met sterren en een bord met taken',
  },
  {
    beeld: 'spel',
    kop: 'Een spel',
    tekst: 'Het kind hoort een woord en schrijft het zelf. Wil het nog eens luisteren, dan tikt het op het oor.',
    alt: 'Een spel waarin een kind een woord typt om een piñata kapot te slaan',
  },
  {
    beeld: 'fout',
    kop: 'Een fout',
    tekst:
      'Gaat het mis, dan wijst Bloep de plek aan. Helpt dat niet, dan vertelt hij de regel. Daarna mag het kind het meteen opnieuw proberen.',
    alt: 'De uitleg na een fout: het geschreven woord met de plek gemarkeerd en de regel eronder',
  },
  {
    beeld: 'spaarkaarten',
    kop: 'Sparen',
    tekst: 'Voor een taak die af is, krijgt een kind munten. Daarmee spaart het blobs. Voor elk kind is dat evenveel.',
    alt: 'Een spaarkaart met verzamelde blobs',
  },
  {
    beeld: 'groepen',
    kop: 'Jouw overzicht',
    tekst: 'Als leerkracht zie je eerst wie je vandaag nodig heeft, en waarvoor.',
    alt: 'Het overzicht met bovenaan wie aandacht nodig heeft',
  },
  {
    beeld: 'voortgang',
    kop: 'Eén kind van dichtbij',
    tekst: 'Van elk kind zie je wat het kan, met een eerlijk bereik. En je ziet de fouten die het echt maakte, met de regel erbij.',
    alt: 'De voortgang van een leerling, met een bereik per categorie en een lijn door de tijd',
  },
];
