/** The mails our office may put in other words: what each is for, and its fields with a sample value. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Mailvelden } from '@spelrijk/domain/mailtemplate';
import { MAIL_VELDEN, type MailNaam } from './mail.ts';

interface Uitleg {
  readonly titel: string;
  /** When it goes out, and to whom. */
  readonly wanneer: string;
}

/** One for every mail, in the order in which they are listed. */
export const MAIL_UITLEG: Readonly<Record<MailNaam, Uitleg>> = {
  uitnodigingBeheerder: {
    titel: 'Uitnodiging voor een beheerder',
    wanneer: 'Als je een klant aanmaakt of een beheerder opnieuw uitnodigt.',
  },
  uitnodigingDocent: { titel: 'Uitnodiging voor een leerkracht', wanneer: 'Als een beheerder een leerkracht toevoegt.' },
  uitnodigingKantoor: { titel: 'Uitnodiging voor een medewerker', wanneer: 'Als een eigenaar een medewerker van het kantoor uitnodigt.' },
  wachtwoordHerstellen: { titel: 'Nieuw wachtwoord', wanneer: 'Als iemand met een account een nieuw wachtwoord aanvraagt.' },
  wachtwoordGewijzigd: { titel: 'Wachtwoord gewijzigd', wanneer: 'Nadat een wachtwoord is gewijzigd.' },
  wachtwoordOnbekend: { titel: 'Geen account met dit adres', wanneer: 'Als iemand zonder account een nieuw wachtwoord aanvraagt.' },
  adresBevestigen: { titel: 'Nieuw e-mailadres bevestigen', wanneer: 'Naar het nieuwe adres, als een klant het e-mailadres wijzigt.' },
  adresGewijzigd: { titel: 'E-mailadres wordt gewijzigd', wanneer: 'Naar het oude adres, als een klant het e-mailadres wijzigt.' },
  aanvraagOntvangen: { titel: 'Aanvraag ontvangen', wanneer: 'Meteen na een aanvraag op de site.' },
  uitnodigingOuder: { titel: 'Uitnodiging voor een ouder', wanneer: 'Als een ouder thuis nog een ouder uitnodigt.' },
  weekmail: {
    titel: 'Weekmail voor ouders',
    wanneer: 'Op zondagmiddag, over elk kind thuis dat geen vrij heeft. Niet als een ouder hem uitzette.',
  },
  huiswerk: {
    titel: 'Huiswerk van een praktijk',
    wanneer: 'Als een begeleider huiswerk klaarzet en de ouder laat mailen; alleen naar het adres dat bij dat kind staat.',
  },
  thuisGestopt: { titel: 'Thuis gestopt', wanneer: 'Als een ouder zelf stopt: wat er wanneer weggaat, en hoe het terug kan.' },
  thuisBeginnen: {
    titel: 'Thuis beginnen',
    wanneer: 'Meteen na een aanvraag voor thuis: de link waarmee een ouder zelf het account opent.',
  },
  vraagOntvangen: { titel: 'Vraag ontvangen', wanneer: 'Meteen na een vraag op de site.' },
  kantoorPost: { titel: 'Nieuw in de inbox', wanneer: 'Naar iedereen van het kantoor, na elke aanvraag en vraag op de site.' },
  vriendUitnodiging: { titel: 'Vriend uitgenodigd', wanneer: 'Als een klant een collega van een andere school uitnodigt.' },
  webinarBevestiging: { titel: 'Webinar: aangemeld', wanneer: 'Meteen na de aanmelding.' },
  webinarWachtlijst: { titel: 'Webinar: op de wachtlijst', wanneer: 'Na de aanmelding, als het webinar vol is.' },
  webinarGeplaatst: { titel: 'Webinar: plaats vrij', wanneer: 'Als er een plaats vrijkomt voor wie op de wachtlijst staat.' },
  webinarHerinnering: { titel: 'Webinar: herinnering', wanneer: 'Een dag van tevoren, met de link om mee te doen.' },
  webinarDank: { titel: 'Webinar: bedankt', wanneer: 'Na afloop.' },
  webinarVervallen: { titel: 'Webinar: gaat niet door', wanneer: 'Als je een webinar laat vervallen.' },
  licentieLooptAf: {
    titel: 'Licentie loopt af',
    wanneer: 'Enkele keren voor het einde van een licentie. Hoeveel dagen ervoor, staat bij ‘Instellingen’.',
  },
  licentieVoorbij: {
    titel: 'Licentie voorbij',
    wanneer: 'Dertig en zeven dagen voordat we de klant verwijderen, na het einde van een licentie.',
  },
  licentieToegekend: { titel: 'Licentieverzoek toegekend', wanneer: 'Als je een verzoek over een licentie toekent.' },
  licentieAfgewezen: { titel: 'Licentieverzoek afgewezen', wanneer: 'Als je een verzoek over een licentie afwijst.' },
  klantVerwijderd: { titel: 'Klant verwijderd', wanneer: 'Als een eigenaar een klant verwijdert.' },
  nieuwBericht: { titel: 'Nieuw bericht', wanneer: 'Als je een bericht verstuurt, naar wie dat per mail wil.' },
};

