/** What stands in each mail beside its words: a closed list per mail. */

/** The fields each mail may use; its sender must give all of them. What they are for stands in mailuitleg.ts. */
export const MAIL_VELDEN = {
  wachtwoordHerstellen: ['roepnaam', 'gebruikersnaam', 'link', 'geldig'],
  wachtwoordGewijzigd: ['roepnaam', 'gebruikersnaam', 'moment'],
  wachtwoordOnbekend: ['link'],
  uitnodigingBeheerder: ['roepnaam', 'admin', 'link', 'geldig'],
  uitnodigingDocent: ['roepnaam', 'admin', 'uitnodiger', 'link', 'geldig'],
  uitnodigingKantoor: ['roepnaam', 'uitnodiger', 'link', 'geldig'],
  adresBevestigen: ['admin', 'nieuwAdres', 'link', 'geldig'],
  adresGewijzigd: ['admin', 'nieuwAdres', 'link', 'geldig'],
  aanvraagOntvangen: ['naam', 'nummer', 'organisatie', 'plaats', 'leerlingen', 'bericht'],
  vraagOntvangen: ['naam', 'nummer', 'bericht'],
  uitnodigingOuder: ['roepnaam', 'uitnodiger', 'link', 'geldig'],
  weekmail: ['roepnaam', 'kind', 'deed', 'beter', 'doen', 'link', 'afmelden'],
  huiswerk: ['kind', 'praktijk', 'regel', 'dag', 'link'],
  thuisBeginnen: ['roepnaam', 'link', 'geldig', 'proef'],
  thuisGestopt: ['roepnaam', 'dag', 'link'],
  kantoorPost: ['roepnaam', 'wat', 'nummer', 'link'],
  vriendUitnodiging: ['uitnodiger', 'link'],
  webinarBevestiging: ['naam', 'titel', 'moment', 'link'],
  webinarWachtlijst: ['naam', 'titel', 'moment', 'link'],
  webinarGeplaatst: ['naam', 'titel', 'moment', 'link'],
  webinarHerinnering: ['naam', 'titel', 'moment', 'link'],
  webinarDank: ['naam', 'titel', 'moment', 'link'],
  webinarVervallen: ['naam', 'titel', 'moment', 'link'],
  licentieLooptAf: ['roepnaam', 'admin', 'dag', 'link'],
  licentieVoorbij: ['roepnaam', 'admin', 'dag', 'link'],
  licentieToegekend: ['roepnaam', 'admin', 'tot', 'plaatsen', 'antwoord', 'link'],
  klantVerwijderd: ['admin', 'dag'],
  licentieAfgewezen: ['roepnaam', 'admin', 'antwoord', 'link'],
  nieuwBericht: ['roepnaam', 'titel', 'berichttekst', 'link', 'afmelden'],
} as const;

export type MailNaam = keyof typeof MAIL_VELDEN;
export type MailGegevens<N extends MailNaam> = { readonly [Veld in (typeof MAIL_VELDEN)[N][number]]: string };
