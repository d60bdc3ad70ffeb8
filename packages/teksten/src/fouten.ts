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
  'auth/tweede-factor-verplicht': 'Voor jouw rol hoort de tweede inlogstap altijd aan te staan.',
  'auth/bevestiging-nodig': 'Vul voor de zekerheid nog een keer je wachtwoord in.',
  'mail/adres-ongeldig': 'Voer een geldig e-mailadres in',
  'licentie/verlopen': 'De licentie is verlopen. Kijken kan nog, oefenen niet.',
  'groepen/niet-gevonden': 'Deze groep is er niet, of hij is niet van jou.',
  'leerlingen/niet-gevonden': 'Deze leerling is er niet, of hoort niet bij jou.',
  'somvensters/niet-gevonden': 'Dit somvenster is er niet.',
  'somvensters/nog-niet-open': 'Dit somvenster is nog niet open.',
  'taken/niet-gevonden': 'Deze taak is er niet.',
  'taken/geen-woorden': 'Voor dit somvenster zijn er nu geen woorden.',
  'taken/bestaat-al': 'Er is al een andere taak met dit nummer.',
  'taken/niet-klaar': 'Deze taak is nog niet helemaal gespeeld.',
  'antwoorden/niet-aangeboden': 'Dit antwoord hoort niet bij een opgave van deze taak.',
  'antwoorden/botsing': 'Er is al een ander antwoord met dit nummer. Er is niets bewaard.',
};

/** The Dutch sentence for an error code; an unknown code gets the general one. */
export const foutTekst = (code: string): string => FOUTEN[code] ?? FOUTEN['algemeen/fout'] ?? '';

/** Every code with its sentence, for documentation and checks. */
export const FOUTCODES: readonly string[] = Object.keys(FOUTEN);
