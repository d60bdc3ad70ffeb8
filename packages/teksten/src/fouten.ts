import type { Regio } from '@spelrijk/domain/admin';

/** The sentence that belongs to every error code of the API. Codes are stable; sentences may change. */
const FOUTEN: Readonly<Record<string, string>> = {
  'algemeen/fout': 'Er ging iets mis bij ons. Probeer het nog eens. Blijft het misgaan? Geef dan het nummer door.',
  'algemeen/even-niet': 'Het lukt nu even niet. Probeer het zo nog eens.',
  'algemeen/niet-gevonden': 'Dit is er niet, of het is niet voor jou.',
  'algemeen/verboden': 'Dit hoort niet bij jouw rol.',
  'algemeen/methode': 'Dit kan hier niet.',
  'algemeen/ongeldig': 'Er klopt iets niet in wat je stuurde.',
  'algemeen/geen-json': 'Wat je stuurde, is niet te lezen.',
  'algemeen/geen-json-soort': 'Dit soort bestand kan hier niet.',
  'algemeen/te-groot': 'Dit is te groot om te versturen.',
  'algemeen/te-vaak': 'Dat gaat te snel. Wacht even en probeer het dan nog eens.',
  // The specification fixes the words of these two.
  'auth/geen-token': 'no token detected',
  'auth/token-verlopen': 'token expired',
  'auth/token-ongeldig': 'Je bent niet meer ingelogd. Log opnieuw in.',
  'auth/sessie-voorbij': 'Je bent uitgelogd. Log opnieuw in.',
  'auth/onjuist': 'De gebruikersnaam of het wachtwoord klopt niet.',
  'auth/wachten': 'Je hebt het te vaak geprobeerd. Wacht even en probeer het dan nog eens.',
  'auth/te-druk': 'Er loggen nu heel veel mensen in. Probeer het zo nog eens.',
  'auth/code-nodig': 'Vul nu de code in van de app op je telefoon.',
  'auth/code-onjuist': 'Deze code klopt niet, of hij is al gebruikt. Wacht op de volgende code en probeer het opnieuw.',
  'auth/wachtwoord-onjuist': 'Dit wachtwoord klopt niet.',
  'auth/reden-nodig': 'Vertel eerst waarom je dit wilt zien. De klant kan je reden lezen.',
  'auth/reden-ongeldig': 'Schrijf de reden in 8 tot 300 tekens, op één regel.',
  'auth/tweede-factor-nodig': 'Hiervoor is een tweede inlogstap nodig.',
  'auth/code-ongeldig': 'Deze inlogcode is niet meer geldig. Begin opnieuw met inloggen.',
  'auth/adres-niet-toegestaan': 'Inloggen kan niet vanaf dit adres.',
  'auth/aanbieder-onbekend': 'Deze manier van inloggen is er niet.',
  'auth/organisatie-bezet': 'Dit organisatienummer hoort al bij een andere klant.',
  'wachtwoorden/te-kort': 'Kies een wachtwoord van minstens 15 tekens. Een korte zin is makkelijk te onthouden.',
  'wachtwoorden/te-kort-met-factor': 'Kies een wachtwoord van minstens 8 tekens.',
  'wachtwoorden/te-lang': 'Kies een wachtwoord van hoogstens 128 tekens.',
  'wachtwoorden/te-raden': 'Dit wachtwoord is te makkelijk te raden. Kies een zin die alleen jij zou bedenken.',
  'wachtwoorden/link-ongeldig': 'Deze link werkt niet meer. Vraag een nieuwe link aan.',
  'wachtwoorden/groepscode-onbekend': 'Deze code kennen we niet. Kijk nog eens goed op de kaart.',
  'auth/tweede-factor-verplicht': 'Voor jouw rol hoort de tweede inlogstap altijd aan te staan.',
  'auth/bevestiging-nodig': 'Vul voor de zekerheid nog een keer je wachtwoord in.',
  'uitnodigingen/ongeldig': 'Deze uitnodiging werkt niet meer. Vraag wie je uitnodigde om een nieuwe.',
  'uitnodigingen/te-vaak': 'Er zijn vandaag al veel uitnodigingen verstuurd. Probeer het morgen opnieuw.',
  'uitnodigingen/al-aangenomen': 'Deze uitnodiging is al aangenomen.',
  'uitnodigingen/naam-te-kort': 'Kies een gebruikersnaam van minstens 3 tekens.',
  'uitnodigingen/naam-bezet': 'Deze gebruikersnaam is al in gebruik. Kies een andere.',
  'uitnodigingen/adres-bezet': 'Er is al een account met dit mailadres. Vraag wie je uitnodigde om een ander adres te gebruiken.',
  'docenten/niet-gevonden': 'Deze docent is er niet, of hoort niet bij jullie school.',
  'docenten/geen-docent': 'Dit is een beheerder. Vraag Spelrijk om hulp bij het wijzigen van een beheerder.',
  'docenten/adres-bestaat-al': 'Er is op deze school al iemand met dit mailadres.',
  'medewerkers/niet-gevonden': 'Deze medewerker is er niet.',
  'medewerkers/niet-jezelf': 'Je kunt dit niet bij jezelf doen. Vraag een andere eigenaar.',
  'medewerkers/laatste-eigenaar': 'Dit is de laatste eigenaar. Maak eerst iemand anders eigenaar.',
  'medewerkers/nog-geen-account': 'Deze medewerker heeft de uitnodiging nog niet aangenomen.',
  'medewerkers/adres-bestaat-al': 'Er is al een medewerker met dit mailadres.',
  'admins/niet-gevonden': 'Deze klant is er niet, of hoort niet bij jou.',
  'admins/intussen-gewijzigd': 'Iemand anders heeft dit intussen gewijzigd. Ververs de pagina en probeer het opnieuw.',
  'admins/bestaat-al': 'Deze klant is er al.',
  'admins/link-ongeldig': 'Deze link werkt niet meer. Wijzig het mailadres opnieuw om een nieuwe te krijgen.',
  'demo/te-druk': 'Er spelen nu heel veel bezoekers. Probeer het straks opnieuw.',
  'mails/niet-leesbaar': 'Deze mail is er niet, of is niet bewaard om te lezen.',
  'mail/adres-ongeldig': 'Voer een geldig e-mailadres in',
  'licentie/verlopen': 'De licentie is verlopen. Kijken kan nog, oefenen niet.',
  'groepen/niet-gevonden': 'Deze groep is er niet, of hij is niet van jou.',
  'leerlingen/niet-gevonden': 'Deze leerling is er niet, of hoort niet bij jou.',
  'somvensters/niet-gevonden': 'Dit somvenster is er niet.',
  'somvensters/nog-niet-open': 'Dit somvenster is nog niet open.',
  'groepen/naam-bestaat-al': 'Er is al een groep met deze naam.',
  'groepen/niet-leeg': 'Deze groep is niet leeg. Verplaats eerst de leerlingen, ook die in de prullenbak.',
  'leerlingen/geen-plaats': 'Je licentie heeft niet genoeg plaatsen voor deze leerlingen.',
  'leerlingen/bestaat-al': 'Deze leerling is er al.',
  'leerlingen/gebruikersnaam-bestaat-al': 'Deze gebruikersnaam is al in gebruik.',
  'beloningen/uit': 'Beloningen staan voor jou uit.',
  'beloningen/te-weinig-munten': 'Je hebt nog niet genoeg munten. Met elke taak komen er munten bij.',
  'beloningen/niet-van-jou': 'Deze figuur of dit kledingstuk heb je nog niet.',
  'beloningen/eerst-taken': 'Doe eerst je taken van vandaag. Daarna gaat het spel open.',
  'taken/niet-gevonden': 'Deze taak is er niet.',
  'taken/geen-woorden': 'Voor dit somvenster zijn er nu geen woorden.',
  'toetsen/niet-gevonden': 'Deze toets is er niet.',
  'toetsen/geen-woorden': 'Voor deze toets zijn er nu geen woorden.',
  'taken/bestaat-al': 'Er is al een andere taak met dit nummer.',
  'taken/niet-klaar': 'Deze taak is nog niet helemaal gespeeld.',
  'spraak/niet-gevonden': 'Dit geluid is er niet, of het is niet voor jou.',
  'spraak/geen-stem': 'Op deze server is geen stem. Eigen woorden worden getoond in plaats van uitgesproken.',
  'spraak/te-druk': 'Er worden nu heel veel woorden ingesproken. Probeer het zo nog eens.',
  'spraak/mislukt': 'Dit woord kon nu niet worden uitgesproken. Probeer het later nog eens.',
  'spraak/vol': 'Er is geen ruimte meer voor nieuwe uitgesproken woorden. Gooi eerst oude woordenlijsten weg.',
  'spraak/genoeg-vandaag': 'Er zijn vandaag al heel veel nieuwe woorden gemaakt. Morgen kun je weer verder.',
  'opnamen/plek-niet-gevonden': 'Dit woord of deze zin wordt niet uitgesproken.',
  'opnamen/niet-gevonden': 'Deze opname is er niet.',
  'opnamen/bestaat-al': 'Er is al een andere opname met dit nummer.',
  'opnamen/geen-geluid': 'Dit is geen geluid dat we kunnen lezen.',
  'opnamen/te-kort': 'De opname is te kort. Houd de knop wat langer aan.',
  'opnamen/te-lang': 'De opname is te lang. Knip haar korter.',
  'opnamen/stil': 'Er is niets te horen. Staat de microfoon aan?',
  'opnamen/te-hard': 'De opname kraakt, omdat de microfoon te hard stond. Ga er wat verder vanaf.',
  'antwoorden/niet-aangeboden': 'Dit antwoord hoort niet bij een opgave van deze taak.',
  'antwoorden/botsing': 'Er is al een ander antwoord met dit nummer. Er is niets bewaard.',
};

/** Sentences that say klas on the Flemish hosts. */
const FOUTEN_BE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FOUTEN)
    .filter(([, zin]) => /\bgroep/i.test(zin))
    .map(([code, zin]) => [code, toFlemish(zin)]),
);

/** Groep and klas take the same article, so the words can change places. */
function toFlemish(zin: string): string {
  return zin.replace(
    /\b([Gg])roep(en)?\b/g,
    (_, eerste: string, meer?: string) => `${eerste === 'G' ? 'Klas' : 'klas'}${meer ? 'sen' : ''}`,
  );
}

/** The Dutch sentence for an error code; an unknown code gets the general one. */
export const foutTekst = (code: string, regio: Regio = 'nl'): string =>
  (regio === 'be' ? FOUTEN_BE[code] : undefined) ?? FOUTEN[code] ?? FOUTEN['algemeen/fout'] ?? '';

/** Every code with its sentence, for documentation and checks. */
export const FOUTCODES: readonly string[] = Object.keys(FOUTEN);
