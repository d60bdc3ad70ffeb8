import { adminsRoutes } from './admins.ts';
import { authRoutes } from './auth.ts';
import { beloningenRoutes } from './beloningen.ts';
import { berichtenRoutes } from './berichten.ts';
import { dicteesRoutes } from './dictees.ts';
import { docentenRoutes } from './docenten.ts';
import { dossiersRoutes } from './dossiers.ts';
import { edexmlRoutes } from './edexml.ts';
import { groepenRoutes } from './groepen.ts';
import { instellingRoutes } from './instellingen.ts';
import { jaarovergangRoutes } from './jaarovergang.ts';
import { groepvoortgangRoutes } from './groepvoortgang.ts';
import { kantoorleerlingenRoutes } from './kantoorleerlingen.ts';
import { leerlingRoutes } from './leerling.ts';
import { leerlingbeheerRoutes } from './leerlingbeheer.ts';
import { licentiesRoutes } from './licenties.ts';
import { logboekRoutes } from './logboek.ts';
import { lvsspellingRoutes } from './lvsspelling.ts';
import { mailsRoutes } from './mails.ts';
import { mailtemplateRoutes } from './mailtemplates.ts';
import { medewerkersRoutes } from './medewerkers.ts';
import { oefeninstellingenRoutes } from './oefeninstellingen.ts';
import { opnamenRoutes } from './opnamen.ts';
import { redactieRoutes } from './redactie.ts';
import { roadmapRoutes } from './roadmap.ts';
import { siteRoutes } from './site.ts';
import { spraakRoutes } from './spraak.ts';
import { ssoRoutes } from './sso.ts';
import { systeemRoutes } from './systeem.ts';
import { toegangRoutes } from './toegang.ts';
import { toetsenRoutes } from './toetsen.ts';
import { uitnodigingRoutes } from './uitnodigingen.ts';
import { verhuizingenRoutes } from './verhuizingen.ts';
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
  ...berichtenRoutes,
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
  ...kantoorleerlingenRoutes,
  ...leerlingRoutes,
  ...leerlingbeheerRoutes,
  ...licentiesRoutes,
  ...logboekRoutes,
  ...lvsspellingRoutes,
  ...mailsRoutes,
  ...instellingRoutes,
  ...mailtemplateRoutes,
  ...medewerkersRoutes,
  ...oefeninstellingenRoutes,
  ...opnamenRoutes,
  ...redactieRoutes,
  ...roadmapRoutes,
  ...siteRoutes,
  ...spraakRoutes,
  ...systeemRoutes,
  ...toetsenRoutes,
  ...uitnodigingRoutes,
  ...verhuizingenRoutes,
  ...voortgangRoutes,
  ...woordlijstenRoutes,
  ...vriendenRoutes,
  ...webinarRoutes,
};
export type Api = typeof api;
