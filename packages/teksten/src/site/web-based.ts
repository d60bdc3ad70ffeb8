import { sitepagina } from './pagina.ts';

export const webBased = sitepagina(({ groep, isVlaams }) => ({
  titel: 'Web-based',
  omschrijving:
    'Spelrijk werkt in de browser: niets installeren, ook op een oude Chromebook en met slechte wifi. En zonder volgers of reclame.',
  kop: 'Openen en beginnen',
  inleiding:
    'Spelrijk is een website. Er hoeft niets te worden geïnstalleerd, niet op school en niet thuis. Wat een kind op school begint, gaat thuis verder.',
  delen: [
    {
      kop: 'Wat je nodig hebt',
      blokken: [
        {
          lijst: [
            'Een Chromebook, laptop, iPad of andere tablet. Een telefoon kan ook.',
            'Een browser van de laatste drie jaar: Chrome, Edge, Firefox of Safari.',
            'Liefst een koptelefoon, want een dictee moet je horen. Zonder geluid kan het ook, dan ziet een kind het woord even.',
          ],
        },
        { p: 'Twijfel je over een apparaat? Laat [deze pagina](/site/watisnodigvoorspellen) er even naar kijken.' },
      ],
    },
    {
      kop: 'Ook als de wifi wegvalt',
      blokken: [
        {
          p: 'Een taak die is begonnen, speelt een kind uit, ook zonder verbinding. De antwoorden worden bewaard op het apparaat en verstuurd zodra het weer kan. Elk antwoord telt precies één keer. Ook als de browser halverwege dichtgaat, gaat het kind verder waar het was.',
        },
      ],
    },
    {
      kop: 'Licht genoeg voor dertig kinderen tegelijk',
      blokken: [
        {
          p: `De tekeningen zijn door code gemaakt en daardoor klein. Een spel is ongeveer twintig kilobyte groot, een woord een paar kilobyte geluid. Zo kan een hele ${groep} tegelijk beginnen.`,
        },
      ],
    },
    {
      kop: 'Niemand kijkt mee',
      blokken: [
        {
          lijst: [
            'Alles komt van onze eigen server: geen reclame, geen volgers, geen lettertypen of video’s van anderen.',
            `We bewaren van een kind alleen wat nodig is om te oefenen en te begeleiden. Geen foto, geen adres, geen ${isVlaams ? 'rijksregisternummer' : 'burgerservicenummer'}.`,
            'Wie een kind verwijdert, verwijdert alles. Na een bedenktijd is het echt weg.',
          ],
        },
        { p: 'Meer hierover staat op [Privacy](/site/privacy) en [Beveiliging](/site/beveiliging).' },
      ],
    },
    {
      kop: 'Of draai het zelf',
      blokken: [
        {
          p: 'Spelrijk is open. Een bestuur of een ICT-coördinator die dat wil, zet het met één opdracht op een eigen server, met een ingebouwde database of op een eigen PostgreSQL.',
        },
      ],
    },
  ],
}));
