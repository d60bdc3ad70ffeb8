import { teksten } from './shape.ts';

/** Moving a whole customer into another, for our office. */
export const verhuizingTeksten = teksten(
  'verhuizing',
  {
    titel: 'Verhuizen',
    uitleg:
      'Alles van {{naam}} gaat naar een ander account: groepen, leerlingen, mensen en hun werk. Je ziet eerst wat er gebeurt. Tot {{termijn}} daarna kan het terug.',
    waarheen: 'Waarheen?',
    ontvanger: 'Account dat alles ontvangt',
    ontvangerHulp: 'Typ een deel van de naam, de plaats of het nummer. Een nieuw, leeg account kan ook.',
    kies: 'Kies eerst een account',
    proef: 'Bekijk wat er verhuist',
    proefUitleg: 'Dit is een proef. Er is nog niets veranderd.',
    kanNiet: 'Dit kan zo niet',
    weigering: {
      zelfde: 'Je koos hetzelfde account. Kies een ander account.',
      demo: 'Een demo-account verhuist nooit, en er verhuist niets naartoe.',
      soort:
        'De accounts zijn niet van dezelfde soort. Leerlingen stappen dan een voor een over, met een verhuistoken. Dat doet de klant zelf: onder ‘Leerlingen beheren’, in het menu van de leerling.',
      regio: 'Het ene account is Nederlands en het andere Vlaams. De leerlijnen verschillen, dus dit kan niet.',
      geschorst: '{{waarde}} is geschorst. Laat dit account eerst weer toe.',
      licentie: 'De licentie van de ontvanger geldt vandaag niet. Pas eerst de licentie aan.',
      plaatsen: 'Plaatsen die de ontvanger te weinig heeft: {{waarde}}. Vergroot eerst de licentie.',
      pakketten: 'De ontvanger mist dit pakket: {{waarde}}. Zet het eerst aan.',
      leeg: 'In dit account staat niets om te verhuizen.',
    },
    aantallen: 'Aantallen',
    tabel: 'Aantallen voor en na de verhuizing',
    kolom: { wat: 'Wat', van: 'Verhuist', naar: 'Daar nu', straks: 'Daar straks' },
    deel: {
      groepen: 'Groepen',
      leerlingen: 'Leerlingen, ook in de prullenbak',
      mensen: 'Docenten en beheerders',
      accounts: 'Inlogaccounts',
      antwoorden: 'Antwoorden',
      taken: 'Taken',
      toetsen: 'Toetsen',
      voortgang: 'Voortgang per woord, categorie en dag',
      dictees: 'Dictees en wat daarbij is ingevuld',
      woordlijsten: 'Woordlijsten en voor wie ze zijn',
      instellingen: 'Oefeninstellingen',
      beloningen: 'Blobs',
      zorg: 'Zorgdoelen en zorgvlaggen',
      lvs: 'LVS-resultaten',
      imports: 'Sleutels van EdeXML en ECK iD',
      inloggen: 'Apparaten, inlogcodes en schoolaccounts',
      overig: 'Overige gegevens',
    },
    gelijk: 'Wat is hetzelfde?',
    geenGelijk: 'Niets botst. Gebruikersnamen zijn overal uniek: niemand krijgt een andere.',
    inlognamen: 'Gebruikersnamen zijn overal uniek: niemand krijgt een andere.',
    botsing: {
      groepsnaam_one: '{{count}} groep heeft een naam die er al is en krijgt een nummer:',
      groepsnaam_other: '{{count}} groepen hebben een naam die er al is en krijgen een nummer:',
      voorinstelling_one: '{{count}} voorinstelling heeft een naam die er al is en krijgt een nummer:',
      voorinstelling_other: '{{count}} voorinstellingen hebben een naam die er al is en krijgen een nummer:',
      persoonssleutel_one:
        '{{count}} ECK iD of LAS-sleutel hoort bij de ontvanger al bij iemand. Die blijft daar; de leerling die verhuist, houdt zijn account zonder deze sleutel.',
      persoonssleutel_other:
        '{{count}} ECK iD’s of LAS-sleutels horen bij de ontvanger al bij iemand. Die blijven daar; de leerlingen die verhuizen, houden hun account zonder deze sleutel.',
      importsleutel_one: '{{count}} sleutel van EdeXML kent de ontvanger al. De groep of docent van de ontvanger houdt hem.',
      importsleutel_other: '{{count}} sleutels van EdeXML kent de ontvanger al. De groepen en docenten van de ontvanger houden ze.',
      'lvs-kolom_one': '{{count}} kolomnaam van een LVS-lijst kent de ontvanger al. Wat de ontvanger koos, geldt.',
      'lvs-kolom_other': '{{count}} kolomnamen van LVS-lijsten kent de ontvanger al. Wat de ontvanger koos, geldt.',
      geluid_one: '{{count}} ingesproken woord heeft de ontvanger al. Er blijft er één.',
      geluid_other: '{{count}} ingesproken woorden heeft de ontvanger al. Van elk blijft er één.',
      mailadres_one:
        '{{count}} e-mailadres hoort bij beide accounts bij iemand. Het blijven twee personen; verwijder daarna zelf wie dubbel is.',
      mailadres_other:
        '{{count}} e-mailadressen horen bij beide accounts bij iemand. Het blijven losse personen; verwijder daarna zelf wie dubbel is.',
      leerling_one: '{{count}} leerling heeft dezelfde naam en jaargroep als een leerling van de ontvanger. Het blijven twee leerlingen.',
      leerling_other:
        '{{count}} leerlingen hebben dezelfde naam en jaargroep als een leerling van de ontvanger. Het blijven losse leerlingen.',
    },
    naam: '{{was}} wordt {{werd}}',
    gevolg: 'Wat gebeurt er?',
    gevolgen: {
      uit: 'Iedereen van {{van}} wordt uitgelogd en logt met dezelfde gebruikersnaam weer in, bij {{naar}}.',
      rol: 'Iedereen houdt zijn rol. Beheerders van {{van}} worden dus ook beheerder bij {{naar}}.',
      blijft: 'Het logboek, verstuurde mails en de licentie blijven bij het oude account. Dat account is daarna leeg en geschorst.',
      terug: 'Tot {{termijn}} na de verhuizing kan alles terug. Wat kinderen intussen doen, gaat dan mee terug.',
    },
    verhuis: 'Verhuis alles',
    zekerTitel: '{{van}} naar {{naar}} verhuizen?',
    zeker: 'Alles gaat in één keer over, of er gebeurt niets. Iedereen van {{van}} wordt uitgelogd.',
    annuleer: 'Annuleer',
    gelukt: '{{van}} is verhuisd naar {{naar}}.',
    eerder: 'Verhuizingen van en naar dit account',
    geen: 'Er is nog niets verhuisd van of naar dit account.',
    vanNaar: '{{van}} naar {{naar}}',
    op: 'Verhuisd op {{moment}}',
    terugTot: 'Terug te draaien tot en met {{moment}}',
    definitief: 'Definitief: terugdraaien kon tot en met {{moment}}',
    isTerug: 'Teruggedraaid op {{moment}}',
    draaiTerug: 'Draai terug',
    terugTitel: 'Verhuizing terugdraaien?',
    terugZeker: 'Alles van {{van}} gaat weer naar huis, ook wat er sinds de verhuizing bij kwam. Iedereen van {{van}} wordt uitgelogd.',
    teruggedraaid: 'De verhuizing is teruggedraaid.',
    waar: 'Het gaat om: {{delen}}.',
  },
  {
    deel: { groepen: 'Klassen', mensen: 'Leerkrachten en beheerders', imports: 'Nummers uit ingelezen lijsten' },
    botsing: {
      groepsnaam_one: '{{count}} klas heeft een naam die er al is en krijgt een nummer:',
      groepsnaam_other: '{{count}} klassen hebben een naam die er al is en krijgen een nummer:',
      importsleutel_one: '{{count}} nummer uit een ingelezen lijst kent de ontvanger al. De klas of leerkracht van de ontvanger houdt het.',
      importsleutel_other:
        '{{count}} nummers uit een ingelezen lijst kent de ontvanger al. De klassen en leerkrachten van de ontvanger houden ze.',
      leerling_one:
        '{{count}} leerling heeft dezelfde naam en hetzelfde leerjaar als een leerling van de ontvanger. Het blijven twee leerlingen.',
      leerling_other:
        '{{count}} leerlingen hebben dezelfde naam en hetzelfde leerjaar als een leerling van de ontvanger. Het blijven losse leerlingen.',
      persoonssleutel_one:
        '{{count}} nummer uit de leerlingenadministratie hoort bij de ontvanger al bij iemand. Dat blijft daar; de leerling die verhuist, houdt zijn account zonder dit nummer.',
      persoonssleutel_other:
        '{{count}} nummers uit de leerlingenadministratie horen bij de ontvanger al bij iemand. Die blijven daar; de leerlingen die verhuizen, houden hun account zonder deze nummers.',
    },
    uitleg:
      'Alles van {{naam}} gaat naar een ander account: klassen, leerlingen, mensen en hun werk. Je ziet eerst wat er gebeurt. Tot {{termijn}} daarna kan het terug.',
  },
);