export const isMailNaam = (naam: string): naam is MailNaam => Object.hasOwn(MAIL_UITLEG, naam);
export const MAIL_NAMEN: readonly MailNaam[] = Object.keys(MAIL_UITLEG).filter(isMailNaam);

/** Beside the link, which is required wherever there is one: what somebody must read to know what the mail is about. */
const OOK_VERPLICHT: Partial<Record<MailNaam, readonly string[]>> = {
  wachtwoordHerstellen: ['gebruikersnaam'],
  wachtwoordGewijzigd: ['moment'],
  adresBevestigen: ['nieuwAdres'],
  adresGewijzigd: ['nieuwAdres'],
  aanvraagOntvangen: ['nummer'],
  vraagOntvangen: ['nummer'],
  kantoorPost: ['wat', 'nummer'],
  vriendUitnodiging: ['uitnodiger'],
  webinarBevestiging: ['titel', 'moment'],
  webinarWachtlijst: ['titel'],
  webinarGeplaatst: ['titel', 'moment'],
  webinarHerinnering: ['titel', 'moment'],
  webinarVervallen: ['titel', 'moment'],
  licentieLooptAf: ['admin', 'dag'],
  licentieVoorbij: ['admin', 'dag'],
  licentieToegekend: ['tot', 'plaatsen'],
  licentieAfgewezen: ['antwoord'],
  klantVerwijderd: ['admin', 'dag'],
  uitnodigingOuder: ['uitnodiger'],
  weekmail: ['deed', 'beter', 'doen', 'afmelden'],
  huiswerk: ['kind', 'praktijk', 'regel', 'dag'],
  thuisGestopt: ['dag'],
  nieuwBericht: ['berichttekst', 'afmelden'],
};

/** What a template of this mail may and must use. */
export function mailVelden(naam: MailNaam): Mailvelden {
  const velden: readonly string[] = MAIL_VELDEN[naam];
  return { velden, verplicht: [...(velden.includes('link') ? ['link'] : []), ...(OOK_VERPLICHT[naam] ?? [])] };
}

type Veld = (typeof MAIL_VELDEN)[MailNaam][number];

/** Made-up values to look at a mail with; nobody's. */
const VOORBEELD: Readonly<Record<Veld, string>> = {
  roepnaam: 'Zoë',
  kind: 'Pip',
  deed: 'Pip oefende de afgelopen week op 3 dagen, samen 29 minuten.',
  beter: 'Dit zit er nu goed in: ‘Woorden met ei of ij’.',
  doen: 'Vraag Pip welk spel het leukst was en welk woord het moeilijkst.',
  praktijk: 'Praktijk Voorbeeld',
  regel: 'Woorden met ei of ij',
  naam: 'Zoë',
  gebruikersnaam: 'zoe.voorbeeld',
  admin: 'Basisschool Voorbeeld',
  organisatie: 'Basisschool Voorbeeld',
  uitnodiger: 'Ümit',
  plaats: 'Utrecht',
  leerlingen: '120',
  nieuwAdres: 'nieuw@school.example',
  nummer: 'A-2345',
  wat: 'aanvraag',
  bericht: 'We willen graag met drie groepen beginnen.',
  titel: 'Beginnen met Spelrijk',
  moment: 'woensdag 3 maart om 15.30 uur',
  berichttekst: 'Vanaf maandag zie je per groep wie er oefende.\n\n- Kijk bij je groepen.\n- Laat ons weten wat je mist.',
  afmelden: 'https://spelrijk.example/voorbeeld-afmelden#dit-is-geen-echte-link',
  geldig: '14 dagen',
  proef: '30 dagen',
  dag: '31 juli 2027',
  tot: 'tot en met 31 juli 2028',
  plaatsen: '150',
  antwoord: 'Je vindt de nieuwe factuur bij je post.',
  link: 'https://spelrijk.example/voorbeeld#dit-is-geen-echte-link',
};
const VOORBEELD_BE: Partial<Record<Veld, string>> = {
  plaats: 'Gent',
  berichttekst: 'Vanaf maandag zie je per klas wie er oefende.\n\n- Kijk bij je klassen.\n- Laat ons weten wat je mist.',
  afmelden: 'https://be.spelrijk.example/voorbeeld-afmelden#dit-is-geen-echte-link',
  bericht: 'We willen graag met drie klassen beginnen.',
  link: 'https://be.spelrijk.example/voorbeeld#dit-is-geen-echte-link',
};

/** A sample value for every field of a mail. */
export function mailVoorbeeld(naam: MailNaam, regio: Regio): Readonly<Record<string, string>> {
  const waarden = regio === 'be' ? { ...VOORBEELD, ...VOORBEELD_BE } : VOORBEELD;
  return Object.fromEntries(MAIL_VELDEN[naam].map((veld) => [veld, waarden[veld]]));
}
