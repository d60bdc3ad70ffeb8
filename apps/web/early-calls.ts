/** What the screens that people land on always ask first, before any script of ours has come; `shared/api/early.ts` takes the answers. */
import { corePaths } from '@spelrijk/contract/paths';
import { leerlingPaths } from '@spelrijk/contract/paths-leerling';
import { stafPaths } from '@spelrijk/contract/paths-staf';

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
  'admins/:adminId/groepen/:groepId': ['listWoordlijsten', 'listDictees', 'listOpdrachten'],
};
const BACK_OFFICE = ['superadmin', 'office'];

/** To a home and a practice these addresses lead on to another screen: what was asked here nobody would take. */
const ZONDER_GROEPEN = ['rtadmin', 'thuisadmin'];
const LEADS_ON: ReadonlySet<string> = new Set(['admins/:adminId/groepen/:groepId', 'admins/:adminId/groepen/:groepId/voortgang']);

/**
 * A script for the head of a screen, '' where nothing is known. It runs before anything has loaded, so it is plain script; the server
 * names its hash in the content policy. A browser opens six connections to a host: first go the heaviest scripts, which the page
 * names by itself, then these calls, then `later`, the scripts that are small, and the files of the game that the address names.
 */
export function askEarly(pattern: string, later: readonly string[], games?: Readonly<Record<string, readonly string[]>>): string {
  const names = EARLY[pattern];
  if (!names) return '';
  // A second question for the same address gets the answer of the first.
  const define = `const answers=new Map,ask=([m,a])=>{const u=a.replace(/\\{(\\w+)\\}/g,(_,n)=>h[p.indexOf(':'+n)]),key=m+' '+u,r=answers.get(key)??fetch(u,{method:m,headers:{accept:'application/json',authorization:'Bearer '+t}});r.catch(()=>{});answers.set(key,r);return r}`;
  const calls = names.map((name) => `ask(${JSON.stringify(paths[name])})`).join(';');
  const ask = `const o=sessionStorage.getItem('eigenTab')==='true',s=o||localStorage.getItem('usingSSO')==='true'?sessionStorage:localStorage,t=s.getItem(o?'eigenToken':'access_token'),role=JSON.parse(s.getItem(o?'eigenUser':'user')??'{}').role;if(t&&!${JSON.stringify(LEADS_ON.has(pattern) ? ZONDER_GROEPEN : [])}.includes(role)){${define};window.spelrijkEarly={token:t,answers,ask,role};${calls}}`;
  const lower = (AFTERWARDS[pattern] ?? []).map((name) => `e.ask(${JSON.stringify(paths[name])})`).join(';');
  const then = `const e=window.spelrijkEarly;if(e&&!${JSON.stringify(BACK_OFFICE)}.includes(e.role)){${lower}}`;
  const load = `${JSON.stringify(later)}.forEach(u=>k(u,{rel:'modulepreload'}))`;
  const game = `(${JSON.stringify(games ?? {})}[decodeURIComponent(h[p.indexOf(':game')]??'').normalize('NFC')]??[]).forEach((u,i)=>k(u,i?{rel:'modulepreload'}:{rel:'preload',as:'fetch',crossOrigin:'anonymous'}))`;
  return `<script>{const k=(href,o)=>document.head.append(Object.assign(document.createElement('link'),{href},o)),p='${pattern}'.split('/'),h=location.pathname.split('/').slice(1);try{${ask}}catch{}${load};${lower ? `try{${then}}catch{}` : ''}${games ? `try{${game}}catch{}` : ''}}</script>`;
}
