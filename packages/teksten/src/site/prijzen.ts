import { merk } from './invulling.ts';
import { sitepagina } from './pagina.ts';

export const prijzen = sitepagina(({ praktijk, isVlaams }) => ({
  titel: 'Prijzen',
  omschrijving: `Wat Spelrijk kost voor een school, een ${praktijk} of thuis. Reken zelf uit wat je betaalt, zonder verborgen kosten.`,
  kop: 'Wat kost het?',
  inleiding:
    'Een school betaalt per leerling en een praktijk per plaats, voor een schooljaar. Een gezin betaalt per kind, voor een jaar vanaf de dag dat het ingaat. Alles zit erin: alle spellen, alle stof, alle leerkrachten en alle nieuwe dingen van dat jaar.',
  delen: [
    {
      kop: 'Goed om te weten',
      blokken: [
        {
          vragen: [
            { kop: 'Wat is een leerling?', tekst: 'Ieder kind dat in je account staat. Kinderen in de prullenbak tellen niet mee.' },
            {
              kop: 'Wat is een plaats?',
              tekst: `Een praktijk heeft zoveel plaatsen als er ${isVlaams ? 'cliënten' : 'leerlingen'} tegelijk oefenen. Wie stopt, maakt zijn plaats vrij: de volgende begint zonder dat het meer kost.`,
            },
            {
              kop: 'Kosten het zorgtraject en de methodetoetsen extra?',
              tekst: 'Nee. Ze zijn er voor scholen en staan uit tot je erom vraagt. Ons kantoor zet ze dan aan.',
            },
            {
              kop: 'Moeten we elk jaar opzeggen?',
              tekst: 'Nee. Een licentie loopt vanzelf af. We sturen op tijd een bericht, en verlengen doe je zelf.',
            },
            {
              kop: 'Wat als er halverwege leerlingen bij komen?',
              tekst:
                'Een school of praktijk betaalt voor de extra plaatsen alleen de rest van het schooljaar. Vraag ze aan bij je licentie.',
            },
            {
              kop: 'Wat gebeurt er als de licentie afloopt?',
              tekst: `Kinderen kunnen dan niet meer oefenen. Jij kunt nog ${merk(['termijn', 'klantafloop'])} alles bekijken en meenemen. Daarna verwijderen we het account. We waarschuwen je twee keer.`,
            },
            {
              kop: 'Kunnen we eerst proberen?',
              tekst:
                'Ja, zonder kosten en zonder dat het vanzelf doorloopt. Vraag het aan met het [aanvraagformulier](/site/aanvraagformulier).',
            },
          ],
        },
      ],
    },
  ],
}));
