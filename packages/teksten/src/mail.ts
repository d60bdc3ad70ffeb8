/**
 * What we mail. One text per mail makes both the plain and the HTML part: an empty line parts paragraphs, a paragraph that is
 * only `{{ link }}` becomes a button with the words of `knop`. Fields are a closed list per mail. Our office may put other words in
 * their place (mailtemplates); these are what is shipped, and what is sent when other words do not fit.
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { Mailtemplate } from '@spelrijk/domain/mailtemplate';
import type { MailNaam } from './mailvelden.ts';
import { THUISTIJD } from './oefentijd.ts';
import { teksten } from './shape.ts';

export { MAIL_VELDEN, type MailGegevens, type MailNaam } from './mailvelden.ts';

const alineas = (...delen: readonly string[]): string => delen.join('\n\n');

const mails = teksten(
  'mails',
  {
    wachtwoordHerstellen: {
      onderwerp: 'Een nieuw wachtwoord voor Spelrijk',
      tekst: alineas(
        'Dag {{ roepnaam }},',
        'Er is een nieuw wachtwoord aangevraagd voor je account {{ gebruikersnaam }} bij Spelrijk. Met deze link kies je zelf een nieuw wachtwoord:',
        '{{ link }}',
        'De link werkt één keer en blijft {{ geldig }} geldig.',
        'Heb je dit niet aangevraagd? Dan hoef je niets te doen. Je wachtwoord blijft zoals het is.',
      ),
      knop: 'Kies een nieuw wachtwoord',
    },
    wachtwoordGewijzigd: {
      onderwerp: 'Je wachtwoord van Spelrijk is gewijzigd',
      tekst: alineas(
        'Dag {{ roepnaam }},',
        'Het wachtwoord van je account {{ gebruikersnaam }} is gewijzigd op {{ moment }}. Je bent overal uitgelogd.',
        'Heb je dit zelf gedaan? Dan hoef je niets te doen. Zo niet, vraag dan meteen een nieuw wachtwoord aan en vertel het je beheerder.',
      ),
      knop: '',
    },
    wachtwoordOnbekend: {
      onderwerp: 'Geen account bij Spelrijk met dit adres',
      tekst: alineas(
        'Dag,',
        'Iemand vroeg een nieuw wachtwoord aan voor Spelrijk met dit e-mailadres. Er is bij ons geen account met dit adres.',
        'Misschien gebruik je een ander e-mailadres, of log je in met een gebruikersnaam van school. Inloggen doe je hier:',
        '{{ link }}',
        'Was jij het niet? Dan hoef je niets te doen.',
      ),
      knop: 'Naar het inlogscherm',
    },
    uitnodigingBeheerder: {
      onderwerp: 'Je account voor {{ admin }} bij Spelrijk staat klaar',
      tekst: alineas(
        'Dag {{ roepnaam }},',
        'Voor {{ admin }} is een account gemaakt bij Spelrijk. Met deze link kies je een gebruikersnaam en een wachtwoord. Daarna kun je meteen beginnen.',
        '{{ link }}',
        'De link werkt één keer en blijft {{ geldig }} geldig. Is hij verlopen? Vraag ons dan om een nieuwe.',
      ),
      knop: 'Maak je account af',
    },
    uitnodigingDocent: {
      onderwerp: '{{ uitnodiger }} nodigt je uit voor Spelrijk',
      tekst: alineas(
        'Dag {{ roepnaam }},',
        '{{ uitnodiger }} heeft voor jou een account gemaakt bij {{ admin }} in Spelrijk. Daarmee zie je de groepen waaraan je lesgeeft, en hoe de leerlingen oefenen.',
        'Met deze link kies je een gebruikersnaam en een wachtwoord:',
        '{{ link }}',
        'De link werkt één keer en blijft {{ geldig }} geldig. Is hij verlopen? Vraag {{ uitnodiger }} dan om een nieuwe.',
      ),
      knop: 'Maak je account af',
    },
    uitnodigingKantoor: {
      onderwerp: 'Je account bij het kantoor van Spelrijk',
      tekst: alineas(
        'Dag {{ roepnaam }},',
        '{{ uitnodiger }} heeft voor jou een account gemaakt bij het kantoor van Spelrijk. Met deze link kies je een gebruikersnaam en een wachtwoord:',
        '{{ link }}',
        'De link werkt één keer en blijft {{ geldig }} geldig.',
      ),
      knop: 'Maak je account af',
    },
    adresBevestigen: {
      onderwerp: 'Bevestig het nieuwe e-mailadres van {{ admin }}',
      tekst: alineas(
        'Dag,',
        'Voor {{ admin }} is dit e-mailadres opgegeven bij Spelrijk: {{ nieuwAdres }}. Klopt dat? Bevestig het dan met deze link:',
        '{{ link }}',
        'De link blijft {{ geldig }} geldig. Klopt het niet? Dan hoef je niets te doen.',
      ),
      knop: 'Bevestig dit adres',
    },
    adresGewijzigd: {
      onderwerp: 'Het e-mailadres van {{ admin }} wordt gewijzigd',
      tekst: alineas(
        'Dag,',
        'Iemand wil het e-mailadres van {{ admin }} bij Spelrijk veranderen in {{ nieuwAdres }}. Is dat goed? Bevestig het dan ook hier:',
        '{{ link }}',
        'De link blijft {{ geldig }} geldig. Zonder jouw bevestiging verandert er niets. Vertrouw je het niet? Verander dan meteen je wachtwoord.',
      ),
      knop: 'Ja, dat is goed',
    },
    aanvraagOntvangen: {
      onderwerp: 'We hebben je aanvraag voor Spelrijk ({{ nummer }})',
      tekst: alineas(
        'Dag {{ naam }},',
        'Dank je wel voor je aanvraag. We kijken ernaar en sturen je daarna een uitnodiging om je account te openen. Meestal lukt dat binnen twee werkdagen.',
        'Dit heb je ons gestuurd. Voor: {{ organisatie }}. Plaats: {{ plaats }}. Aantal leerlingen: {{ leerlingen }}.',
        'Zo begint je bericht: {{ bericht }}',
        'Je nummer is {{ nummer }}. Heb je dit niet zelf aangevraagd? Dan hoef je niets te doen.',
      ),
      knop: '',
    },
    uitnodigingOuder: {
      onderwerp: '{{ uitnodiger }} nodigt je uit voor Spelrijk thuis',
      tekst: alineas(
        'Dag {{ roepnaam }},',
        '{{ uitnodiger }} oefent thuis spelling met Spelrijk en wil dat jij ook kunt meekijken en helpen. Met deze link kies je een gebruikersnaam en een wachtwoord:',
        '{{ link }}',
        'De link werkt één keer en blijft {{ geldig }} geldig. Ken je {{ uitnodiger }} niet? Dan hoef je niets te doen.',
      ),
      knop: 'Doe mee',
    },
    weekmail: {
      onderwerp: 'De week van {{ kind }}',
      tekst: alineas(
        'Dag {{ roepnaam }},',
        '{{ deed }} {{ beter }} {{ doen }}',
        '{{ link }}',
        'Liever geen weekmail? Met één klik op deze link stopt hij: {{ afmelden }}',
      ),
      knop: 'Bekijk meer',
    },
    huiswerk: {
      onderwerp: 'Oefenen voor {{ kind }}',
      tekst: alineas(
        'Dag,',
        '{{ praktijk }} heeft oefenwerk klaargezet voor {{ kind }}: ‘{{ regel }}’. Het staat klaar tot en met {{ dag }}.',
        `Een paar keer ${THUISTIJD} is beter dan één keer lang. {{ kind }} logt in met de eigen inlogkaart:`,
        '{{ link }}',
        'Je krijgt deze mail omdat de praktijk jouw adres bij {{ kind }} heeft staan. Vragen of liever geen mail? Laat het daar weten.',
      ),
      knop: 'Ga oefenen',
    },
    thuisGestopt: {
      onderwerp: 'Je bent gestopt met Spelrijk',
      tekst: alineas(
        'Dag {{ roepnaam }},',
        'Je bent gestopt met Spelrijk. Vandaag kan er nog geoefend worden, daarna niet meer. Je kunt tot {{ dag }} inloggen, alles bekijken en een kopie downloaden. Op die dag gaat het account weg, en een tijdje later wissen we alles.',
        'Bedenk je je? Met deze link kom je terug bij je account:',
        '{{ link }}',
        'Heb je dit niet zelf gedaan? Stuur ons dan een bericht.',
      ),
      knop: 'Naar je account',
    },
    thuisBeginnen: {
      onderwerp: 'Begin met Spelrijk thuis',
      tekst: alineas(
        'Dag {{ roepnaam }},',
        'Met deze link open je je account. Daarna voeg je je kind toe en kan het meteen oefenen:',
        '{{ link }}',
        'De proef begint op de dag dat je de link gebruikt en duurt {{ proef }}. Hij stopt vanzelf: je betaalt pas als je zelf kiest om verder te gaan.',
        'De link werkt één keer en blijft {{ geldig }} geldig. Heb je dit niet zelf aangevraagd? Dan hoef je niets te doen.',
      ),
      knop: 'Open je account',
    },
    vraagOntvangen: {
      onderwerp: 'We hebben je vraag ({{ nummer }})',
      tekst: alineas(
        'Dag {{ naam }},',
        'Je vraag is binnen. Meestal antwoorden we binnen twee werkdagen. Zo begint je vraag:',
        '{{ bericht }}',
        'Je nummer is {{ nummer }}. Heb je dit niet zelf gestuurd? Dan hoef je niets te doen.',
      ),
      knop: '',
    },
    kantoorPost: {
      onderwerp: 'Nieuwe {{ wat }} op de site ({{ nummer }})',
      tekst: alineas(
        'Dag {{ roepnaam }},',
        'Er is een nieuwe {{ wat }} binnengekomen op de site, met nummer {{ nummer }}. We beloven meestal binnen twee werkdagen te antwoorden. Lees en beantwoord haar hier:',
        '{{ link }}',
      ),
      knop: 'Open de inbox',
    },
    vriendUitnodiging: {
      onderwerp: '{{ uitnodiger }} werkt met Spelrijk en denkt aan jou',
      tekst: alineas(
        'Dag,',
        '{{ uitnodiger }} oefent met kinderen spelling en lezen in Spelrijk, en denkt dat het ook iets voor jou is. Op onze site speel je meteen een potje, zonder account.',
        'Wil je het met je eigen kinderen proberen? Vraag dan een account aan:',
        '{{ link }}',
        'Dit is een vaste tekst. We sturen je er niet meer dan één per maand, en we bewaren je adres alleen bij deze uitnodiging.',
      ),
      knop: 'Vraag een account aan',
    },
    webinarBevestiging: {
      onderwerp: 'Je plaats bij {{ titel }}',
      tekst: alineas(
        'Dag {{ naam }},',
        'Je bent aangemeld voor {{ titel }}, op {{ moment }}. Een dag van tevoren sturen we je de link om mee te doen.',
        'Kun je toch niet? Meld je dan af, dan maak je plaats voor een ander.',
        '{{ link }}',
      ),
      knop: 'Meld je af',
    },
    webinarWachtlijst: {
      onderwerp: 'Je staat op de wachtlijst voor {{ titel }}',
      tekst: alineas(
        'Dag {{ naam }},',
        '{{ titel }}, op {{ moment }}, is vol. Je staat op de wachtlijst. Komt er een plaats vrij, dan krijg je meteen bericht.',
        'Hoeft het niet meer? Meld je dan af.',
        '{{ link }}',
      ),
      knop: 'Meld je af',
    },
    webinarGeplaatst: {
      onderwerp: 'Er is een plaats vrij bij {{ titel }}',
      tekst: alineas(
        'Dag {{ naam }},',
        'Goed nieuws: er is een plaats voor je bij {{ titel }}, op {{ moment }}. Een dag van tevoren sturen we je de link om mee te doen.',
        'Kun je toch niet? Meld je dan af, dan maak je plaats voor een ander.',
        '{{ link }}',
      ),
      knop: 'Meld je af',
    },
    webinarHerinnering: {
      onderwerp: 'Bijna: {{ titel }}',
      tekst: alineas('Dag {{ naam }},', '{{ titel }} is op {{ moment }}. Met deze link doe je mee:', '{{ link }}', 'Tot dan.'),
      knop: 'Doe mee',
    },
    webinarDank: {
      onderwerp: 'Dank je wel, en hoe nu verder',
      tekst: alineas(
        'Dag {{ naam }},',
        'Dank je wel voor je aanmelding voor {{ titel }}. Kon je er niet bij zijn, of wil je iets nog eens zien? Op onze trainingspagina staat een rondleiding, en daar staan ook de volgende webinars.',
        '{{ link }}',
      ),
      knop: 'Naar de trainingspagina',
    },
    webinarVervallen: {
      onderwerp: '{{ titel }} gaat niet door',
      tekst: alineas(
        'Dag {{ naam }},',
        '{{ titel }}, op {{ moment }}, gaat helaas niet door. Op onze trainingspagina staan de andere webinars.',
        '{{ link }}',
      ),
      knop: 'Naar de trainingspagina',
    },
    licentieLooptAf: {
      onderwerp: 'De licentie van {{ admin }} loopt af op {{ dag }}',
      tekst: alineas(
        'Dag {{ roepnaam }},',
        'De licentie van {{ admin }} bij Spelrijk loopt tot en met {{ dag }}. Daarna kunnen de leerlingen niet meer oefenen. Wat ze deden, blijft staan: je kunt het blijven bekijken en downloaden.',
        'Wil je verder? Vraag op het licentiescherm verlenging aan, of meer plaatsen. Doe je niets, dan stopt de licentie vanzelf.',
        '{{ link }}',
      ),
      knop: 'Naar de licentie',
    },
    licentieVoorbij: {
      onderwerp: 'Op {{ dag }} verwijderen we het account van {{ admin }}',
      tekst: alineas(
        'Dag {{ roepnaam }},',
        'De licentie van {{ admin }} bij Spelrijk is voorbij. We bewaren gegevens van leerlingen niet langer dan nodig. Daarom verwijderen we het account op {{ dag }}.',
        'Wil je verder? Vraag dan op het licentiescherm verlenging aan. Wil je de resultaten bewaren? Download ze voor {{ dag }}.',
        '{{ link }}',
      ),
      knop: 'Naar de licentie',
    },
    licentieToegekend: {
      onderwerp: 'Je verzoek over de licentie van {{ admin }} is toegekend',
      tekst: alineas(
        'Dag {{ roepnaam }},',
        'We hebben de licentie van {{ admin }} aangepast, zoals je vroeg. Hij geldt nu {{ tot }}. Plaatsen voor leerlingen: {{ plaatsen }}.',
        'Wat we erbij schreven: {{ antwoord }}',
        '{{ link }}',
      ),
      knop: 'Naar de licentie',
    },
    klantVerwijderd: {
      onderwerp: 'Het account van {{ admin }} bij Spelrijk is gestopt',
      tekst: alineas(
        'Dag,',
        'Het account van {{ admin }} bij Spelrijk is verwijderd. Niemand kan er nog mee inloggen.',
        'Op {{ dag }} wissen we alle gegevens voorgoed, ook die van de leerlingen. Tot die dag kunnen we alles terugzetten.',
        'Klopt dit niet, of wil je de gegevens eerst nog hebben? Antwoord ons dan via de contactpagina op onze site.',
      ),
      knop: '',
    },
    licentieAfgewezen: {
      onderwerp: 'Over je verzoek voor de licentie van {{ admin }}',
      tekst: alineas(
        'Dag {{ roepnaam }},',
        'We hebben je verzoek over de licentie van {{ admin }} bekeken. Zo kunnen we het niet toekennen. De licentie blijft zoals hij is.',
        'Waarom: {{ antwoord }}',
        'Je kunt op het licentiescherm een nieuw verzoek doen.',
        '{{ link }}',
      ),
      knop: 'Naar de licentie',
    },
    nieuwBericht: {
      onderwerp: 'Spelrijk: {{ titel }}',
      tekst: alineas(
        'Dag {{ roepnaam }},',
        '{{ berichttekst }}',
        'Dit is het hele bericht. Je vindt het ook in Spelrijk:',
        '{{ link }}',
        'Wil je geen mail meer bij een nieuw bericht? Zet het hier uit, zonder in te loggen:',
        '{{ afmelden }}',
      ),
      knop: 'Naar je berichten',
    },
  },
  {
    vriendUitnodiging: {
      tekst: alineas(
        'Dag,',
        '{{ uitnodiger }} oefent met kinderen spelling en lezen in Spelrijk, en denkt dat het ook iets voor jou is. Op onze site speel je meteen een spelletje, zonder account.',
        'Wil je het met je eigen kinderen proberen? Vraag dan een account aan:',
        '{{ link }}',
        'Dit is een vaste tekst. We sturen je er niet meer dan één per maand, en we bewaren je adres alleen bij deze uitnodiging.',
      ),
    },
    uitnodigingDocent: {
      tekst: alineas(
        'Dag {{ roepnaam }},',
        '{{ uitnodiger }} heeft voor jou een account gemaakt bij {{ admin }} in Spelrijk. Daarmee zie je de klassen waaraan je lesgeeft, en hoe de leerlingen oefenen.',
        'Met deze link kies je een gebruikersnaam en een wachtwoord:',
        '{{ link }}',
        'De link werkt één keer en blijft {{ geldig }} geldig. Is hij verlopen? Vraag {{ uitnodiger }} dan om een nieuwe.',
      ),
    },
  },
);

/** The words of one mail for one region. */
export const mailTekst = (naam: MailNaam, regio: Regio): Mailtemplate => ({
  ...mails.nl[naam],
  ...(regio === 'be' ? Reflect.get(mails.be, naam) : {}),
});
