import { sitepagina } from './pagina.ts';

/** The oldest browsers that we are built for. */
export const OUDSTE_BROWSERS = { chrome: '110', firefox: '115', safari: '16' } as const;

/** As narrow as a screen may be, in points. */
export const SMALSTE_SCHERM = 320;

const { chrome, firefox, safari } = OUDSTE_BROWSERS;

export const watIsNodig = sitepagina(() => ({
  titel: 'Wat is nodig voor Spelrijk?',
  omschrijving: 'Controleer met één klik of dit apparaat geschikt is: geluid, scherm, opslag, snelheid en verbinding.',
  kop: 'Werkt het op dit apparaat?',
  inleiding: 'Open deze pagina op het apparaat waarop je wilt spelen. De controle gebeurt hier in je browser. Er wordt niets verstuurd.',
  delen: [
    {
      kop: 'Wat je nodig hebt',
      blokken: [
        {
          tabel: {
            bijschrift: 'Eisen en aanraders',
            kop: ['Onderdeel', 'Nodig', 'Fijn'],
            rijen: [
              ['Browser', `Chrome of Edge ${chrome}, Firefox ${firefox}, Safari ${safari} of nieuwer`, 'de nieuwste versie'],
              ['Scherm', `vanaf ${SMALSTE_SCHERM} punten breed`, 'vanaf 1024 bij 600'],
              ['Geluid', 'niet nodig', 'een koptelefoon voor elk kind'],
              ['Verbinding', 'om te beginnen', 'wifi; een begonnen taak speelt ook zonder'],
              ['Opslag', 'een klein beetje, om antwoorden te bewaren', 'geen privévenster'],
            ],
          },
        },
      ],
    },
    {
      kop: 'Het lukt niet?',
      blokken: [
        {
          vragen: [
            {
              kop: 'Ik hoor niets',
              tekst:
                'Staat het geluid van het apparaat aan, en is de koptelefoon goed ingestoken? Soms staat het tabblad op stil: kijk naar het luidsprekertje boven in je browser.',
            },
            {
              kop: 'De opslag is geblokkeerd',
              tekst:
                'Dat gebeurt in een privévenster of als cookies en sitegegevens uitstaan. Spelen kan dan wel, maar bij een weggevallen verbinding kan een antwoord verloren gaan.',
            },
            {
              kop: 'Het is traag',
              tekst: 'Sluit andere tabbladen. Helpt dat niet, zet dan bij de instellingen van het kind *minder beweging* aan.',
            },
            {
              kop: 'Onze school houdt websites tegen',
              tekst: 'Vraag de beheerder om het adres van Spelrijk toe te laten. Andere adressen zijn niet nodig: alles komt van één plek.',
            },
          ],
        },
      ],
    },
  ],
}));
