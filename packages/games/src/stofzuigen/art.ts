import type { GameArt } from '@spelrijk/game-kit/contract';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { drawKamer } from './decor.ts';
import { PALET } from './palet.ts';

const BLOKKEN: Readonly<Record<string, readonly [rand: string, diep: string]>> = { mik: [KLEUREN.zon, PALET.blokMikDiep] };
const VAKKEN: Readonly<Record<string, string>> = { vol: KLEUREN.zee, nu: KLEUREN.zon };

/** A sock, a marble, a button, a key, a toy mouse, a spoon. */
const SPULLEN = [
  `<path d="M22 6h24v30q0 6-6 10L24 58q-10 6-16-2t2-14l12-8z" fill="${KLEUREN.druif}"/><path d="M22 6h24v9H22zM22 22h24v6H22z" fill="${PALET.sokLicht}"/><path d="M14 44q8 2 10 12" stroke="${PALET.sokLicht}" stroke-width="5" fill="none"/>`,
  `<circle cx="32" cy="36" r="24" fill="${PALET.knikker}"/><path d="M16 34q16-20 32 4-16 18-32-4z" fill="${KLEUREN.zon}"/><circle cx="24" cy="26" r="6" fill="${PALET.knikkerLicht}"/>`,
  `<circle cx="32" cy="34" r="25" fill="${PALET.knoop}"/><circle cx="32" cy="34" r="17" fill="none" stroke="${PALET.gordijnDiep}" stroke-width="4"/><path d="M25 27h1M38 27h1M25 41h1M38 41h1" stroke="${PALET.zwart}" stroke-width="7" stroke-linecap="round"/>`,
  `<circle cx="20" cy="22" r="14" fill="none" stroke="${PALET.sleutel}" stroke-width="8"/><path d="M29 31l26 26M44 46l9-9M52 54l8-8" stroke="${PALET.sleutel}" stroke-width="8" stroke-linecap="round"/>`,
  `<path d="M6 48q0-26 28-26 20 0 26 26z" fill="${PALET.muis}"/><circle cx="46" cy="22" r="11" fill="${PALET.muis}"/><circle cx="46" cy="22" r="6" fill="${PALET.oor}"/><circle cx="52" cy="38" r="3" fill="${PALET.zwart}"/><circle cx="61" cy="45" r="4" fill="${PALET.oor}"/><path d="M8 46Q-4 40 4 30t-2-20" stroke="${PALET.oor}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  `<ellipse cx="20" cy="20" rx="14" ry="17" transform="rotate(-45 20 20)" fill="${PALET.lepel}"/><ellipse cx="20" cy="20" rx="8" ry="11" transform="rotate(-45 20 20)" fill="${PALET.lepelDiep}"/><path d="M30 30l26 28" stroke="${PALET.lepel}" stroke-width="8" stroke-linecap="round"/>`,
] as const;

function drawBlok(toon: string): string {
  const [rand, diep] = BLOKKEN[toon] ?? [PALET.blokRand, PALET.blokDiep];
  return `<rect x="4" y="12" width="92" height="86" rx="16" fill="${diep}"/><rect x="4" y="4" width="92" height="86" rx="16" fill="${rand}"/><rect x="13" y="13" width="74" height="68" rx="10" fill="${PALET.blokVlak}"/>`;
}

/** From above and a little from the front: a red dome with a nozzle that smiles, a hollow seat on top. */
const drawZuiger = (): string =>
  `<circle cx="22" cy="96" r="13" fill="${PALET.wiel}"/><circle cx="98" cy="96" r="13" fill="${PALET.wiel}"/><path d="M8 66Q8 16 60 16t52 50v26q0 14-16 14H24Q8 106 8 92z" fill="${PALET.zuigerDiep}"/><path d="M8 60Q8 12 60 12t52 48v24q0 14-16 14H24Q8 98 8 84z" fill="${PALET.zuiger}"/><path d="M22 44Q34 22 60 22" stroke="${PALET.zuigerLicht}" stroke-width="8" stroke-linecap="round" fill="none"/><ellipse cx="60" cy="52" rx="36" ry="22" fill="${PALET.zuigerDiep}"/><rect x="20" y="82" width="80" height="20" rx="10" fill="${PALET.mond}"/><path d="M30 92h60" stroke="${PALET.wiel}" stroke-width="6" stroke-linecap="round" stroke-dasharray="4 10"/>`;

function drawKonijn(toon: string): string {
  const bol = [
    [46, 58, 30],
    [24, 62, 18],
    [68, 62, 18],
    [34, 78, 14],
    [60, 78, 14],
    [46, 40, 20],
  ]
    .map(([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${PALET.pluis}"/>`)
    .join('');
  const ogen =
    toon === 'moe'
      ? `<path d="M32 46l8 5-8 5M60 46l-8 5 8 5" stroke="${PALET.zwart}" stroke-width="4" fill="none" stroke-linecap="round"/><ellipse cx="46" cy="66" rx="6" ry="8" fill="${PALET.oor}"/>`
      : `<circle cx="36" cy="50" r="7" fill="${PALET.wit}"/><circle cx="56" cy="50" r="7" fill="${PALET.wit}"/><circle cx="37" cy="51" r="4" fill="${PALET.zwart}"/><circle cx="55" cy="51" r="4" fill="${PALET.zwart}"/><path d="M42 62q4 4 8 0" stroke="${PALET.zwart}" stroke-width="3" fill="none" stroke-linecap="round"/>`;
  const hang = toon === 'moe' ? 40 : 8;
  return `<ellipse cx="46" cy="86" rx="34" ry="6" fill="${PALET.zwart}" opacity=".16"/><g transform="rotate(${-hang} 36 30)"><ellipse cx="34" cy="18" rx="8" ry="19" fill="${PALET.pluis}"/><ellipse cx="34" cy="19" rx="4" ry="13" fill="${PALET.oor}"/></g><g transform="rotate(${hang} 58 30)"><ellipse cx="58" cy="18" rx="8" ry="19" fill="${PALET.pluis}"/><ellipse cx="58" cy="19" rx="4" ry="13" fill="${PALET.oor}"/></g>${bol}<path d="M20 56q6-6 12 0M60 76q6-6 12 0M40 84q6-6 12 0" stroke="${PALET.pluisDiep}" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="70" cy="56" r="5" fill="${PALET.pluisLicht}"/>${ogen}`;
}

