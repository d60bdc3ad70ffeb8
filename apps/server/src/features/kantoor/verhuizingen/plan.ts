/**
 * What becomes of every table of a customer when the customer moves into another. `verhuizingen.test.ts` compares this with the database: a table that is added
 * later has to be named here.
 */
import type { Verhuisdeel } from '@spelrijk/contract/verhuizingen';

export interface Verhuisregel {
  /**
   * `mee`: its rows are copied under the receiver and deleted. `wijst`: a small untenanted table that only points at a customer; the pointer changes.
   * `blijft`: stays with the customer that it is about.
   */
  readonly hoe: 'mee' | 'wijst' | 'blijft';
  /** Under which line of the count its rows stand. */
  readonly deel: Verhuisdeel;
  /** Column with the id of the leerling, gebruiker or groep that a row belongs to, where no foreign key says so. */
  readonly volgt?: string;
}

const mee = (deel: Verhuisdeel, volgt?: string): Verhuisregel => ({ hoe: 'mee', deel, ...(volgt !== undefined && { volgt }) });
const wijst = (deel: Verhuisdeel, volgt?: string): Verhuisregel => ({ hoe: 'wijst', deel, ...(volgt !== undefined && { volgt }) });
const blijft: Verhuisregel = { hoe: 'blijft', deel: 'overig' };

export const VERHUISPLAN: Readonly<Record<string, Verhuisregel>> = {
  account: wijst('accounts', 'id'),
  // A new mail address of the former customer itself, waiting for its confirmations.
  adreswijziging: blijft,
  admin: blijft,
  antwoord: mee('antwoorden'),
  // Append only: a line stays where it was written.
  audit: blijft,
  // Of our office, and written to the former customer: `klant_id` keeps pointing there, and the message goes when that customer is erased.
  bericht: blijft,
  bericht_gelezen: mee('overig', 'gebruiker_id'),
  bericht_mail: mee('overig', 'gebruiker_id'),
  // Whether its groepen stay in the trial is for the receiving customer to say.
  beleidsproef_groep: mee('overig'),
  briefje: mee('overig'),
  oefenrust: mee('overig'),
  // What a practice knows of a client is its own: it goes along with the whole practice, never with a code for one leerling.
  client: mee('overig'),
  afspraak: mee('overig'),
  potlood: mee('overig'),
  begeleidingssessie: mee('overig'),
  papieruitslag: mee('overig'),
  categorie_dag: mee('voortgang'),
  dictee: mee('dictees'),
  dictee_invoer: mee('dictees'),
  gebruiker: mee('mensen'),
  groep: mee('groepen'),
  groep_docent: mee('overig'),
  // Open for ten minutes: the docent opens it again.
  groep_deur: blijft,
  groepscode: wijst('inloggen', 'groep_id'),
  groepsplan: mee('zorg'),
  handelingsplan: mee('zorg'),
  handelingsplan_doel: mee('zorg'),
  handelingsplan_versie: mee('zorg'),
  importsleutel: mee('imports', 'object_id'),
  // Compared with what the former customer had: of no use to another, and gone within days.
  importvoorstel: blijft,
  // Half done, and about groepen as they were in the former account.
  overgang_concept: blijft,
  inlezing: mee('overig'),
  inlezing_leerling: mee('overig'),
  inlezing_object: mee('overig'),
  instelbeurt: mee('instellingen'),
  instelbeurt_leerling: mee('instellingen'),
  jaarovergang: mee('overig'),
  jaarovergang_groep: mee('overig'),
  jaarovergang_leerling: mee('overig'),
  // Goes where its groep and its speaker go.
  klasopname: mee('overig'),
  klassenplaat: mee('beloningen'),
  leerling: mee('leerlingen'),
  leerling_basis: mee('voortgang'),
  leerling_blob: mee('beloningen'),
  leerling_categorie: mee('voortgang'),
  leerling_dag: mee('voortgang'),
  leerling_flits: mee('voortgang'),
  leerling_fout: mee('voortgang'),
  leerling_game: mee('voortgang'),
  leerling_herkomst: mee('overig'),
  leerling_schooljaar: mee('voortgang'),
  leerling_stand: mee('voortgang'),
  leerling_woord: mee('voortgang'),
  leesbeurt: mee('voortgang'),
  leesmoment: mee('voortgang'),
  leesopdracht: mee('dictees'),
  leesopdracht_leerling: mee('dictees'),
  // What the former customer bought and asked for.
  factuur: blijft,
  jaarvraag: blijft,
  weekmail: blijft,
  licentieverzoek: blijft,
  licentiewijziging: blijft,
  lvs_import: mee('lvs'),
  lvs_kolom: mee('lvs'),
  lvs_score: mee('lvs'),
  methodetoets_antwoord: mee('toetsen'),
  methodetoets_leerling: mee('toetsen'),
  // What was sent was sent for the former customer.
  mail: blijft,
  meekijk: mee('overig'),
  oefeninstelling: mee('instellingen'),
  opdracht: mee('dictees'),
  opdracht_leerling: mee('dictees'),
  oudercontact: mee('zorg'),
  persoonssleutel: mee('imports', 'account_id'),
  plan_woord: mee('zorg'),
  roadmap_reactie: mee('overig', 'gebruiker_id'),
  roadmap_stem: mee('overig', 'gebruiker_id'),
  spelrecord: mee('beloningen'),
  spraak: mee('overig'),
  sso_koppeling: wijst('inloggen', 'account_id'),
  sso_organisatie: wijst('inloggen'),
  taak: mee('taken'),
  toestel: wijst('inloggen'),
  toestel_account: mee('inloggen', 'account_id'),
  toets: mee('toetsen'),
  uitnodiging: wijst('inloggen', 'gebruiker_id'),
  verhuistoken: mee('overig'),
  verzameld: mee('beloningen'),
  // Its own memory, for taking back.
  verhuizing_tabel: blijft,
  voorinstelling: mee('instellingen'),
  vrienduitnodiging: mee('overig', 'gebruiker_id'),
  wisbewijs: mee('overig'),
  // A parent said yes to the former customer, about that customer: the voice of a child moves to nobody, and goes with the rows it hangs on.
  opname_sleutel: blijft,
  opname_toestemming: blijft,
  opnamestand: blijft,
  voorlees_opname: blijft,
  voorleesbeurt: mee('overig'),
  voorlezing: mee('voortgang'),
  weektaak: mee('dictees'),
  weektaak_leerling: mee('dictees'),
  woord_vroeger: mee('voortgang'),
  woordlijst: mee('woordlijsten'),
  woordlijst_toewijzing: mee('woordlijsten'),
  zorgdoel: mee('zorg'),
  zorgsessie: mee('zorg'),
  zorgvlag: mee('zorg'),
};

/** Tables with names that must differ within a customer: the one that arrives gets a number behind it. */
export const HERNOEMT = {
  groep: { kolom: 'naam', soort: 'groepsnaam', max: 60 },
  voorinstelling: { kolom: 'naam', soort: 'voorinstelling', max: 60 },
} as const;

/** Tables whose key says something about the world: what the receiver knows already stays, the one that arrives gives way (and comes back when it is taken back). */
export const WIJKT = {
  persoonssleutel: 'persoonssleutel',
  importsleutel: 'importsleutel',
  lvs_kolom: 'lvs-kolom',
  spraak: 'geluid',
} as const;
