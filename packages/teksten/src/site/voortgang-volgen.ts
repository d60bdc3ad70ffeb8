import { sitepagina } from './pagina.ts';

export const voortgangVolgen = sitepagina(({ groep, normgroep }) => ({
  titel: 'Voortgang volgen',
  omschrijving: 'In Spelrijk zie je wie je vandaag nodig heeft, welke regel misgaat en welke woorden een kind echt heeft opgeschreven.',
  kop: 'Wie heeft mij vandaag nodig?',
  inleiding: `Je opent je ${groep} en ziet bovenaan wie vastloopt, wie lang niet oefende en wat je kunt doen. Pas daaronder komen de tabellen.`,
  delen: [
    {
      kop: `Van de hele ${groep}`,
      blokken: [
        {
          lijst: [
            '**Aandacht eerst.** Wie loopt vast op welke regel, wie oefende een week niet, wie zo snel klikt dat het gokken lijkt.',
            '**Oefendagen en minuten.** Niet om te belonen, wel om te zien wie niet aan oefenen toekomt.',
            `**Groei.** Hoe de ${groep} zich ontwikkelt, met een bereik erbij en naast de ${normgroep}.`,
          ],
        },
        {
          beeld: 'groepen',
          alt: `Het overzicht van een ${groep} met bovenaan wie aandacht nodig heeft`,
          bijschrift: `Een ${groep} in Spelrijk, met namen uit onze voorbeeldschool.`,
        },
      ],
    },
    {
      kop: 'Van één kind',
      blokken: [
        {
          kaarten: [
            {
              kop: 'Een bereik, geen cijfer',
              tekst: '‘Schrijft 74 tot 88% van deze woorden goed.’ Hoe meer een kind oefent, hoe smaller het bereik wordt.',
            },
            {
              kop: 'De echte fouten',
              tekst:
                'Je ziet wat een kind typte, met de plek gemarkeerd en de regel erbij. *Hont* voor *hond* vraagt iets anders dan *hnod*.',
            },
            {
              kop: 'Door de tijd',
              tekst: 'Elke categorie heeft een lijn met een band van onzekerheid. De getallen staan er ook in een tabel bij.',
            },
            { kop: 'Inzet', tekst: 'Dagen, minuten en spellen. Zo weet je of een kind weinig leert, of vooral weinig oefent.' },
          ],
        },
        {
          beeld: 'voortgang',
          alt: 'De voortgang van een leerling, met een bereik per categorie en een lijn door de tijd',
          bijschrift: 'De voortgang van een kind uit onze voorbeeldschool.',
        },
      ],
    },
    {
      kop: 'Elke fout krijgt een verklaring',
      blokken: [
        {
          p: 'Spelrijk vergelijkt wat een kind schreef met wat er had moeten staan, klank voor klank. Zo weten we of er een regel is gebroken, of een letter is vergeten, of dat het woord verkeerd is verstaan. Zitten er twee fouten in één woord, dan worden het er ook twee. Wat wél goed ging in datzelfde woord, telt als goed.',
        },
      ],
    },
    {
      kop: 'Eerlijk tegen kinderen',
      blokken: [
        {
          p: `Kinderen zien hun eigen voortgang: wat ze kunnen, wat ze leren en welke woorden ze kennen. Ze zien nooit die van een ander. Er is geen ranglijst, ook niet voor wie dat leuk zou vinden. Klasgenoten hoeven niet te weten wie waar staat.`,
        },
      ],
    },
  ],
}));