function drawKat(toon: string): string {
  const oog =
    toon === 'wakker'
      ? `<circle cx="74" cy="38" r="6" fill="${PALET.wit}"/><circle cx="75" cy="38" r="4" fill="${PALET.zwart}"/><path d="M92 40q5 4 10 0" stroke="${PALET.zwart}" stroke-width="3" fill="none" stroke-linecap="round"/>`
      : `<path d="M69 38q5 4 10 0M92 40q5 4 10 0" stroke="${PALET.zwart}" stroke-width="3" fill="none" stroke-linecap="round"/>`;
  return `<ellipse cx="58" cy="84" rx="52" ry="8" fill="${PALET.zwart}" opacity=".16"/><path d="M10 60q0-38 44-38t50 34q-2 28-48 28T10 60z" fill="${PALET.kat}"/><path d="M14 70q30 16 66 8-8 14-40 10-22-4-26-18z" fill="${PALET.katDiep}"/><path d="M30 26l4 16M46 21l2 16M22 36l6 12" stroke="${PALET.katDiep}" stroke-width="6" stroke-linecap="round"/><path d="M64 26l2-20 14 12h14l14-10 2 22q8 24-22 26-28-2-24-30z" fill="${PALET.kat}"/><path d="M70 16l1-6 5 5zM102 18l3-5 1 8z" fill="${PALET.oor}"/><ellipse cx="87" cy="47" rx="13" ry="9" fill="${PALET.katBuik}"/><path d="M84 43h6l-3 4z" fill="${PALET.oor}"/>${oog}<path d="M12 62Q-2 84 24 86q40 2 62-2" stroke="${PALET.katDiep}" stroke-width="11" stroke-linecap="round" fill="none"/>`;
}

