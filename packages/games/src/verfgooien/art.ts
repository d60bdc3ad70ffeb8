import type { GameArt } from '@spelrijk/game-kit/contract';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawErf } from './erf.ts';
import { PALET } from './palet.ts';
import { KRIJT } from './tekeningen.ts';

const GROND = { liggend: 470, staand: 620 } as const;

/** Paint: its colour and its darker edge, by number. */
const VERF: readonly (readonly [kleur: string, rand: string])[] = [
  [PALET.rood, PALET.roodDiep],
  [PALET.geel, PALET.geelDiep],
  [PALET.blauw, PALET.blauwDiep],
  [PALET.oranje, PALET.oranjeDiep],
  [PALET.groen, PALET.groenDiep],
  [PALET.paars, PALET.paarsDiep],
];
const verf = (toon: string): readonly [string, string] => VERF[Number(toon)] ?? [PALET.rood, PALET.roodDiep];
const TONEN = ['1', '2', '3', '4', '5'];

const OOR = `<g transform="translate(82 44)" fill="none" stroke="${PALET.inkt}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h15l19-17v54L19 45H4z" fill="${PALET.inkt}"/><path d="M52 22q11 13 0 26M68 12q19 23 0 46"/></g>`;

/** A fat balloon on its side with a label on it. */
const drawBallon = (w: number, h: number, inhoud = ''): string =>
  `<path d="M${w - 32} ${h / 2 - 14}l30-16q4 30 0 60l-30-16z" fill="${PALET.ballonDiep}"/><rect x="0" y="2" width="${w - 22}" height="${h - 4}" rx="${h / 2 - 4}" fill="${PALET.ballonDiep}"/><rect x="4" y="2" width="${w - 32}" height="${h - 14}" rx="${h / 2 - 8}" fill="${PALET.ballon}"/><path d="M40 26Q${w * 0.3} 8 ${w * 0.6} 14" fill="none" stroke="${PALET.ballonLicht}" stroke-width="12" stroke-linecap="round"/><rect x="30" y="28" width="${w - 84}" height="${h - 62}" rx="34" fill="${PALET.papier}"/>${inhoud}`;

/** A sheet on its pegs; `mik` is aimed at. Its middle is quite white: what is drawn there in wax must not be seen. */
const drawLaken = (toon: string): string =>
  `<path d="M6 22Q80 32 165 22T324 22L320 262q-40 10-76 0t-80 0-80 0-72 0z" fill="${toon === 'mik' ? KLEUREN.zon : PALET.lakenRand}"/><path d="M12 26Q80 36 165 26T318 26L314 252q-38 10-74 0t-76 0-78 0-70 0z" fill="${PALET.laken}"/><path d="M30 34q8 100-2 212M300 34q-8 100 2 212" fill="none" stroke="${PALET.lakenDiep}" stroke-width="8" stroke-linecap="round"/>${[40, 165, 290].map((x) => `<rect x="${x - 8}" y="4" width="16" height="38" rx="5" fill="${PALET.knijperDiep}"/><rect x="${x - 8}" y="4" width="10" height="38" rx="4" fill="${PALET.knijper}"/>`).join('')}`;

function drawSpat(toon: string): string {
  const [kleur, rand] = verf(toon);
  const vorm =
    'M40 150Q-4 140 22 104Q-14 60 50 58Q52 4 104 36Q150-22 186 34Q246 10 236 70Q288 84 250 122Q282 168 220 164Q204 214 164 182Q126 226 96 182Q46 206 40 150z';
  return `<path d="${vorm}" fill="${rand}" transform="translate(2 6)" opacity=".5"/><path d="${vorm}" fill="${kleur}"/><circle cx="14" cy="34" r="12" fill="${kleur}"/><circle cx="262" cy="30" r="9" fill="${kleur}"/><circle cx="20" cy="188" r="9" fill="${kleur}"/><circle cx="262" cy="196" r="13" fill="${kleur}"/>`;
}

