/**
 * Every set of texts that a screen can take by its name (`useTexts(lijstenTeksten)`), so that `t` knows all keys. Types only: the words
 * themselves travel with the screens that import them, and no area loads those of another.
 */
import type { accountTeksten } from '@spelrijk/teksten/account';
import type { adminTeksten } from '@spelrijk/teksten/admin';
import type { afmeldenTeksten } from '@spelrijk/teksten/afmelden';
import type { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import type { authTeksten } from '@spelrijk/teksten/auth';
import type { beheerTeksten } from '@spelrijk/teksten/beheer';
import type { berichtenTeksten } from '@spelrijk/teksten/berichten';
import type { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import type { dicteeTeksten } from '@spelrijk/teksten/dictee';
import type { dossiersTeksten } from '@spelrijk/teksten/dossiers';
import type { gebruikTeksten } from '@spelrijk/teksten/gebruik';
import type { importsTeksten } from '@spelrijk/teksten/imports';
import type { inboxTeksten } from '@spelrijk/teksten/inbox';
import type { instellingenTeksten } from '@spelrijk/teksten/instellingen';
import type { jaarovergangTeksten } from '@spelrijk/teksten/jaarovergang';
import type { kaderTeksten } from '@spelrijk/teksten/kader';
import type { kantoorberichtenTeksten } from '@spelrijk/teksten/kantoorberichten';
import type { kantoorleerlingenTeksten } from '@spelrijk/teksten/kantoorleerlingen';
import type { kantoorroadmapTeksten } from '@spelrijk/teksten/kantoorroadmap';
import type { klantwissenTeksten } from '@spelrijk/teksten/klantwissen';
import type { leerlingTeksten } from '@spelrijk/teksten/leerling';
import type { leerlingDicteeTeksten } from '@spelrijk/teksten/leerling-dictee';
import type { schrijfvelTeksten } from '@spelrijk/teksten/schrijfvel';
import type { leerlingMethodetoetsTeksten } from '@spelrijk/teksten/leerling-methodetoets';
import type { leerlingvoortgangTeksten } from '@spelrijk/teksten/voortgang-leerling';
import type { licentieTeksten } from '@spelrijk/teksten/licentie';
import type { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import type { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import type { meekijkTeksten } from '@spelrijk/teksten/meekijken';
import type { mailtemplatesTeksten } from '@spelrijk/teksten/mailtemplates';
import type { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import type { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import type { officeTeksten } from '@spelrijk/teksten/office';
import type { opdrachtTeksten } from '@spelrijk/teksten/opdrachten';
import type { opnamestudioTeksten } from '@spelrijk/teksten/opnamestudio';
import type { proefspelTeksten } from '@spelrijk/teksten/proefspel';
import type { rapportTeksten } from '@spelrijk/teksten/rapport';
import type { roadmapTeksten } from '@spelrijk/teksten/roadmap';
import type { siteTeksten } from '@spelrijk/teksten/site/kader';
import type { thuisTeksten } from '@spelrijk/teksten/thuis';
import type { uitnodigingTeksten } from '@spelrijk/teksten/uitnodiging';
import type { uitnodigingenTeksten } from '@spelrijk/teksten/uitnodigingen';
import type { verhuistokenTeksten } from '@spelrijk/teksten/verhuistoken';
import type { verhuizingTeksten } from '@spelrijk/teksten/verhuizing';
import type { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import type { vriendenTeksten } from '@spelrijk/teksten/vrienden';
import type { webinarsTeksten } from '@spelrijk/teksten/webinars';
import type { zoekenTeksten } from '@spelrijk/teksten/zoeken';
import type { plangroeiTeksten } from '@spelrijk/teksten/groei';
import type { planTeksten } from '@spelrijk/teksten/plan';
import type { planbladTeksten } from '@spelrijk/teksten/planblad';
import type { zorgTeksten } from '@spelrijk/teksten/zorg';

export interface Catalogs {
  account: (typeof accountTeksten)['nl'];
  admin: (typeof adminTeksten)['nl'];
  afmelden: (typeof afmeldenTeksten)['nl'];
  algemeen: (typeof algemeenTeksten)['nl'];
  auth: (typeof authTeksten)['nl'];
  beheer: (typeof beheerTeksten)['nl'];
  berichten: (typeof berichtenTeksten)['nl'];
  beveiliging: (typeof beveiligingTeksten)['nl'];
  dictee: (typeof dicteeTeksten)['nl'];
  dossiers: (typeof dossiersTeksten)['nl'];
  gebruik: (typeof gebruikTeksten)['nl'];
  imports: (typeof importsTeksten)['nl'];
  inbox: (typeof inboxTeksten)['nl'];
  instellingen: (typeof instellingenTeksten)['nl'];
  jaarovergang: (typeof jaarovergangTeksten)['nl'];
  kader: (typeof kaderTeksten)['nl'];
  kantoorberichten: (typeof kantoorberichtenTeksten)['nl'];
  kantoorleerlingen: (typeof kantoorleerlingenTeksten)['nl'];
  kantoorroadmap: (typeof kantoorroadmapTeksten)['nl'];
  klantwissen: (typeof klantwissenTeksten)['nl'];
  leerling: (typeof leerlingTeksten)['nl'];
  schrijfvel: (typeof schrijfvelTeksten)['nl'];
  leerlingDictee: (typeof leerlingDicteeTeksten)['nl'];
  leerlingMethodetoets: (typeof leerlingMethodetoetsTeksten)['nl'];
  leerlingvoortgang: (typeof leerlingvoortgangTeksten)['nl'];
  licentie: (typeof licentieTeksten)['nl'];
  lijsten: (typeof lijstenTeksten)['nl'];
  lvsspelling: (typeof lvsspellingTeksten)['nl'];
  mailtemplates: (typeof mailtemplatesTeksten)['nl'];
  meekijk: (typeof meekijkTeksten)['nl'];
  methodetoets: (typeof methodetoetsTeksten)['nl'];
  oefeninstellingen: (typeof oefeninstellingenTeksten)['nl'];
  office: (typeof officeTeksten)['nl'];
  opdracht: (typeof opdrachtTeksten)['nl'];
  opnamestudio: (typeof opnamestudioTeksten)['nl'];
  proefspel: (typeof proefspelTeksten)['nl'];
  rapport: (typeof rapportTeksten)['nl'];
  roadmap: (typeof roadmapTeksten)['nl'];
  site: (typeof siteTeksten)['nl'];
  thuis: (typeof thuisTeksten)['nl'];
  uitnodiging: (typeof uitnodigingTeksten)['nl'];
  uitnodigingen: (typeof uitnodigingenTeksten)['nl'];
  verhuistoken: (typeof verhuistokenTeksten)['nl'];
  verhuizing: (typeof verhuizingTeksten)['nl'];
  voortgang: (typeof voortgangTeksten)['nl'];
  vrienden: (typeof vriendenTeksten)['nl'];
  webinars: (typeof webinarsTeksten)['nl'];
  zoeken: (typeof zoekenTeksten)['nl'];
  plangroei: (typeof plangroeiTeksten)['nl'];
  plan: (typeof planTeksten)['nl'];
  planblad: (typeof planbladTeksten)['nl'];
  zorg: (typeof zorgTeksten)['nl'];
}

/** The texts of one name. */
export interface Catalog<Naam extends keyof Catalogs = keyof Catalogs> {
  readonly naam: Naam;
  readonly nl: Catalogs[Naam];
  readonly be: object;
}
