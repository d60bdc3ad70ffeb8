/**
 * Every set of texts that a screen can take by its name (`useTexts(lijstenTeksten)`), so that `t` knows all keys. Types only: the words
 * themselves travel with the screens that import them, and no area loads those of another.
 */
import type { abonnementTeksten } from '@spelrijk/teksten/abonnement';
import type { accountTeksten } from '@spelrijk/teksten/account';
import type { adminTeksten } from '@spelrijk/teksten/admin';
import type { afdrukTeksten } from '@spelrijk/teksten/afdruk';
import type { afmeldenTeksten } from '@spelrijk/teksten/afmelden';
import type { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import type { authTeksten } from '@spelrijk/teksten/auth';
import type { beheerTeksten } from '@spelrijk/teksten/beheer';
import type { berichtenTeksten } from '@spelrijk/teksten/berichten';
import type { beveiligingTeksten } from '@spelrijk/teksten/beveiliging';
import type { briefjeTeksten } from '@spelrijk/teksten/briefjes';
import type { begeleidingTeksten } from '@spelrijk/teksten/begeleiding';
import type { clientTeksten } from '@spelrijk/teksten/clienten';
import type { docentenTeksten } from '@spelrijk/teksten/docenten';
import type { dicteeTeksten } from '@spelrijk/teksten/dictee';
import type { dossiersTeksten } from '@spelrijk/teksten/dossiers';
import type { gebruikTeksten } from '@spelrijk/teksten/gebruik';
import type { holTeksten } from '@spelrijk/teksten/hol';
import type { importsTeksten } from '@spelrijk/teksten/imports';
import type { inboxTeksten } from '@spelrijk/teksten/inbox';
import type { instellingenTeksten } from '@spelrijk/teksten/instellingen';
import type { jaarovergangTeksten } from '@spelrijk/teksten/jaarovergang';
import type { kaderTeksten } from '@spelrijk/teksten/kader';
import type { kiezenTeksten } from '@spelrijk/teksten/kiezen';
import type { lijstTeksten } from '@spelrijk/teksten/lijst';
import type { kantoorberichtenTeksten } from '@spelrijk/teksten/kantoorberichten';
import type { kantoorleerlingenTeksten } from '@spelrijk/teksten/kantoorleerlingen';
import type { beleidsproevenTeksten } from '@spelrijk/teksten/beleidsproeven';
import type { kantoorroadmapTeksten } from '@spelrijk/teksten/kantoorroadmap';
import type { kistTeksten } from '@spelrijk/teksten/kist';
import type { klasopnameTeksten } from '@spelrijk/teksten/klasopname';
import type { klassenplaatTeksten } from '@spelrijk/teksten/klassenplaat';
import type { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import type { klantwissenTeksten } from '@spelrijk/teksten/klantwissen';
import type { leerlingTeksten } from '@spelrijk/teksten/leerling';
import type { leerlingDicteeTeksten } from '@spelrijk/teksten/leerling-dictee';
import type { schrijfvelTeksten } from '@spelrijk/teksten/schrijfvel';
import type { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import type { leerlingMethodetoetsTeksten } from '@spelrijk/teksten/leerling-methodetoets';
import type { leesvoortgangTeksten } from '@spelrijk/teksten/leesvoortgang';
import type { leerlingRecordTeksten } from '@spelrijk/teksten/leerling-record';
import type { leerlingvoortgangTeksten } from '@spelrijk/teksten/voortgang-leerling';
import type { licentieTeksten } from '@spelrijk/teksten/licentie';
import type { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import type { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import type { meekijkTeksten } from '@spelrijk/teksten/meekijken';
import type { mailtemplatesTeksten } from '@spelrijk/teksten/mailtemplates';
import type { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import type { overtypenTeksten } from '@spelrijk/teksten/overtypen';
import type { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import type { officeTeksten } from '@spelrijk/teksten/office';
import type { opdrachtTeksten } from '@spelrijk/teksten/opdrachten';
import type { opnamestudioTeksten } from '@spelrijk/teksten/opnamestudio';
import type { proefspelTeksten } from '@spelrijk/teksten/proefspel';
import type { rapportTeksten } from '@spelrijk/teksten/rapport';
import type { roadmapTeksten } from '@spelrijk/teksten/roadmap';
import type { schoolbeheerTeksten } from '@spelrijk/teksten/schoolbeheer';
import type { samenTeksten } from '@spelrijk/teksten/samen';
import type { samenlezenTeksten } from '@spelrijk/teksten/samenlezen';
import type { klaarlezenTeksten } from '@spelrijk/teksten/klaarlezen';
import type { leerlingKlaarTeksten } from '@spelrijk/teksten/leerling-klaar';
import type { voorleesbladTeksten } from '@spelrijk/teksten/voorleesblad';
import type { voorleesopnameTeksten } from '@spelrijk/teksten/voorleesopname';
import type { voorlezenTeksten } from '@spelrijk/teksten/voorlezen';
import type { siteTeksten } from '@spelrijk/teksten/site/kader';
import type { thuisTeksten } from '@spelrijk/teksten/thuis';
import type { uitnodigingTeksten } from '@spelrijk/teksten/uitnodiging';
import type { uitnodigingenTeksten } from '@spelrijk/teksten/uitnodigingen';
import type { verslagTeksten } from '@spelrijk/teksten/verslag';
import type { verhuistokenTeksten } from '@spelrijk/teksten/verhuistoken';
import type { verhuizingTeksten } from '@spelrijk/teksten/verhuizing';
import type { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import type { vriendenTeksten } from '@spelrijk/teksten/vrienden';
import type { webinarsTeksten } from '@spelrijk/teksten/webinars';
import type { weekplanTeksten } from '@spelrijk/teksten/weekplan';
import type { zoekenTeksten } from '@spelrijk/teksten/zoeken';
import type { plangroeiTeksten } from '@spelrijk/teksten/groei';
import type { planTeksten } from '@spelrijk/teksten/plan';
import type { groepbeginTeksten } from '@spelrijk/teksten/groepbegin';
import type { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import type { planbladTeksten } from '@spelrijk/teksten/planblad';
import type { plantoetsTeksten } from '@spelrijk/teksten/plantoets';
import type { redactiewoordenTeksten } from '@spelrijk/teksten/redactiewoorden';
import type { zorgTeksten } from '@spelrijk/teksten/zorg';
import type { woordencurveTeksten } from '@spelrijk/teksten/woordencurve';

export interface Catalogs {
  abonnement: (typeof abonnementTeksten)['nl'];
  account: (typeof accountTeksten)['nl'];
  admin: (typeof adminTeksten)['nl'];
  afmelden: (typeof afmeldenTeksten)['nl'];
  algemeen: (typeof algemeenTeksten)['nl'];
  auth: (typeof authTeksten)['nl'];
  beheer: (typeof beheerTeksten)['nl'];
  berichten: (typeof berichtenTeksten)['nl'];
  beveiliging: (typeof beveiligingTeksten)['nl'];
  begeleiding: (typeof begeleidingTeksten)['nl'];
  client: (typeof clientTeksten)['nl'];
  dictee: (typeof dicteeTeksten)['nl'];
  docenten: (typeof docentenTeksten)['nl'];
  kindvoortgang: (typeof kindvoortgangTeksten)['nl'];
  dossiers: (typeof dossiersTeksten)['nl'];
  gebruik: (typeof gebruikTeksten)['nl'];
  hol: (typeof holTeksten)['nl'];
  imports: (typeof importsTeksten)['nl'];
  inbox: (typeof inboxTeksten)['nl'];
  instellingen: (typeof instellingenTeksten)['nl'];
  jaarovergang: (typeof jaarovergangTeksten)['nl'];
  kader: (typeof kaderTeksten)['nl'];
  kiezen: (typeof kiezenTeksten)['nl'];
  lijst: (typeof lijstTeksten)['nl'];
  kantoorberichten: (typeof kantoorberichtenTeksten)['nl'];
  kantoorleerlingen: (typeof kantoorleerlingenTeksten)['nl'];
  beleidsproeven: (typeof beleidsproevenTeksten)['nl'];
  kantoorroadmap: (typeof kantoorroadmapTeksten)['nl'];
  kist: (typeof kistTeksten)['nl'];
  klasopname: (typeof klasopnameTeksten)['nl'];
  klassenplaat: (typeof klassenplaatTeksten)['nl'];
  klantwissen: (typeof klantwissenTeksten)['nl'];
  leerling: (typeof leerlingTeksten)['nl'];
  schrijfvel: (typeof schrijfvelTeksten)['nl'];
  leerlingDictee: (typeof leerlingDicteeTeksten)['nl'];
  leerlingLezen: (typeof leerlingLezenTeksten)['nl'];
  leerlingMethodetoets: (typeof leerlingMethodetoetsTeksten)['nl'];
  leesvoortgang: (typeof leesvoortgangTeksten)['nl'];
  leerlingRecord: (typeof leerlingRecordTeksten)['nl'];
  leerlingvoortgang: (typeof leerlingvoortgangTeksten)['nl'];
  licentie: (typeof licentieTeksten)['nl'];
  lijsten: (typeof lijstenTeksten)['nl'];
  lvsspelling: (typeof lvsspellingTeksten)['nl'];
  mailtemplates: (typeof mailtemplatesTeksten)['nl'];
  meekijk: (typeof meekijkTeksten)['nl'];
  methodetoets: (typeof methodetoetsTeksten)['nl'];
  overtypen: (typeof overtypenTeksten)['nl'];
  oefeninstellingen: (typeof oefeninstellingenTeksten)['nl'];
  office: (typeof officeTeksten)['nl'];
  briefje: (typeof briefjeTeksten)['nl'];
  weekplan: (typeof weekplanTeksten)['nl'];
  afdruk: (typeof afdrukTeksten)['nl'];
  opdracht: (typeof opdrachtTeksten)['nl'];
  opnamestudio: (typeof opnamestudioTeksten)['nl'];
  proefspel: (typeof proefspelTeksten)['nl'];
  rapport: (typeof rapportTeksten)['nl'];
  roadmap: (typeof roadmapTeksten)['nl'];
  schoolbeheer: (typeof schoolbeheerTeksten)['nl'];
  samen: (typeof samenTeksten)['nl'];
  samenlezen: (typeof samenlezenTeksten)['nl'];
  klaarlezen: (typeof klaarlezenTeksten)['nl'];
  leerlingKlaar: (typeof leerlingKlaarTeksten)['nl'];
  voorleesblad: (typeof voorleesbladTeksten)['nl'];
  voorleesopname: (typeof voorleesopnameTeksten)['nl'];
  voorlezen: (typeof voorlezenTeksten)['nl'];
  site: (typeof siteTeksten)['nl'];
  thuis: (typeof thuisTeksten)['nl'];
  uitnodiging: (typeof uitnodigingTeksten)['nl'];
  uitnodigingen: (typeof uitnodigingenTeksten)['nl'];
  verslag: (typeof verslagTeksten)['nl'];
  verhuistoken: (typeof verhuistokenTeksten)['nl'];
  verhuizing: (typeof verhuizingTeksten)['nl'];
  voortgang: (typeof voortgangTeksten)['nl'];
  vrienden: (typeof vriendenTeksten)['nl'];
  webinars: (typeof webinarsTeksten)['nl'];
  zoeken: (typeof zoekenTeksten)['nl'];
  plangroei: (typeof plangroeiTeksten)['nl'];
  plan: (typeof planTeksten)['nl'];
  groepbegin: (typeof groepbeginTeksten)['nl'];
  groepsplan: (typeof groepsplanTeksten)['nl'];
  planblad: (typeof planbladTeksten)['nl'];
  plantoets: (typeof plantoetsTeksten)['nl'];
  redactiewoorden: (typeof redactiewoordenTeksten)['nl'];
  zorg: (typeof zorgTeksten)['nl'];
  woordencurve: (typeof woordencurveTeksten)['nl'];
}

/** The texts of one name. */
export interface Catalog<Naam extends keyof Catalogs = keyof Catalogs> {
  readonly naam: Naam;
  readonly nl: Catalogs[Naam];
  readonly be: object;
}

type Naam = keyof Catalogs;

/** The ending of a text of which `count` chooses the form. */
type Getalvorm = 'zero' | 'one' | 'other';

/** What the texts below `T` are asked by: `lijst.leeg`. */
type Keys<T, Before extends string = ''> = {
  readonly [K in keyof T & string]: T[K] extends string
    ? `${Before}${K extends `${infer Woord}_${Getalvorm}` ? Woord : K}`
    : Keys<T[K], `${Before}${K}.`>;
}[keyof T & string];

type KeysOf = { readonly [N in Naam]: Keys<Catalogs[N]> };

/** The keys of a catalog. */
export type KeyOf<N extends Naam> = KeysOf[N];

/** A bare key of the first of them, or one of any of them behind its name: `account:bewaar`. */
type KeyIn<Ns extends readonly Naam[]> = KeyOf<Ns[0]> | { readonly [N in Ns[number]]: `${N}:${KeyOf<N>}` }[Ns[number]];

/** What stands between double braces. */
type Named<Text> = Text extends `${string}{{${infer Woord}}}${infer Rest}` ? Woord | Named<Rest> : never;

/** What has to be filled in in the text that is asked by `K`. */
type FieldsOf<T, K> = K extends keyof T
  ? Named<T[K]>
  : K extends `${infer First}.${infer Rest}`
    ? First extends keyof T
      ? FieldsOf<T[First], Rest>
      : never
    : K extends string
      ? 'count' | Named<T[`${K}_${Getalvorm}` & keyof T]>
      : never;

type FieldsIn<Ns extends readonly Naam[], K> = K extends `${infer N extends Naam}:${infer Rest}`
  ? FieldsOf<Catalogs[N], Rest>
  : FieldsOf<Catalogs[Ns[0]], K>;

type Values<F> = [F] extends [never] ? [] : [values: { readonly [K in F & string]: K extends 'count' ? number : string | number }];

/** The text of a key, filled in, in the language of the page. The types of the library work the keys of a catalog out anew at every `t`. */
export interface TextOf<Ns extends readonly Naam[]> {
  <const K extends KeyIn<Ns>>(key: K, ...values: Values<FieldsIn<Ns, K>>): string;
}
