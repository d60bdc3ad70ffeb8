/** What every setting is called, on the screen and in the log. */
import type { Sleutel } from '@spelrijk/domain/instelling';

export const INSTELNAMEN: Readonly<Record<Sleutel, string>> = {
  prijsSchool: 'Prijs voor een school',
  prijsRt: 'Prijs voor een praktijk',
  prijsThuis: 'Prijs voor thuis',
  herinneringen: 'Herinneringen voor het einde van een licentie',
  proef: 'Gratis proberen',
  uitnodiging: 'Uitnodiging is geldig',
  mailbevestiging: 'Nieuw e-mailadres bevestigen',
  klantherstel: 'Verwijderde klant terugzetten',
  verhuisherstel: 'Verhuizing van een klant terugdraaien',
  klantafloop: 'Klant na het einde van de licentie',
  jaarovergang: 'Overgang naar een nieuw schooljaar of een ingelezen bestand terugdraaien',
  prullenbak: 'Leerlingen in de prullenbak',
  woordlijsten: 'Weggegooide woordlijsten',
  toetslijsten: 'Weggehaalde toetslijsten (LVS)',
  briefjes: 'Briefjes aan leerlingen',
  leesbeurten: 'Gelezen en voorgelezen teksten',
  antwoorden: 'Antwoorden na hun schooljaar',
  logboek: 'Logboek',
  mails: 'Verstuurde mails',
  aanvragen: 'Afgehandelde aanvragen en vragen',
  webinars: 'Deelnemers van webinars',
  berichten: 'Ingetrokken berichten',
  vlaamseHosts: 'Vlaamse adressen',
};