function drawPot(toon: string): string {
  const [nummer = '0', mik = ''] = toon.split(' ');
  const [kleur, rand] = verf(nummer);
  return `${mik === 'mik' ? `<rect x="2" y="4" width="120" height="126" rx="30" fill="${KLEUREN.zon}"/><rect x="8" y="10" width="108" height="114" rx="25" fill="${PALET.papier}"/>` : ''}<path d="M22 44h80l-4 74q-2 6-8 6H34q-6 0-8-6z" fill="${PALET.blikDiep}"/><path d="M22 44h44l2 80H34q-6 0-8-6z" fill="${PALET.blik}"/><path d="M24 70h76l-1 26H25z" fill="${kleur}"/><ellipse cx="62" cy="44" rx="42" ry="15" fill="${PALET.blikLicht}"/><ellipse cx="62" cy="44" rx="34" ry="11" fill="${rand}"/><ellipse cx="61" cy="42" rx="32" ry="9" fill="${kleur}"/><path d="M34 46v34q6 10 12 0V50z" fill="${kleur}"/><path d="M22 40Q62-14 102 40" fill="none" stroke="${PALET.blikDiep}" stroke-width="5"/>`;
}

function drawWorp(toon: string): string {
  const [kleur, rand] = verf(toon);
  return `<path d="M38 84q-8 8-6 14h12q2-6-6-14z" fill="${rand}"/><path d="M38 4Q76 6 74 44Q70 80 38 86Q6 80 2 44Q0 6 38 4z" fill="${rand}"/><path d="M37 6Q70 8 68 43Q64 76 37 81Q10 76 6 43Q4 8 37 6z" fill="${kleur}"/><path d="M18 38q2-18 16-22" fill="none" stroke="${PALET.wit}" stroke-width="8" stroke-linecap="round" opacity=".6"/>`;
}

const drawKrijt = (toon: string, kleur: string, dik: number): string => {
  const [reeks = 0, ding = 0] = toon.split(' ').map(Number);
  return `<path d="${KRIJT[reeks]?.[ding]?.lijn ?? ''}" fill="none" stroke="${kleur}" stroke-width="${dik}" stroke-linecap="round" stroke-linejoin="round"/>`;
};
const KRIJTTONEN = KRIJT.flatMap((reeks, r) => reeks.map((_, i) => `${r} ${i}`));

const drawGroot = (): string =>
  `<path d="M4 24Q200 40 380 24T756 24L752 452q-90 16-180 2t-190 2-190-2-184 0z" fill="${PALET.lakenRand}"/><path d="M12 30Q200 46 380 30T748 30L744 442q-90 16-178 2t-186 2-188-2-176 0z" fill="${PALET.laken}"/>${[50, 265, 495, 710].map((x) => `<rect x="${x - 10}" y="4" width="20" height="44" rx="6" fill="${PALET.knijperDiep}"/><rect x="${x - 10}" y="4" width="12" height="44" rx="5" fill="${PALET.knijper}"/>`).join('')}`;

