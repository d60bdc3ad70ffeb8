import { VERPLICHT } from './formulier.ts';
import { teksten } from './shape.ts';

/** Taking an invitation, and confirming a mail address: screens that a link in a mail leads to. */
export const uitnodigingTeksten = teksten('uitnodiging', {
  titel: 'Uitnodiging aannemen',
  kop: 'Welkom bij Spelrijk',
  uitleg: 'Je bent uitgenodigd voor {{admin}}. Kies hoe je straks inlogt.',
  uitlegKantoor: 'Je bent uitgenodigd voor het kantoor van Spelrijk. Kies hoe je straks inlogt.',
  adres: 'Je account hoort bij {{adres}}.',
  roepnaam: 'Roepnaam',
  achternaam: 'Achternaam',
  gebruikersnaam: 'Gebruikersnaam',
  wachtwoord: 'Wachtwoord',
  wachtwoordUitleg: 'Minstens 15 tekens. Een paar losse woorden achter elkaar onthoud je het best.',
  wachtwoordThuis: 'Minstens 12 tekens. Neem een korte zin die alleen bij jullie thuis klopt.',
  toon: 'Laat wachtwoord zien',
  verberg: 'Verberg wachtwoord',
  verplicht: VERPLICHT,
  knop: 'Account maken en inloggen',
  bezig: 'Even bezig …',
  laden: 'We zoeken je uitnodiging op …',
  weg: 'Deze link werkt niet meer',
  weggeweest:
    'Een uitnodiging werkt één keer, en {{termijn}} lang. Heb je al een account? Log dan in. Anders vraag je een nieuwe aan wie je uitnodigde. Was dat ons kantoor? Stuur ons dan een bericht.',
  naarContact: 'Stuur ons een bericht',
  inloggen: 'Naar inloggen',
  gemaakt: 'Je account is klaar. Log nu in.',
  thuis: {
    titel: 'Begin thuis',
    kop: 'Open je account',
    uitleg:
      'Dag {{naam}}. De proef duurt tot en met {{dag}} en stopt vanzelf. Daarna kost het {{bedrag}} per kind voor een jaar, als jij verder wilt.',
    hint: 'Zo log je straks in. Je mag iets anders kiezen.',
    weggeweest: 'Een link werkt één keer, en {{termijn}} lang. Heb je je account al geopend? Log dan in. Vraag anders een nieuwe link.',
    nieuw: 'Vraag een nieuwe link',
    opnieuw: 'Probeer het opnieuw',
    knop: 'Account maken en beginnen',
  },
  mailadres: {
    titel: 'E-mailadres bevestigen',
    kop: 'Klopt dit e-mailadres?',
    uitleg: 'Klik op de knop om te bevestigen. Doe dit alleen als je de wijziging zelf hebt gevraagd of kent.',
    knop: 'Ja, dit klopt',
    gewijzigd: 'Het nieuwe e-mailadres geldt nu.',
    wacht: 'Dank je. Het nieuwe adres geldt zodra het andere adres ook ja heeft gezegd.',
  },
});
