import { merk } from './invulling.ts';
import { sitepagina } from './pagina.ts';

export const privacy = sitepagina(({ groep, land }) => ({
  titel: 'Privacy',
  omschrijving: 'Welke gegevens Spelrijk van kinderen en leerkrachten bewaart, waarom, hoe lang, en wat je ermee kunt doen.',
  kop: 'Wat we bewaren, en wat niet',
  inleiding: 'Kinderen oefenen bij ons, dus gaan we zuinig om met wat we van hen weten. Hier staat alles, in gewone taal.',
  delen: [
    {
      kop: 'Van een kind',
      blokken: [
        {
          tabel: {
            bijschrift: 'Gegevens van een kind',
            kop: ['Wat', 'Waarom', 'Hoe lang'],
            rijen: [
              [`Naam, ${groep} en jaar`, 'om het kind te herkennen en de stof te kiezen', 'zolang het kind in het account staat'],
              ['Gebruikersnaam en een versleuteld wachtwoord', 'om in te loggen', 'idem'],
              [
                'Nummers uit schoolsystemen, als de school die inleest, en van waar een kind verhuisde',
                'om hetzelfde kind te herkennen bij een nieuw bestand, een schoolaccount of een verhuizing',
                'zolang het kind in het account staat',
              ],
              [
                'Antwoorden: wat het kind typte, wanneer en hoe lang het duurde',
                'om te schatten wat het kan en fouten uit te leggen, en om te merken of een kind gokt of hulp krijgt; bij een school kijken we daarvoor ook of het schooltijd was',
                `${merk(['termijn', 'antwoorden'])} na het einde van het schooljaar; van een plan voor extra zorg zolang dat plan er is`,
              ],
              [
                'Wat van die antwoorden overblijft: per woord hoe vaak en hoe vaak goed, van toetsen en dictees wat goed en fout was, per dag en onderwerp hoeveel goed',
                'om te laten zien hoe het kind groeit, en om bij een nieuw jaar verder te gaan waar het was',
                'zolang het kind in het account staat',
              ],
              [
                'Gelezen teksten: welke, wanneer, hoe ver, hoe lang en welke woorden het kind aantikte',
                'om te laten zien wat het las en waar het verder kan',
                merk(['termijn', 'leesbeurten']),
              ],
              [
                'Voorgelezen teksten: welke, wanneer, hoe lang en wat de luisteraar aantikte',
                'om te zien hoe goed en hoe vlot het kind hardop leest',
                merk(['termijn', 'leesbeurten']),
              ],
              [
                'De stem van het kind dat voorleest. Alleen als de school, de praktijk of het gezin dat aanzet én een ouder van dit kind ja zei; anders is er geen geluid',
                'zodat een leerkracht later kan luisteren',
                'tot de nacht na het luisteren; ongehoord een, vier of twaalf weken, naar keuze van wie het aanzet; bij intrekken meteen weg',
              ],
              [
                'Munten, blobs, gekozen figuur en wat het kind in de spellen verzamelde',
                'voor de spaarkaarten en de spellen',
                'zolang het kind in het account staat',
              ],
              [
                'Wat een begeleider erbij zet: instellingen, woordlijsten, opdrachten, dictees op papier, vrije dagen en eigen aantekeningen',
                'om te oefenen zoals is afgesproken',
                'zolang het kind in het account staat',
              ],
              ['Briefjes aan het kind', 'om het iets te zeggen of een compliment te geven', merk(['termijn', 'briefjes'])],
              [
                'Scores van toetsen buiten Spelrijk, als de school of praktijk die inleest of invult',
                'om een beginpunt te kiezen en om ze naast de groei te zetten',
                `zolang het kind in het account staat; een weggehaalde lijst ${merk(['termijn', 'toetslijsten'])}`,
              ],
              [
                'Plannen voor extra zorg of begeleiding: reden, doelen, toetsen, sessies en gesprekken met ouders',
                'om die zorg te geven en te kunnen nalezen',
                'zolang het kind in het account staat',
              ],
              [
                'Alleen in een praktijk: de school van het kind, de afspraken, en naam, e-mailadres en telefoon van een ouder, als de praktijk die invult',
                'om een afspraak te maken en een verslag te sturen',
                'zolang het kind in het account staat',
              ],
              ['Wie van buiten mag meekijken', 'om toestemming te geven en in te trekken', 'zolang het kind in het account staat'],
              ['Verwijderde kinderen', 'om een vergissing te herstellen', `${merk(['termijn', 'prullenbak'])}, daarna voorgoed weg`],
            ],
          },
        },
        {
          p: 'Een opname van voorlezen ligt versleuteld met een sleutel van dat kind alleen. Alleen wie het kind begeleidt, kan luisteren; ons kantoor niet. Ze staat niet in onze reservekopieën, en er wordt geen stem in herkend, vergeleken of getraind.',
        },
        {
          p: 'In een reservekopie van vóór het wissen staat een kind nog, tot die kopie wordt weggegooid. Van wie gewist is, bewaren we een jaar lang alleen een nummer, zonder naam. Moet er een oudere kopie terug, dan wissen we daarmee hetzelfde opnieuw, voordat er iemand inlogt.',
        },
        {
          p: 'We vragen geen geboortedatum, adres, foto, burgerservicenummer of rijksregisternummer. Staat zoiets in een bestand dat je inleest, dan bewaren we het niet.',
        },
      ],
    },
    {
      kop: 'Van een leerkracht of ouder',
      blokken: [
        {
          p: 'Naam, e-mailadres, een versleuteld wachtwoord, met welke browser je bent ingelogd, en een logboek van inloggen en belangrijke handelingen. Het logboek is er om te kunnen zien wie iets deed, niet om je te volgen. Van een school, praktijk of gezin ook het adres, een telefoonnummer en wat er besteld is, als dat is ingevuld, en wat je schrijft bij de roadmap of aan wie je uitnodigt.',
        },
        {
          p: 'Wie kinderen begeleidt, kan woorden zelf inspreken. Zo’n opname horen alleen de kinderen die zij begeleidt, en wie hen samen met haar begeleidt; ons kantoor niet. Zonder opnamen klinkt de computer. Wist zij een opname, dan is die hier meteen weg; in een reservekopie van daarvoor blijft ze staan tot die kopie wordt weggegooid. Er wordt geen stem in herkend, vergeleken of getraind.',
        },
        {
          tabel: {
            bijschrift: 'Hoe lang we iets van een volwassene bewaren',
            kop: ['Wat', 'Hoe lang'],
            rijen: [
              [
                'Woorden die zij zelf insprak',
                `tot zij ze wist, of tot haar account of de ${groep} weggaat. Begeleidt zij de ${groep} niet meer, dan is zij er meteen niet meer te horen en gaat alles kort daarna weg`,
              ],
              ['Regels in het logboek', merk(['termijn', 'logboek'])],
              ['Mails die we verstuurden', merk(['termijn', 'mails'])],
              ['Aanvragen en vragen via deze site, nadat ze zijn afgehandeld', merk(['termijn', 'aanvragen'])],
              ['Wie zich voor een webinar aanmeldde', `${merk(['termijn', 'webinars'])} na het webinar`],
              [
                'Een account waarvan de licentie of de proeftijd voorbij is',
                `${merk(['termijn', 'klantafloop'])}. We waarschuwen twee keer en verwijderen het daarna`,
              ],
              ['Een account dat wij verwijderen', `${merk(['termijn', 'klantherstel'])} terug te zetten, daarna voorgoed weg`],
            ],
          },
        },
      ],
    },
    {
      kop: 'Wie ziet wat',
      blokken: [
        {
          lijst: [
            `Een leerkracht ziet alleen de ${groep} die haar of hem is toevertrouwd.`,
            'Geen school ziet iets van een andere school.',
            'Onze medewerkers kijken niet bij kinderen, behalve met een reden die ze eerst opschrijven. De school kan dat teruglezen.',
            'Er zijn geen derde partijen op onze pagina’s: geen reclame, geen volgers, geen meetdiensten.',
          ],
        },
        {
          p: `Soms vergelijken we twee manieren om oefeningen te kiezen. Dat doen we alleen op scholen die dat zelf aanzetten. Het lot beslist dan per ${groep}, nooit per kind, en we lezen er alleen optellingen van. Een school kan er op elk moment mee stoppen.`,
        },
      ],
    },
    {
      kop: 'In je browser',
      blokken: [
        {
          p: 'We gebruiken geen cookies om je te volgen. Je browser bewaart je inlog en, tijdens een spel, de antwoorden die nog verstuurd moeten worden. Na uitloggen is je inlog daar weg. Eén cookie blijft een jaar: daaraan zien we wie op dit apparaat eerder inlogde, zodat wie ergens anders wachtwoorden raadt jou niet buitensluit. Wat een volwassene in een formulier typte en nog niet bewaarde, blijft er een week staan, alleen voor wie het typte. Wat een kind daar zelf instelde, zoals geluid en letters, en zijn beste keer in een spel staan er ook.',
        },
      ],
    },
    {
      kop: 'Jouw rechten',
      blokken: [
        {
          p: `Je mag zien wat we bewaren, het laten verbeteren, meenemen of wissen. Voor een kind op school loopt dat via de school, want die beslist over de gegevens. In ${land} geldt daarvoor de AVG. Neem [contact](/site/contact) op als je er niet uitkomt.`,
        },
      ],
    },
  ],
}));

