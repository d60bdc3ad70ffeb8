/** What the screens that people land on always ask first, before any script of ours has come; `shared/api/early.ts` takes the answers. */
import { paths } from '@spelrijk/contract/paths';

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

/**
 * A script for the head of a screen, '' where nothing is known. It runs before anything has loaded, so it is plain script; the server
 * names its hash in the content policy. A browser opens six connections to a host: first go the heaviest scripts, which the page
 * names by itself, then these calls, then `later`, the scripts that are small, and the files of the game that the address names.
 */
export function askEarly(pattern: string, later: readonly string[], games?: Readonly<Record<string, readonly string[]>>): string {
  const names = EARLY[pattern];
  if (!names) return '';
  const wanted = JSON.stringify(names.map((name) => paths[name]));
  const ask = `const s=localStorage.getItem('usingSSO')==='true'?sessionStorage:localStorage,t=s.getItem('access_token');if(t)window.spelrijkEarly={token:t,answers:new Map(${wanted}.map(([m,a])=>{const u=a.replace(/\\{(\\w+)\\}/g,(_,n)=>h[p.indexOf(':'+n)]),r=fetch(u,{method:m,headers:{accept:'application/json',authorization:'Bearer '+t}});r.catch(()=>{});return[m+' '+u,r]}))}`;
  const load = `${JSON.stringify(later)}.forEach(u=>k(u,{rel:'modulepreload'}))`;
  const game = `(${JSON.stringify(games ?? {})}[decodeURIComponent(h[p.indexOf(':game')]??'').normalize('NFC')]??[]).forEach((u,i)=>k(u,i?{rel:'modulepreload'}:{rel:'preload',as:'fetch',crossOrigin:'anonymous'}))`;
  return `<script>{const k=(href,o)=>document.head.append(Object.assign(document.createElement('link'),{href},o)),p='${pattern}'.split('/'),h=location.pathname.split('/').slice(1);try{${ask}}catch{}${load};${games ? `try{${game}}catch{}` : ''}}</script>`;
}
