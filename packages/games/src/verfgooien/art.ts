import type { GameArt } from '@spelrijk/game-kit/contract';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawLach, drawOgen } from '@spelrijk/game-kit/stage';
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

const OOR = `<g transform="translate(82 44)" fill="none" stroke="${KLEUREN.inkt}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h15l19-17v54L19 45H4z" fill="${KLEUREN.inkt}"/><path d="M52 22q11 13 0 26M68 12q19 23 0 46"/></g>`;

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

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  kwast: `<ellipse cx="60" cy="112" rx="26" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="50" y="2" width="20" height="44" rx="8" fill="${PALET.paal}"/><rect x="44" y="44" width="32" height="18" rx="4" fill="${PALET.blik}"/><path d="M42 62h36q4 26-4 34-6 8-14 16-8-8-14-16-8-8-4-34z" fill="${PALET.blauw}"/>${drawOgen(60, 74, 9, 6)}${drawLach(60, 86, 7)}<path d="M48 112h-8M72 112h8" fill="none" stroke="${PALET.paalDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 8v12" fill="none" stroke="${PALET.touwDiep}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  hond: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112q-6-46 26-46t26 46z" fill="${PALET.wit}"/><circle cx="60" cy="46" r="26" fill="${PALET.wit}"/><path d="M38 30q-20 6-12 36 16-2 20-22z" fill="${KLEUREN.inkt}"/><path d="M82 30q20 6 12 36-16-2-20-22z" fill="${PALET.wit}"/><circle cx="70" cy="42" r="12" fill="${PALET.blauw}"/>${drawOgen(60, 44, 10, 6)}<ellipse cx="60" cy="56" rx="7" ry="5" fill="${KLEUREN.inkt}"/>${drawLach(60, 58, 7)}<circle cx="46" cy="96" r="9" fill="${PALET.geel}"/><circle cx="74" cy="90" r="7" fill="${PALET.rood}"/><ellipse cx="46" cy="110" rx="9" ry="5" fill="${PALET.groen}"/><ellipse cx="76" cy="110" rx="9" ry="5" fill="${PALET.paars}"/>`,
  druppel: `<ellipse cx="60" cy="112" rx="26" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M60 8q44 48 36 76-8 28-36 28T24 84Q16 56 60 8z" fill="${PALET.paars}"/><path d="M46 50q-12 22-4 38 8 6 6-8-4-14-2-30z" fill="${PALET.wit}" opacity=".4"/>${drawOgen(62, 74, 12, 8)}${drawLach(62, 90, 10)}`,
  kunstenaar: `<path d="M60 0v30" fill="none" stroke="${PALET.touw}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M52 46L60 20l12 24" fill="none" stroke="${PALET.paal}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="58" r="26" fill="${PALET.paalDiep}"/><circle cx="34" cy="58" r="9" fill="${PALET.paalDiep}"/><circle cx="86" cy="58" r="9" fill="${PALET.paalDiep}"/><ellipse cx="60" cy="64" rx="18" ry="16" fill="${PALET.lakenRand}"/>${drawOgen(60, 56, 8, 6)}${drawLach(60, 68, 8)}<path d="M34 46q2-22 28-22t26 18q-26 12-54 4z" fill="${PALET.rood}"/><circle cx="62" cy="22" r="4" fill="${PALET.rood}"/><path d="M44 84h32l-6 26H50z" fill="${PALET.blauw}"/>`,
  vogel: `<ellipse cx="52" cy="66" rx="32" ry="24" fill="${PALET.geel}"/><circle cx="82" cy="48" r="19" fill="${PALET.geel}"/><path d="M54 66Q26 20 14 44q14 14 26 28z" fill="${PALET.oranje}"/><path d="M24 74L4 92l28-6z" fill="${PALET.oranje}"/>${drawOgen(84, 44, 6, 6)}<rect x="98" y="44" width="20" height="7" rx="2" fill="${PALET.knijper}"/><rect x="98" y="54" width="20" height="7" rx="2" fill="${PALET.knijperDiep}"/><rect x="102" y="42" width="5" height="22" rx="2" fill="${PALET.blik}"/>`,
  vlek: `<path d="M14 84q-10-26 16-34 4-26 32-20 30-12 38 18 22 14 8 38-8 24-38 16-44 14-56-18z" fill="${PALET.oranje}"/><circle cx="24" cy="32" r="8" fill="${PALET.oranje}"/><circle cx="104" cy="34" r="6" fill="${PALET.oranje}"/><circle cx="106" cy="104" r="7" fill="${PALET.oranje}"/>${drawOgen(58, 62, 14, 9)}${drawLach(58, 80, 14)}`,
  kameleon: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M16 96q-6-50 46-50 20 0 26 14l24 6q4 24-22 24-4 14-24 10-30 6-50-4z" fill="${PALET.groen}"/><circle cx="84" cy="58" r="14" fill="${PALET.groenDiep}"/><circle cx="86" cy="56" r="8" fill="${PALET.wit}"/><circle cx="88" cy="56" r="4" fill="${KLEUREN.inkt}"/><path d="M100 82q8 0 10-6" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="36" cy="70" r="7" fill="${PALET.rood}"/><circle cx="54" cy="62" r="6" fill="${PALET.geel}"/><circle cx="56" cy="82" r="7" fill="${PALET.paars}"/><circle cx="36" cy="88" r="5" fill="${PALET.blauw}"/><path d="M16 92Q0 88 4 74t14 4" fill="none" stroke="${PALET.groen}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M40 98v12M66 98v12" fill="none" stroke="${PALET.groenDiep}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
  emmer: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M28 48h64l-8 62H36z" fill="${PALET.blik}"/><path d="M28 48h64l-1 12H29z" fill="${PALET.blikDiep}"/><path d="M30 48q30-56 60 0" fill="none" stroke="${PALET.blikDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 48q4 22 12 6 6 28 14 2 8 26 14 0 6 12 12-8z" fill="${PALET.rood}"/>${drawOgen(60, 82, 11, 7)}${drawLach(60, 96, 8)}`,
  vlinder: `<ellipse cx="36" cy="44" rx="28" ry="26" fill="${PALET.blauw}" transform="rotate(28 36 44)"/><ellipse cx="84" cy="44" rx="28" ry="26" fill="${PALET.rood}" transform="rotate(-28 84 44)"/><ellipse cx="40" cy="82" rx="20" ry="17" fill="${PALET.geel}" transform="rotate(-28 40 82)"/><ellipse cx="80" cy="82" rx="20" ry="17" fill="${PALET.paars}" transform="rotate(28 80 82)"/><circle cx="34" cy="44" r="9" fill="${PALET.wit}" opacity=".6"/><circle cx="86" cy="44" r="9" fill="${PALET.wit}" opacity=".6"/><rect x="54" y="34" width="12" height="64" rx="6" fill="${KLEUREN.inkt}"/><circle cx="60" cy="30" r="11" fill="${KLEUREN.inkt}"/>${drawOgen(60, 29, 5, 5)}<path d="M56 20q-4-14-14-14M64 20q4-14 14-14" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  lijst: `<rect x="14" y="16" width="92" height="96" rx="6" fill="${PALET.goud}"/><rect x="14" y="16" width="92" height="96" rx="6" fill="${PALET.goudDiep}" opacity=".4"/><rect x="26" y="28" width="68" height="72" rx="2" fill="${PALET.lucht}"/><path d="M34 100q0-34 26-34t26 34z" fill="${PALET.groen}"/><circle cx="60" cy="54" r="20" fill="${PALET.lakenRand}"/><path d="M40 50q0-20 20-20t20 20q-20-10-40 0z" fill="${PALET.oranjeDiep}"/>${drawOgen(60, 54, 7, 5)}${drawLach(60, 62, 7)}<circle cx="18" cy="20" r="4" fill="${PALET.goudLicht}"/><circle cx="102" cy="20" r="4" fill="${PALET.goudLicht}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
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
  vondst: { vak: [140, 120], tonen: KRIJTTONEN, svg: (toon) => drawKrijt(toon, KLEUREN.inkt, 8) },
  kaart: {
    vak: [84, 76],
    tonen: ['vol'],
    svg: (toon) =>
      `<rect y="4" width="84" height="72" rx="18" fill="${PALET.kaartRand}"/><rect width="84" height="70" rx="18" fill="${toon === 'vol' ? PALET.kaart : PALET.kaartDicht}"/>${toon === 'vol' ? '' : `<circle cx="42" cy="35" r="7" fill="${PALET.kaartRand}"/>`}`,
  },
  kruis: {
    vak: [96, 96],
    svg: () =>
      `<circle cx="48" cy="48" r="34" fill="none" stroke="${PALET.wit}" stroke-width="11"/><circle cx="48" cy="48" r="34" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5"/><path d="M48 2v26M48 68v26M2 48h26M68 48h26" stroke="${PALET.wit}" stroke-width="11" stroke-linecap="round"/><path d="M48 2v26M48 68v26M2 48h26M68 48h26" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/>`,
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