export const beveiliging = sitepagina(() => ({
  titel: 'Beveiliging',
  omschrijving: 'Wat Spelrijk belooft over veiligheid, en met welke test we elke belofte nagaan.',
  kop: 'Beloften die we testen',
  inleiding: 'Een belofte zonder test is een wens. Bij elke belofte hieronder hoort een test die bij iedere wijziging draait.',
  delen: [
    {
      kop: 'Dit beloven we',
      blokken: [
        {
          tabel: {
            bijschrift: 'Belofte en hoe we haar nagaan',
            kop: ['Belofte', 'Zo testen we het'],
            rijen: [
              [
                'Een bevestigd antwoord raakt niet kwijt, ook niet als de server wordt afgebroken.',
                'We breken de server midden in het werk af en tellen daarna.',
              ],
              ['Een antwoord telt één keer, hoe vaak het ook wordt verstuurd.', 'We sturen hetzelfde antwoord vaker, ook tegelijk.'],
              [
                'Niemand ziet een letter van een andere school.',
                'Elke vraag aan de server wordt geprobeerd met gegevens van een andere school. Ook de database zelf houdt het tegen.',
              ],
              [
                'Niemand kan een wachtwoord opzoeken, ook wij niet.',
                'Wachtwoorden worden bewaard met argon2id. Een test maakt er een en zoekt het daarna in alles wat een leerkracht kan opvragen.',
              ],
              [
                'Een klasgenoot die gokt, sluit een kind niet buiten.',
                'We laten een hele klas tegelijk typefouten maken. Daarna komt iedereen er gewoon in.',
              ],
              ['Niets wordt van een ander adres geladen.', 'In elke proef met een browser mag een pagina alleen bij ons aankloppen.'],
            ],
          },
        },
      ],
    },
    {
      kop: 'Een lek gevonden?',
      blokken: [
        {
          p: 'Vertel het ons via [contact](/site/contact), met ‘beveiliging’ in je vraag. Geef ons tijd om het te herstellen voordat je het deelt, en kijk niet verder dan nodig. We doen dan geen aangifte en noemen je naam als je dat wilt. De gegevens voor onderzoekers staan in [security.txt](/.well-known/security.txt).',
        },
      ],
    },
    {
      kop: 'Wat we niet beloven',
      blokken: [
        { p: 'Dat het nooit misgaat. Gaat er iets mis, dan hoort de school het van ons, met wat er gebeurde en wat we eraan doen.' },
      ],
    },
  ],
}));