const OOR = `<g transform="translate(95 46)"><path d="M-34-12h16l20-16v56l-20-16h-16z" fill="${KLEUREN.zee}"/><path d="M14-16q12 16 0 32M26-26q22 26 0 52" stroke="${KLEUREN.zee}" stroke-width="7" fill="none" stroke-linecap="round"/></g>`;

const drawBord = (w: number, h: number, inhoud = ''): string =>
  `<rect x="2" y="8" width="${w - 4}" height="${h - 8}" rx="18" fill="${PALET.plankDiep}"/><rect x="2" y="2" width="${w - 4}" height="${h - 10}" rx="18" fill="${PALET.plank}"/><rect x="12" y="11" width="${w - 24}" height="${h - 28}" rx="11" fill="${PALET.blokVlak}"/>${inhoud}`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  muis: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="56" cy="84" rx="34" ry="24" fill="${PALET.pluis}"/><circle cx="86" cy="72" r="18" fill="${PALET.pluis}"/><circle cx="80" cy="52" r="13" fill="${PALET.pluis}"/><circle cx="80" cy="52" r="8" fill="${PALET.oor}"/><circle cx="98" cy="54" r="11" fill="${PALET.pluis}"/><circle cx="98" cy="54" r="6" fill="${PALET.oor}"/>${drawOgen(92, 70, 6, 5)}<circle cx="104" cy="78" r="4" fill="${PALET.zwart}"/><path d="M96 86q12-6 18 4-8 8-18-4z" fill="${PALET.knikkerLicht}"/><path d="M24 88Q2 90 8 66" fill="none" stroke="${PALET.pluisDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="42" cy="108" rx="9" ry="4" fill="${PALET.oor}"/><ellipse cx="72" cy="108" rx="9" ry="4" fill="${PALET.oor}"/>`,
  spin: `<path d="M60 0v42" fill="none" stroke="${PALET.pluisLicht}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="70" r="28" fill="${PALET.pluisDiep}"/><path d="M38 60L14 46M34 72H8M38 84L18 104M82 60l24-14M86 72h26M82 84l20 20" fill="none" stroke="${PALET.pluisDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 66, 12, 9)}${drawLach(60, 84, 10)}<path d="M40 48q20-16 40 0l-4 6H44z" fill="${PALET.katDiep}"/>`,
  munt: `<ellipse cx="60" cy="112" rx="38" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="12" y="70" width="96" height="42" rx="14" fill="${PALET.kleed}"/><rect x="20" y="62" width="80" height="22" rx="11" fill="${PALET.kleedLicht}"/><circle cx="60" cy="48" r="30" fill="${PALET.sleutel}"/><circle cx="60" cy="48" r="22" fill="${PALET.knikkerLicht}"/>${drawOgen(60, 44, 8, 6)}${drawLach(60, 56, 7)}<path d="M90 20l10-10M98 36h14M84 10V-2" fill="none" stroke="${PALET.sleutel}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  pantoffel: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M10 104q-4-34 20-44 24-8 34 14 36 2 44 22 4 10-8 10z" fill="${PALET.gordijn}"/><path d="M24 62q20-10 30 8-14 12-34 4z" fill="${PALET.pluisLicht}"/><rect x="8" y="100" width="104" height="10" rx="5" fill="${PALET.plint}"/><circle cx="88" cy="74" r="12" fill="${PALET.pluisLicht}"/>${drawOgen(88, 72, 6, 5)}<circle cx="70" cy="84" r="4" fill="${PALET.wit}"/><circle cx="54" cy="92" r="4" fill="${PALET.wit}"/><path d="M30 40q-6-10 4-16" fill="none" stroke="${PALET.pluisLicht}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  robot: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M14 104q0-34 46-34t46 34z" fill="${PALET.wit}"/><rect x="12" y="96" width="96" height="12" rx="6" fill="${PALET.zuigerDiep}"/><ellipse cx="60" cy="78" rx="30" ry="8" fill="${PALET.zuigerLicht}"/>${drawOgen(60, 86, 14, 7)}${drawLach(60, 94, 8)}<path d="M60 70V46" fill="none" stroke="${PALET.zuigerDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="42" r="7" fill="${PALET.blokMikDiep}"/><path d="M22 108v6M98 108v6" fill="none" stroke="${PALET.zwart}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  plantje: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="34" y="76" width="52" height="36" rx="6" fill="${PALET.pot}"/><rect x="28" y="70" width="64" height="12" rx="5" fill="${PALET.blokRand}"/><path d="M60 72V44" fill="none" stroke="${PALET.bladDiep}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="38" cy="52" rx="20" ry="11" fill="${PALET.blad}" transform="rotate(30 38 52)"/><ellipse cx="82" cy="52" rx="20" ry="11" fill="${PALET.blad}" transform="rotate(-30 82 52)"/><ellipse cx="48" cy="28" rx="12" ry="20" fill="${PALET.blad}" transform="rotate(-20 48 28)"/><ellipse cx="74" cy="28" rx="12" ry="20" fill="${PALET.blad}" transform="rotate(20 74 28)"/><path d="M46 90q5 5 10 0M64 90q5 5 10 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="60" cy="100" rx="5" ry="6" fill="${KLEUREN.inkt}"/><circle cx="98" cy="88" r="6" fill="${PALET.pluisLicht}"/><circle cx="108" cy="78" r="8" fill="${PALET.pluisLicht}"/><circle cx="110" cy="96" r="5" fill="${PALET.pluisLicht}"/>`,
  stofdraak: `<circle cx="44" cy="76" r="26" fill="${PALET.pluis}"/><circle cx="70" cy="80" r="24" fill="${PALET.pluis}"/><circle cx="88" cy="60" r="20" fill="${PALET.pluis}"/><circle cx="28" cy="92" r="14" fill="${PALET.pluis}"/><circle cx="14" cy="98" r="9" fill="${PALET.pluisDiep}"/><path d="M42 54Q30 20 8 30q8 20 24 34zM56 54q8-32 34-34-6 22-22 36z" fill="${PALET.pluisLicht}"/>${drawOgen(90, 56, 8, 6)}<path d="M98 70q8 2 10-4" fill="none" stroke="${PALET.zwart}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M82 42l4-14 8 12z" fill="${PALET.pluisDiep}"/>`,
  dobbelsteen: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="22" y="32" width="76" height="76" rx="14" fill="${PALET.wit}"/><rect x="22" y="32" width="76" height="76" rx="14" fill="${PALET.kleedLicht}" opacity=".15"/><circle cx="42" cy="52" r="8" fill="${PALET.gordijn}"/><circle cx="78" cy="52" r="8" fill="${PALET.gordijn}"/><circle cx="60" cy="70" r="8" fill="${PALET.gordijn}"/><circle cx="42" cy="90" r="8" fill="${PALET.gordijn}"/><circle cx="78" cy="90" r="8" fill="${PALET.gordijn}"/>${drawOgen(60, 50, 6, 4)}`,
  veer: `<path d="M24 104Q16 40 92 10q14 60-62 86z" fill="${PALET.wit}"/><path d="M20 112Q40 60 84 24" fill="none" stroke="${PALET.pluisDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M38 84l-12-16M48 68L38 46M62 54L56 30M50 82l24 0M62 66l24-4M74 50l16-6" fill="none" stroke="${PALET.pluis}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(66, 44, 7, 5)}`,
  lieveheersbeest: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M20 100q-2-58 40-58t40 58z" fill="${PALET.gordijn}"/><path d="M60 42v58" fill="none" stroke="${PALET.zwart}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="42" r="18" fill="${PALET.zwart}"/>${drawOgen(60, 40, 8, 5)}<circle cx="40" cy="66" r="7" fill="${PALET.zwart}"/><circle cx="80" cy="66" r="7" fill="${PALET.zwart}"/><circle cx="44" cy="86" r="6" fill="${PALET.zwart}"/><circle cx="76" cy="86" r="6" fill="${PALET.zwart}"/><path d="M52 28L46 16M68 28l6-12" fill="none" stroke="${PALET.zwart}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="16" y="98" width="88" height="10" rx="5" fill="${PALET.zwart}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawKamer('liggend') },
  'decor-staand': { vak: [720, 960], svg: () => drawKamer('staand') },
  plank: {
    vak: [400, 24],
    svg: () =>
      `<path d="M50 14v10M350 14v10" stroke="${PALET.plankDiep}" stroke-width="12"/><rect width="400" height="16" rx="6" fill="${PALET.plankDiep}"/><rect width="400" height="11" rx="5" fill="${PALET.plank}"/>`,
  },
  spul: { vak: [64, 64], tonen: SPULLEN.map((_, i) => String(i)), svg: (toon) => SPULLEN[Number(toon)] ?? '' },
  pluis: {
    vak: [52, 40],
    svg: () =>
      `<circle cx="18" cy="22" r="13" fill="${PALET.pluis}"/><circle cx="32" cy="18" r="14" fill="${PALET.pluisLicht}"/><circle cx="36" cy="28" r="9" fill="${PALET.pluis}"/><path d="M8 12l-5-5M44 8l5-6M46 30l5 5" stroke="${PALET.pluisDiep}" stroke-width="3" stroke-linecap="round"/>`,
  },
  schaduw: { vak: [118, 40], svg: () => `<ellipse cx="59" cy="20" rx="58" ry="18" fill="${PALET.zwart}" opacity=".2"/>` },
  kat: { vak: [118, 92], tonen: ['wakker'], svg: drawKat },
  zuiger: { vak: [120, 120], svg: drawZuiger },
  blok: { vak: [100, 100], tonen: ['mik'], svg: drawBlok },
  konijn: { vak: [92, 92], tonen: ['moe'], svg: drawKonijn },
  buis: {
    vak: [780, 104],
    svg: () =>
      `<rect x="0" y="8" width="780" height="92" rx="46" fill="${PALET.zwart}" opacity=".2"/><rect x="0" y="2" width="780" height="92" rx="46" fill="${PALET.lepel}"/><rect x="14" y="8" width="752" height="80" rx="40" fill="${PALET.raamLicht}"/><path d="M46 20h688" stroke="${PALET.wit}" stroke-width="8" stroke-linecap="round"/><rect x="0" y="2" width="34" height="92" rx="14" fill="${PALET.zuiger}"/><rect x="746" y="2" width="34" height="92" rx="14" fill="${PALET.zuiger}"/>`,
  },
  vak: {
    vak: [78, 84],
    tonen: ['vol', 'nu', 'leeg'],
    svg: (toon) =>
      `<rect x="3" y="3" width="72" height="78" rx="14" fill="${PALET.wit}" stroke="${VAKKEN[toon] ?? PALET.vakrand}" stroke-width="5"${toon === 'leeg' ? ' stroke-dasharray="9 7"' : ''}/>`,
  },
  gloed: {
    vak: [128, 128],
    svg: () =>
      `<circle cx="64" cy="64" r="60" fill="${KLEUREN.zon}" opacity=".5"/><circle cx="64" cy="64" r="57" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="18 12"/>`,
  },
  'bord-woord': { vak: [400, 96], svg: () => drawBord(400, 96) },
  'bord-oor': { vak: [190, 96], tonen: ['leeg'], svg: (toon) => drawBord(190, 96, toon === 'leeg' ? '' : OOR) },
  'bord-liggend': { vak: [480, 96], svg: () => drawBord(480, 96) },
  'bord-staand': { vak: [480, 96], svg: () => drawBord(480, 96) },
};