export const art: GameArt = {
  'decor-liggend': { vak: [1280, 720], svg: () => drawErf(1280, 720, GROND.liggend) },
  'decor-staand': { vak: [720, 960], svg: () => drawErf(720, 960, GROND.staand) },
  touw: {
    vak: [1280, 34],
    svg: () =>
      `<path d="M0 6Q640 40 1280 6" stroke="${PALET.touwDiep}" stroke-width="8" fill="none"/><path d="M0 4Q640 38 1280 4" stroke="${PALET.touw}" stroke-width="5" fill="none"/>`,
  },
  laken: { vak: [330, 268], tonen: ['mik'], svg: drawLaken },
  gloed: {
    vak: [360, 300],
    svg: () =>
      `<rect x="4" y="4" width="352" height="292" rx="34" fill="${KLEUREN.zon}" opacity=".5"/><rect x="9" y="9" width="342" height="282" rx="30" fill="none" stroke="${KLEUREN.zon}" stroke-width="9" stroke-dasharray="22 13"/>`,
  },
  spat: { vak: [280, 214], tonen: TONEN, svg: drawSpat },
  druppel: { vak: [20, 20], tonen: TONEN, svg: (toon) => `<circle cx="10" cy="10" r="9" fill="${verf(toon)[0]}"/>` },
  woordplaat: {
    vak: [300, 96],
    svg: () =>
      `<rect y="4" width="300" height="92" rx="26" fill="${PALET.kaartRand}"/><rect width="300" height="88" rx="26" fill="${PALET.kaart}"/>`,
  },
  'ballon-woord': { vak: [520, 150], svg: () => drawBallon(520, 150) },
  'ballon-oor': { vak: [240, 150], tonen: ['leeg'], svg: (toon) => drawBallon(240, 150, toon === 'leeg' ? '' : OOR) },
  'ballon-liggend': { vak: [800, 150], svg: () => drawBallon(800, 150) },
  'ballon-staand': { vak: [680, 150], svg: () => drawBallon(680, 150) },
  blik: { vak: [124, 132], tonen: ['1', '2'], svg: drawPot },
  pot: { vak: [124, 132], tonen: ['0', '1', '2'].flatMap((kleur) => [kleur, `${kleur} mik`]), svg: drawPot },
  schort: {
    vak: [92, 70],
    svg: () =>
      `<path d="M10 6q36 10 72 0l6 50q-42 18-84 0z" fill="${PALET.schort}"/><circle cx="32" cy="34" r="9" fill="${PALET.rood}"/><circle cx="58" cy="26" r="7" fill="${PALET.blauw}"/><circle cx="54" cy="48" r="8" fill="${PALET.geel}"/>`,
  },
  doek: { vak: [760, 470], svg: drawGroot },
  krijt: { vak: [140, 120], tonen: KRIJTTONEN, svg: (toon) => drawKrijt(toon, PALET.laken, 8) },
  vondst: { vak: [140, 120], tonen: KRIJTTONEN, svg: (toon) => drawKrijt(toon, PALET.inkt, 8) },
  kaart: {
    vak: [84, 76],
    tonen: ['vol'],
    svg: (toon) =>
      `<rect y="4" width="84" height="72" rx="18" fill="${PALET.kaartRand}"/><rect width="84" height="70" rx="18" fill="${toon === 'vol' ? PALET.kaart : PALET.kaartDicht}"/>${toon === 'vol' ? '' : `<circle cx="42" cy="35" r="7" fill="${PALET.kaartRand}"/>`}`,
  },
  kruis: {
    vak: [96, 96],
    svg: () =>
      `<circle cx="48" cy="48" r="34" fill="none" stroke="${PALET.wit}" stroke-width="11"/><circle cx="48" cy="48" r="34" fill="none" stroke="${PALET.inkt}" stroke-width="5"/><path d="M48 2v26M48 68v26M2 48h26M68 48h26" stroke="${PALET.wit}" stroke-width="11" stroke-linecap="round"/><path d="M48 2v26M48 68v26M2 48h26M68 48h26" stroke="${PALET.inkt}" stroke-width="5" stroke-linecap="round"/>`,
  },
  vak: {
    vak: [240, 200],
    tonen: ['mik'],
    svg: (toon) =>
      `<rect x="8" y="8" width="224" height="184" rx="26" fill="none" stroke="${PALET.wit}" stroke-width="12"/><rect x="8" y="8" width="224" height="184" rx="26" fill="none" stroke="${toon === 'mik' ? KLEUREN['koraal-diep'] : PALET.lakenRand}" stroke-width="6" stroke-dasharray="18 12"/>`,
  },
  worp: { vak: [76, 100], tonen: ['1', '2'], svg: drawWorp },
  lijst: {
    vak: [860, 570],
    svg: () =>
      `<rect width="860" height="570" rx="22" fill="${PALET.goudDiep}"/><rect x="6" y="4" width="848" height="556" rx="18" fill="${PALET.goud}"/><rect x="22" y="20" width="816" height="524" rx="12" fill="none" stroke="${PALET.goudLicht}" stroke-width="8"/><rect x="42" y="40" width="776" height="486" rx="6" fill="${PALET.goudDiep}"/>`,
  },
};