export const toegankelijkheid = sitepagina(() => ({
  titel: 'Toegankelijkheid',
  omschrijving: 'Hoe Spelrijk werkt met toetsenbord, schermlezer, vergroting en zonder geluid, en wat nog niet goed genoeg is.',
  kop: 'Voor elk kind',
  inleiding:
    'Spelrijk moet werken voor kinderen die niet goed zien, niet goed horen, geen muis kunnen gebruiken of snel overprikkeld zijn. We richten ons op WCAG 2.2, niveau AA.',
  delen: [
    {
      kop: 'Wat werkt',
      blokken: [
        {
          lijst: [
            'Alles kan met het toetsenbord alleen, ook elk spel.',
            'Alles kan met aanraken alleen, met een eigen letterbord.',
            'Elk woord is te horen, en zonder geluid is elk woord te zien en te schrijven.',
            'Goed is nooit alleen groen en fout nooit alleen rood: er staat een vorm en een woord bij.',
            'Minder beweging, grotere letters, meer ruimte en een ander lettertype zijn per kind te kiezen.',
            'Pagina’s blijven leesbaar als je ze vier keer vergroot.',
          ],
        },
      ],
    },
    {
      kop: 'Hoe we het nagaan',
      blokken: [
        {
          p: 'Bij elke wijziging controleert een programma de belangrijkste schermen op bekende fouten, en speelt een ander programma elk spel met alleen toetsen of alleen aanraken.',
        },
        {
          p: 'Het lezen liepen we na met een schermlezer die Nederlands spreekt: de teksten en hun vragen, de rijen woorden en het luisterscherm van de leerkracht. Wat stil bleef, dubbel klonk of niet kon, is hersteld.',
        },
      ],
    },
    {
      kop: 'Wat nog niet goed genoeg is',
      blokken: [
        {
          lijst: [
            'De spellen zijn nog niet met een schermlezer nagelopen.',
            'Er is nog niet getest door mensen die zelf een schermlezer of schakelaar gebruiken.',
            'We hebben alleen in Chromium getest, nog niet in Safari en Firefox.',
            'De stem komt uit een computer en is bij enkele woorden minder duidelijk.',
          ],
        },
        { p: 'Loop je ergens tegenaan, laat het ons dan weten via [contact](/site/contact).' },
      ],
    },
  ],
}));

