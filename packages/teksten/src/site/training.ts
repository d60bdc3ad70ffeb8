import { sitepagina } from './pagina.ts';

export const training = sitepagina(({ groep, potje }) => ({
  titel: 'Training',
  omschrijving: 'Webinars om Spelrijk te leren kennen, en wat je zelf in een half uur kunt ontdekken.',
  kop: 'Leer Spelrijk kennen',
  inleiding: 'Je kunt zonder training beginnen. Wil je toch even meekijken, dan zijn er webinars: online, gratis en zonder camera.',
  delen: [
    {
      kop: 'Zelf op verkenning, in een half uur',
      blokken: [
        {
          stappen: [
            {
              kop: 'Loop mee met de rondleiding',
              tekst: 'In zes stappen zie je wat een kind ziet en wat jij ziet. [Naar de rondleiding](/site/instructievideo).',
            },
            { kop: `Speel zelf een ${potje}`, tekst: 'Maak expres een fout en kijk wat er gebeurt. [Naar de spellen](/site/spellen).' },
            {
              kop: 'Voeg drie kinderen toe',
              tekst: `Maak in je account een ${groep} met drie namen en print hun kaartjes. Verwijderen kan altijd.`,
            },
          ],
        },
      ],
    },
  ],
}));
