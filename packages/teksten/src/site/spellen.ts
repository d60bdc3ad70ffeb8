import { sitepagina } from './pagina.ts';

export const spellen = sitepagina(({ potje }) => ({
  titel: 'Spellen',
  omschrijving: `Speel hier meteen een echt ${potje} en bekijk alle spellen van Spelrijk. In elk spel draait het om het woord, niet om de snelste vingers.`,
  kop: 'Spellen waarin het woord de held is',
  inleiding:
    'In het ene spel sla je een piñata kapot, in het andere bak je een pizza of rijd je een trein. Wat er ook gebeurt: je komt alleen verder door goed te luisteren, na te denken en te schrijven.',
  deelbeeld: { beeld: 'spel', alt: 'Een spel waarin een kind een woord typt om een piñata kapot te slaan' },
  delen: [
    {
      kop: 'Waar een goed spel aan voldoet',
      blokken: [
        {
          lijst: [
            'Het spelen duurt nooit langer dan het denken.',
            'Een fout kost niets, behalve dat je het nog een keer mag proberen.',
            'Het goede antwoord is niet te raden aan de plek, de kleur of de lengte.',
            'Een misgooi of een botsing is een spelfout en telt nooit als spellingfout.',
            'Elk spel kan met toetsen alleen, met aanraken alleen en zonder geluid.',
          ],
        },
        {
          p: 'Welk spel een kind krijgt, hangt af van de oefening. Het mag zelf een ander spel kiezen dat ook past. Wil je een spel liever niet, dan zet je het uit.',
        },
      ],
    },
  ],
}));
