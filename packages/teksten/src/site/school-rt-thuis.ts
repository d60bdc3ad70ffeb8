import { THUISDAGEN, THUISTIJD, vooraan } from '../oefentijd.ts';
import { sitepagina } from './pagina.ts';

export const schoolRtThuis = sitepagina(({ bestand, groep, groepen, praktijk, rt, behandelaar, isVlaams }) => ({
  titel: isVlaams ? 'School, logopedie en thuis' : 'School, RT en thuis',
  omschrijving: `Spelrijk voor een school, voor een ${praktijk} en voor thuis: wat is hetzelfde en wat verschilt.`,
  kop: isVlaams ? 'Voor school, logopedie en thuis' : 'Voor school, RT en thuis',
  inleiding: 'Het oefenen is overal hetzelfde. Wat verschilt, is wie er meekijkt en wat die nodig heeft.',
  delen: [
    {
      kop: 'Op school',
      blokken: [
        {
          lijst: [
            `Elke leerkracht ziet de eigen ${groepen}, de schoolbeheerder ziet alles.`,
            `Leerlingen en ${groepen} lees je in met ${bestand}, ook volgend jaar weer. Niemand verdwijnt zonder dat je het gezien hebt.`,
            'Inloggen kan met een kaartje, met plaatjes of met het account dat de school al heeft.',
            `Per ${groep} en per kind stel je in wat en hoe er geoefend wordt.`,
          ],
        },
      ],
    },
    {
      kop: isVlaams ? 'In de logopediepraktijk' : 'In de RT-praktijk',
      blokken: [
        {
          lijst: [
            `Als ${behandelaar} heb je een eigen omgeving, los van de school van het kind.`,
            'Je ziet de echte fouten sinds de vorige afspraak, met de regel die erbij hoort.',
            `Bij elke ${isVlaams ? 'cliënt' : 'leerling'} staan de afspraken, en wat je in de minuten van vandaag kunt doen.`,
            'In een begeleidingstraject kies je doelen, noteer je sessies en meet je groei op woorden die nooit geoefend zijn.',
            'Je kiest zelf de categorieën en het tempo, en hoe rustig het moet zijn.',
            'Een verslag voor ouders of voor school maak je onder je eigen naam.',
            `Ouders kunnen thuis laten oefenen met dezelfde inlogkaart, zodat ${rt} niet ophoudt bij de deur.`,
          ],
        },
      ],
    },
    {
      kop: 'Thuis',
      blokken: [
        {
          lijst: [
            'Per kind lees je wat het deed, wat er beter gaat en wat je in twee minuten kunt doen. Dat staat ook elke week in een mail, die je met één klik uitzet.',
            `${vooraan(THUISTIJD)} op ${THUISDAGEN} in de week is genoeg. Meer mag, maar vaker helpt meer dan langer.`,
            'Er is niets te koop binnen het spel en er zijn geen andere kinderen te zien.',
            'Lukt het een keer niet, of is het vakantie? Korter, makkelijker of vrij kies je zelf, met één tik.',
            'Je hoeft zelf geen spellingregels te kennen: Bloep legt ze uit, aan je kind en aan jou.',
          ],
        },
      ],
    },
    {
      kop: 'De drie naast elkaar',
      blokken: [
        {
          tabel: {
            bijschrift: 'Wat hoort bij welk account',
            kop: ['', 'School', isVlaams ? 'Logopedie' : 'RT', 'Thuis'],
            rijen: [
              ['Alle spellen en alle stof', 'ja', 'ja', 'ja'],
              ['Voortgang met de echte fouten', 'ja', 'ja', 'ja'],
              ['Instellen per kind', 'ja', 'ja', 'ja'],
              ['Samen oefenen op één scherm', 'ja', 'ja', 'ja'],
              ['Afspraken en een begeleidingstraject', 'nee', 'ja', 'nee'],
              ['Meer leerkrachten, elk met eigen kinderen', 'ja', 'nee', 'nee'],
              [`Inlezen met ${bestand}`, 'ja', 'nee', 'nee'],
              ['Inloggen met het schoolaccount', 'ja', 'nee', 'nee'],
            ],
          },
        },
        {
          p: 'Bekijk wat het kost bij [Prijzen](/site/prijzen), of vraag meteen een account aan met het [aanvraagformulier](/site/aanvraagformulier).',
        },
      ],
    },
  ],
}));
