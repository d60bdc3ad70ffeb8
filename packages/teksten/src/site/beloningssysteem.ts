import { sitepagina } from './pagina.ts';

export const beloningssysteem = sitepagina(() => ({
  titel: 'Beloningssysteem',
  omschrijving:
    'Munten voor een afgeronde taak, 348 blobs om te sparen en vijf beloningsspellen. Voor elk kind evenveel, zonder ranglijst.',
  kop: 'Belonen wat een kind zelf in de hand heeft',
  inleiding:
    'Een kind kan niet beslissen dat het vandaag geen fouten maakt. Het kan wel beslissen dat het zijn taak afmaakt. Daarom belonen we dat.',
  delen: [
    {
      kop: 'Zo werkt het',
      blokken: [
        {
          stappen: [
            {
              kop: 'Taak af, munten erbij',
              tekst: 'Een afgeronde taak geeft tien munten. Voor een sterk kind evenveel als voor een kind dat hard moet werken.',
            },
            {
              kop: 'Sparen voor blobs',
              tekst:
                'Met munten koopt een kind blobs voor zijn eigen spaarkaarten. Er zijn 348 blobs met elk een naam, op 29 kaarten met elk een verhaal. Een kind kiest er zelf een, of opent een ei van de kaart die het wil. Vier kaarten horen bij een seizoen en komen elk jaar terug.',
            },
            {
              kop: 'Alles af, dan spelen',
              tekst:
                'Zijn de taken van vandaag klaar, dan gaat de schatkist open, met vijf spellen. Een kind speelt daar alleen tegen zijn eigen record.',
            },
          ],
        },
        {
          beeld: 'spaarkaarten',
          alt: 'Een spaarkaart met verzamelde blobs',
          bijschrift: 'Een spaarkaart. Elke blob is door onszelf getekend.',
        },
      ],
    },
    {
      kop: 'Wat we bewust niet doen',
      blokken: [
        {
          lijst: [
            'Geen munten per goed antwoord. Dan wordt gokken lonend en fouten maken duur.',
            'Geen ranglijst en geen prijzen voor de snelste.',
            'Niets om met echt geld te kopen, en niets dat verloopt als je een dag mist.',
            'Geen meldingen die een kind terugroepen.',
          ],
        },
        {
          p: 'Onderzoek laat zien dat beloningen de eigen zin om te leren kunnen verdringen, vooral als ze afhangen van hoe goed je presteert. Daarom houden we ze klein en voorspelbaar, en kun je ze uitzetten. Dan zijn er geen munten, geen kaarten en geen winkel, en blijft de landkaart gewoon werken.',
        },
        {
          bronnen: [
            {
              tekst:
                'Deci, Koestner en Ryan (1999), een overzicht van 128 experimenten over beloning en motivatie. Psychological Bulletin, 125, 627-668.',
              adres: 'https://doi.org/10.1037/0033-2909.125.6.627',
            },
          ],
        },
      ],
    },
    {
      kop: 'De mooiste beloning',
      blokken: [
        {
          p: 'Op de landkaart gaan plaatsen glanzen die een kind kan: één, twee of drie sterren. Onder *Dit kan ik* staan de woorden die het kent: woorden die het ook na een tijdje nog goed schrijft. Daar hoeft geen munt bij.',
        },
      ],
    },
  ],
}));
