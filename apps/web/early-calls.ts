/** What the screens that people land on always ask first, before any script of ours has come; `shared/api/early.ts` takes the answers. */
import { corePaths } from '@spelrijk/contract/paths';
import { leerlingPaths } from '@spelrijk/contract/paths-leerling';
import { stafPaths } from '@spelrijk/contract/paths-staf';
import { SCHOOL_TIJDZONE } from '@spelrijk/domain/tijd';

const paths = { ...corePaths, ...leerlingPaths, ...stafPaths };

/** A child that reloads in the middle lands here. */
export const SPEL = 'leerling/:leerlingId/somvensters/:somvensterId/taken/:taakId/spellen/:game';

/** By the address of a screen, names of calls. Only such as may be repeated: on a reload the page asks again. */
const EARLY: Readonly<Record<string, readonly (keyof typeof paths)[]>> = {
  'leerling/:leerlingId/landkaart': ['readLandkaart', 'planDag'],
  [SPEL]: ['readTaak', 'readEigenInstelling'],
  'admins/:adminId/groepen': ['mij', 'listGroepen'],
  'admins/:adminId/groepen/:groepId': ['mij', 'readGroep'],
  'admins/:adminId/groepen/:groepId/leerlingen': ['mij', 'listLeerlingen'],
  'admins/:adminId/groepen/:groepId/voortgang': ['mij', 'readGroepVoortgang'],
};

/** What stands lower on a screen, once the scripts have their connections; our office does not see it. */
const AFTERWARDS: Readonly<Record<string, readonly (keyof typeof paths)[]>> = {
  'admins/:adminId/groepen/:groepId': [
    'listWeektaken',
    'listWoordlijsten',
    'listDictees',
    'listOpdrachten',
    'listInstructiegroepen',
    'listBriefjes',
  ],
};

/** What stands behind an address, as script: the Monday of `beginVan` (`areas/admin/weekplan/dagen.ts`), by the clock of the device. */
export const ASKED: Readonly<Partial<Record<keyof typeof paths, string>>> = {
  listWeektaken: `((d)=>{d.setUTCDate(d.getUTCDate()+[1,0,-1,-2,-3,-4,2][d.getUTCDay()]);return'?van='+d.toISOString().slice(0,10)})(new Date(new Date().toLocaleDateString('en-CA',{timeZone:'${SCHOOL_TIJDZONE}'})))`,
};
const askOf = (name: keyof typeof paths): string => `ask(${JSON.stringify(paths[name])},${ASKED[name] ?? "''"})`;
const BACK_OFFICE = ['superadmin', 'office'];

/** To a home and a practice these addresses lead on to another screen: what was asked here nobody would take. */
const ZONDER_GROEPEN = ['rtadmin', 'thuisadmin'];
const LEADS_ON: ReadonlySet<string> = new Set(['admins/:adminId/groepen/:groepId', 'admins/:adminId/groepen/:groepId/voortgang']);

/**
 * A script for the head of a screen, '' where nothing is known. It runs before anything has loaded, so it is plain script; the server
 * names its hash in the content policy. A browser opens six connections to a host: first go the heaviest scripts, which the page
 * names by itself, then these calls, then `later`, the scripts that are small, and the files of the game that the address names (`games`: those of each, as JSON).
 */
export function askEarly(pattern: string, later: readonly string[], games?: string): string {
  const names = EARLY[pattern];
  if (!names) return '';
  // A second question for the same address gets the answer of the first.
  const define = `const answers=new Map,ask=([m,a],q)=>{const u=a.replace(/\\{(\\w+)\\}/g,(_,n)=>h[p.indexOf(':'+n)])+q,key=m+' '+u,r=answers.get(key)??fetch(u,{method:m,headers:{accept:'application/json',authorization:'Bearer '+t}});r.catch(()=>{});answers.set(key,r);return r}`;
  const calls = names.map(askOf).join(';');
  const ask = `const o=sessionStorage.getItem('eigenTab')==='true',s=o||localStorage.getItem('usingSSO')==='true'?sessionStorage:localStorage,t=s.getItem(o?'eigenToken':'access_token'),role=JSON.parse(s.getItem(o?'eigenUser':'user')??'{}').role;if(t&&!${JSON.stringify(LEADS_ON.has(pattern) ? ZONDER_GROEPEN : [])}.includes(role)){${define};window.spelrijkEarly={token:t,answers,ask,role};${calls}}`;
  const lower = (AFTERWARDS[pattern] ?? []).map((name) => `e.${askOf(name)}`).join(';');
  const then = `const e=window.spelrijkEarly;if(e&&!${JSON.stringify(BACK_OFFICE)}.includes(e.role)){${lower}}`;
  const load = `${JSON.stringify(later)}.forEach(u=>k(u,{rel:'modulepreload'}))`;
  const game = `(${games}[decodeURIComponent(h[p.indexOf(':game')]??'').normalize('NFC')]??[]).forEach((u,i)=>k(u,i?{rel:'modulepreload'}:{rel:'preload',as:'fetch',crossOrigin:'anonymous'}))`;
  return `<script>{const k=(href,o)=>document.head.append(Object.assign(document.createElement('link'),{href},o)),p='${pattern}'.split('/'),h=location.pathname.split('/').slice(1);try{${ask}}catch{}${load};${lower ? `try{${then}}catch{}` : ''}${games ? `try{${game}}catch{}` : ''}}</script>`;
}
