/** Screens and what is done there, as things to be found: of the admin, and of each groep. */
import type { zoekenTeksten } from '@spelrijk/teksten/zoeken';

/** Names of what can be done, in `zoekenTeksten.doen`. */
export type Doen = keyof (typeof zoekenTeksten)['nl']['doen'];

export const VAN_ADMIN: Readonly<Partial<Record<Doen, string>>> = {
  groepErbij: '/admins/:adminId/groepen',
  nieuwSchooljaar: '/admins/:adminId/jaarovergang',
  docentUitnodigen: '/admins/:adminId/docenten',
  gegevens: '/admins/:adminId/gegevens',
  terugzetten: '/admins/:adminId/prullenbak',
  account: '/app/account',
};

export const VAN_GROEP: Readonly<Partial<Record<Doen, string>>> = {
  voortgang: '/admins/:adminId/groepen/:groepId/voortgang',
  woordlijsten: '/admins/:adminId/groepen/:groepId/woordlijsten',
  klassendictee: '/admins/:adminId/groepen/:groepId/klassendictee',
  methodetoetsen: '/admins/:adminId/groepen/:groepId/methodetoetsen',
  oefeninstellingen: '/admins/:adminId/groepen/:groepId/oefeninstellingen',
  inlogkaarten: '/admins/:adminId/groepen/:groepId/wachtwoorden',
  leerlingen: '/admins/:adminId/groepen/:groepId/leerlingen',
  toevoegen: '/admins/:adminId/groepen/:groepId/leerlingen-toevoegen',
  groepsplannen: '/admins/:adminId/groepen/:groepId/groepsplannen',
  huiswerk: '/admins/:adminId/groepen/:groepId/huiswerk',
  klassenplaat: '/admins/:adminId/groepen/:groepId/klassenplaat',
  leesmomenten: '/admins/:adminId/groepen/:groepId/leesmomenten',
  leesopdrachten: '/admins/:adminId/groepen/:groepId/leesopdrachten',
  voorleesopnamen: '/admins/:adminId/groepen/:groepId/voorleesopnamen',
  eigenStem: '/admins/:adminId/groepen/:groepId/opnamestudio',
  inlezen: '/admins/:adminId/groepen/:groepId/verhuistoken-inlezen',
};

/** Who knows no groepen finds what is about one child elsewhere. */
export const VAN_EEN_SCHOOL: ReadonlySet<Doen> = new Set(['voortgang', 'groepsplannen', 'huiswerk', 'klassenplaat', 'leesmomenten']);