export const licenties = sitepagina(() => ({
  titel: 'Licenties',
  omschrijving: 'Van wie de tekeningen, letters, geluiden en programma’s in Spelrijk zijn, en onder welke licentie.',
  kop: 'Van wie het is',
  inleiding: 'De blobs, de landkaart, de spellen, de zinnen en de teksten hebben we zelf gemaakt. Wat van anderen komt, staat hier.',
  delen: [
    {
      kop: 'Beeld, letters en geluid',
      blokken: [
        {
          tabel: {
            bijschrift: 'Beeld, letters en geluid van anderen',
            kop: ['Wat', 'Van wie', 'Licentie'],
            rijen: [
              ['Plaatjes bij woorden', 'Fluent Emoji (flat)', 'MIT'],
              ['Pictogrammen', 'Material Design Icons', 'Apache-2.0'],
              ['Letters: Nunito, Andika, OpenDyslexic', 'de makers van die letters', 'OFL-1.1'],
              ['De stem', 'gemaakt met espeak-ng', 'het programma: GPL-3.0; de geluiden: van ons, MIT'],
              ['Opnamen van mensen', 'van wie ze insprak', 'horen bij deze installatie'],
            ],
          },
        },
      ],
    },
    {
      kop: 'Programma’s',
      blokken: [
        {
          p: 'Onze eigen code staat onder de MIT-licentie. De bibliotheken die we gebruiken, staan onder MIT, ISC, BSD, Apache-2.0 of OFL-1.1. Een test leest die licenties na. Woorden die een leerkracht toevoegt, worden uitgesproken door espeak-ng. Dat draait als een apart programma onder GPL-3.0, los van de rest.',
        },
      ],
    },
  ],
}));
