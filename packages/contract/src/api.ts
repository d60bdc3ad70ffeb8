import { adminsRoutes } from './admins.ts';
import { authRoutes } from './auth.ts';
import { beloningenRoutes } from './beloningen.ts';
import { dicteesRoutes } from './dictees.ts';
import { docentenRoutes } from './docenten.ts';
import { dossiersRoutes } from './dossiers.ts';
import { edexmlRoutes } from './edexml.ts';
import { groepenRoutes } from './groepen.ts';
import { jaarovergangRoutes } from './jaarovergang.ts';
import { groepvoortgangRoutes } from './groepvoortgang.ts';
import { leerlingRoutes } from './leerling.ts';
import { leerlingbeheerRoutes } from './leerlingbeheer.ts';
import { logboekRoutes } from './logboek.ts';
import { lvsspellingRoutes } from './lvsspelling.ts';
import { mailsRoutes } from './mails.ts';
import { medewerkersRoutes } from './medewerkers.ts';
import { oefeninstellingenRoutes } from './oefeninstellingen.ts';
import { opnamenRoutes } from './opnamen.ts';
import { redactieRoutes } from './redactie.ts';
import { siteRoutes } from './site.ts';
import { spraakRoutes } from './spraak.ts';
import { ssoRoutes } from './sso.ts';
import { systeemRoutes } from './systeem.ts';
import { toegangRoutes } from './toegang.ts';
import { toetsenRoutes } from './toetsen.ts';
import { uitnodigingRoutes } from './uitnodigingen.ts';
import { voortgangRoutes } from './voortgang.ts';
import { vriendenRoutes } from './vrienden.ts';
import { wachtwoordenRoutes } from './wachtwoorden.ts';
import { woordlijstenRoutes } from './woordlijsten.ts';
import { webinarRoutes } from './webinars.ts';
import { zorgleerlingenRoutes } from './zorgleerlingen.ts';

/** Every route there is; the server must have a handler for each. */
export const api = {
  ...authRoutes,
  ...adminsRoutes,
  ...beloningenRoutes,
  ...dicteesRoutes,
  ...docentenRoutes,
  ...dossiersRoutes,
  ...edexmlRoutes,
  ...ssoRoutes,
  ...toegangRoutes,
  ...wachtwoordenRoutes,
  ...zorgleerlingenRoutes,
  ...groepenRoutes,
  ...jaarovergangRoutes,
  ...groepvoortgangRoutes,
  ...leerlingRoutes,
  ...leerlingbeheerRoutes,
  ...logboekRoutes,
  ...lvsspellingRoutes,
  ...mailsRoutes,
  ...medewerkersRoutes,
  ...oefeninstellingenRoutes,
  ...opnamenRoutes,
  ...redactieRoutes,
  ...siteRoutes,
  ...spraakRoutes,
  ...systeemRoutes,
  ...toetsenRoutes,
  ...uitnodigingRoutes,
  ...voortgangRoutes,
  ...woordlijstenRoutes,
  ...vriendenRoutes,
  ...webinarRoutes,
};
export type Api = typeof api;
