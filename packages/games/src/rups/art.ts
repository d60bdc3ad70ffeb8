import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawGloed, drawKnopVlak, drawVerloop, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { PALET } from './palet.ts';
import { VLAKKEN } from './vleugels.ts';

interface StruikbladOpties {
  readonly x: number;
  readonly y: number;
  readonly hoek: number;
  readonly s: number;
  readonly kleur: string;
}

const drawStruikblad = ({ x, y, hoek, s, kleur }: StruikbladOpties): string =>
  `<path transform="translate(${x} ${y}) rotate(${hoek}) scale(${s})" d="M0 0q40-70 130-60-20 80-130 60z" fill="${kleur}"/>`;

/** Where the leaf lies: its corner, its width and its height. */
type Vak = readonly [x: number, y: number, bw: number, bh: number];

/** Where the caterpillar was before: how far along the upper and the lower edge, and how deep it bit. */
const HAPJES = {
  boven: [
    [0.645, 24],
    [0.71, 17],
    [0.27, 15],
  ],
  onder: [
    [0.3, 26],
    [0.366, 18],
    [0.7, 19],
  ],
} as const;
/** Little holes, as shares of the leaf. */
const GAATJES = [
  [0.955, 0.44, 10],
  [0.93, 0.52, 6],
  [0.27, 0.94, 9],
  [0.41, 0.93, 6],
  [0.62, 0.07, 7],
] as const;

/** The edge of a leaf that was eaten from: bites on the way along, and holes turned the other way round, so that they are none of it. */
function drawRand([x, y, bw, bh]: Vak): string {
  const boven = y - 8;
  const onder = y + bh + 8;
  const heen = HAPJES.boven.toSorted(([a], [b]) => a - b).map(([p, r]) => `H${x + bw * p - r}A${r} ${r} 0 0 0 ${x + bw * p + r} ${boven}`);
  const terug = HAPJES.onder.toSorted(([a], [b]) => b - a).map(([p, r]) => `H${x + bw * p + r}A${r} ${r} 0 0 0 ${x + bw * p - r} ${onder}`);
  const gaten = GAATJES.map(([px, py, r]) => `M${x + bw * px - r} ${y + bh * py}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`);
  return `M${x - 4} ${y + bh * 0.5}C${x - 26} ${y - 10} ${x + 30} ${y - 12} ${x + bw * 0.2} ${boven}${heen.join('')}H${x + bw * 0.86}C${x + bw + 30} ${boven} ${x + bw + 22} ${y + bh * 0.2} ${x + bw + 14} ${y + bh * 0.5}C${x + bw + 20} ${y + bh * 0.8} ${x + bw + 26} ${onder} ${x + bw * 0.86} ${onder}${terug.join('')}H${x + bw * 0.2}C${x + 30} ${y + bh + 10} ${x - 26} ${y + bh + 10} ${x - 4} ${y + bh * 0.5}z${gaten.join('')}`;
}

/** A snail that looks on from the edge. */
const drawSlak = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-44 22q40 10 84 0 16-6 16-24 0-12-10-12-8 0-8 12 0 8-12 8z" fill="${PALET.zijde}"/><path d="M38-16l-2-16M50-16l6-15" stroke="${PALET.zijde}" stroke-width="4" stroke-linecap="round"/><circle cx="36" cy="-34" r="4" fill="${PALET.hout}"/><circle cx="57" cy="-33" r="4" fill="${PALET.hout}"/><circle cx="-4" cy="-4" r="27" fill="${PALET.schors}"/><path d="M-4-4q8-4 8 5t-12 9q-16-2-15-17t18-16q18 2 18 22" fill="none" stroke="${PALET.zijdeLicht}" stroke-width="5" stroke-linecap="round"/></g>`;

/** Foliage out of focus, one big leaf over the whole grid, and a branch for the cocoons. */
function drawDecor(w: number, h: number, blad: Vak): string {
  const [x, y, bw, bh] = blad;
  const nerf = Array.from({ length: Math.round(bw / 150) }, (_, i) => {
    const nx = x + 90 + i * ((bw - 130) / Math.round(bw / 150));
    return `<path d="M${nx} ${y + bh / 2}q50-${bh * 0.18} 96-${bh * 0.42}M${nx} ${y + bh / 2}q50 ${bh * 0.18} 96 ${bh * 0.42}" stroke="${PALET.gras4}" stroke-width="7" fill="none" opacity=".5" stroke-linecap="round"/><path d="M${nx + 40} ${y + bh * 0.34}q34-6 60-40M${nx + 40} ${y + bh * 0.66}q34 6 60 40M${nx + 62} ${y + bh * 0.22}q-30-10-44-44M${nx + 62} ${y + bh * 0.78}q-30 10-44 44" stroke="${PALET.gras4}" stroke-width="4" fill="none" opacity=".35" stroke-linecap="round"/>`;
  }).join('');
  const vorm = drawRand(blad);
  const dauw = [
    [0.08, 0.16, 15],
    [0.93, 0.82, 18],
    [0.9, 0.1, 11],
    [0.05, 0.72, 10],
    [0.53, 0.04, 9],
  ]
    .map(
      ([px = 0, py = 0, r = 9]) =>
        `<circle cx="${x + bw * px}" cy="${y + bh * py}" r="${r}" fill="${PALET.drup}" opacity=".65"/><circle cx="${x + bw * px - r * 0.3}" cy="${y + bh * py - r * 0.3}" r="${r * 0.3}" fill="${PALET.wit}"/>`,
    )
    .join('');
  return (
    `<defs>${drawVerloop(`ru-lucht${w}`, { offset: 0, kleur: PALET.dauwblauw }, { offset: 1, kleur: PALET.bladnerf })}${drawVerloop(`ru-blad${w}`, { offset: 0, kleur: PALET.gras3 }, { offset: 0.5, kleur: PALET.gras2 }, { offset: 1, kleur: PALET.gras1 })}<radialGradient id="ru-licht${w}"><stop offset="0" stop-color="${PALET.lentelicht}" stop-opacity=".42"/><stop offset="1" stop-color="${PALET.lentelicht}" stop-opacity="0"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#ru-lucht${w})"/>` +
    `<circle cx="${w * 0.12}" cy="${h * 0.3}" r="150" fill="${PALET.bladlicht}" opacity=".5"/>` +
    Array.from({ length: Math.round(w / 80) }, (_, i) =>
      drawStruikblad({
        x: i * 84 - 40,
        y: h - 6 + (i % 3) * 12,
        hoek: -58 + (i % 4) * 22,
        s: 1.25,
        kleur: [PALET.verteLicht, PALET.verteBleek, PALET.verteGroen][i % 3] ?? PALET.verteLicht,
      }),
    ).join('') +
    [0.28, 0.48, 0.68]
      .map(
        (p, i) =>
          drawStruikblad({ x: -30, y: h * p, hoek: -14 + i * 20, s: 1, kleur: PALET.verteBleek }) +
          drawStruikblad({ x: w + 30, y: h * p + 30, hoek: 194 - i * 20, s: 1, kleur: PALET.verteLicht }),
      )
      .join('') +
    `<path d="${vorm}" transform="translate(4 14)" fill="${KLEUREN.inkt}" opacity=".16"/><path d="${vorm}" fill="url(#ru-blad${w})"/><path d="${vorm}" fill="none" stroke="${PALET.bladDonker}" stroke-width="6" opacity=".55"/><ellipse cx="${x + bw * 0.34}" cy="${y + bh * 0.24}" rx="${bw * 0.34}" ry="${bh * 0.26}" fill="url(#ru-licht${w})"/>${nerf}<path d="M${x + 8} ${y + bh / 2 - 9}L${x + bw} ${y + bh / 2 - 3}v6L${x + 8} ${y + bh / 2 + 9}z" fill="${PALET.gras5}" opacity=".75"/>${dauw}${drawBeestje(x + bw * 0.955, y + bh * 0.18)}${drawSlak(x + 56, y + bh * 0.9)}` +
    `<path d="M-20 8C${w * 0.3} 26 ${w * 0.66} -4 ${w + 20} 14V-20H-20z" fill="${PALET.hout}"/><path d="M-20 0C${w * 0.3} 18 ${w * 0.66} -12 ${w + 20} 6V-20H-20z" fill="${PALET.schors}"/>` +
    Array.from({ length: Math.round(w / 120) }, (_, i) =>
      drawStruikblad({
        x: i * 124 + 20,
        y: 6,
        hoek: 16 + (i % 3) * 26,
        s: 0.5,
        kleur: [PALET.loofDonker, PALET.heesterLicht, PALET.struik][i % 3] ?? PALET.loofDonker,
      }),
    ).join('')
  );
}

/** A ladybird that looks on. */
const drawBeestje = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(-24)"><ellipse cx="2" cy="6" rx="24" ry="18" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="0" cy="-16" r="10" fill="${KLEUREN.inkt}"/><circle cx="-4" cy="-20" r="3" fill="${PALET.wit}"/><circle cx="5" cy="-20" r="3" fill="${PALET.wit}"/><ellipse cx="0" cy="2" rx="20" ry="18" fill="${KLEUREN.koraal}"/><path d="M0-16v36" stroke="${KLEUREN.inkt}" stroke-width="2.500"/><circle cx="-9" cy="-2" r="3.500" fill="${KLEUREN.inkt}"/><circle cx="9" cy="0" r="3.500" fill="${KLEUREN.inkt}"/><circle cx="-7" cy="11" r="3" fill="${KLEUREN.inkt}"/><circle cx="8" cy="12" r="3" fill="${KLEUREN.inkt}"/></g>`;

const KOP_MOND: Readonly<Record<string, string>> = {
  blij: `<path d="M60 68q12 12 26-2" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/>`,
  lach: `<path d="M56 62q16 4 32-2q0 24-16 24t-16-22z" fill="${KLEUREN.inkt}"/><path d="M62 76q8-6 18 0q-4 8-9 8t-9-8z" fill="${PALET.tong}"/>`,
  bah: `<path d="M58 74q6-10 12-3t14-4" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/><path d="M66 74q6 2 11-1q2 15-5 15t-6-14z" fill="${PALET.tong}"/>`,
};
const KOP_OOG: Readonly<Record<string, string>> = {
  blij: `<circle cx="54" cy="42" r="12" fill="${PALET.wit}"/><circle cx="80" cy="42" r="12" fill="${PALET.wit}"/><circle cx="58" cy="43" r="6.500" fill="${KLEUREN.inkt}"/><circle cx="84" cy="43" r="6.500" fill="${KLEUREN.inkt}"/><circle cx="60" cy="40" r="2.200" fill="${PALET.wit}"/><circle cx="86" cy="40" r="2.200" fill="${PALET.wit}"/>`,
  lach: `<path d="M44 44q9-12 18 0M72 44q9-12 18 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round"/>`,
  bah: `<path d="M44 36l16 7-16 7M92 36l-16 7 16 7" fill="none" stroke="${KLEUREN.inkt}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
};

const VLEUGELS = [
  [KLEUREN.koraal, KLEUREN.zon],
  [KLEUREN.druif, PALET.blos],
  [KLEUREN.zee, PALET.belblauw],
  [KLEUREN.zon, KLEUREN.koraal],
  [PALET.blos, KLEUREN.druif],
] as const;

function drawVlinder(toon: string): string {
  const [a, b] = VLEUGELS[Number(toon) % VLEUGELS.length] ?? VLEUGELS[0];
  const vleugel = `<path d="M50 44C40 8 6-2 4 22c-2 22 20 30 46 26zM50 48C26 50 14 66 22 80c10 12 26-4 28-26z" fill="${a}" stroke="${KLEUREN.inkt}" stroke-opacity=".35" stroke-width="2.500"/><circle cx="22" cy="24" r="9" fill="${b}"/><circle cx="32" cy="68" r="7" fill="${b}"/>`;
  return `${vleugel}<g transform="translate(100 0) scale(-1 1)">${vleugel}</g><rect x="46" y="26" width="8" height="44" rx="4" fill="${KLEUREN.inkt}"/><path d="M48 28q-4-16-14-20M52 28q4-16 14-20" stroke="${KLEUREN.inkt}" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="34" cy="8" r="3" fill="${KLEUREN.inkt}"/><circle cx="66" cy="8" r="3" fill="${KLEUREN.inkt}"/>`;
}

const drawBloemblad = (kleur: string): string =>
  Array.from(
    { length: 8 },
    (_, i) => `<ellipse cx="50" cy="15" rx="16" ry="14" fill="${kleur}" transform="rotate(${i * 45} 50 50)"/>`,
  ).join('');

/** A flower with a letter in its heart. */
function drawHap(toon: string): string {
  const ring =
    toon === 'kijk'
      ? `<circle cx="50" cy="50" r="51" fill="none" stroke="${KLEUREN.zon}" stroke-width="8"/><circle cx="50" cy="50" r="51" fill="none" stroke="${KLEUREN.papier}" stroke-width="3" stroke-dasharray="10 12" stroke-linecap="round"/>`
      : toon === 'doel'
        ? `<circle cx="50" cy="50" r="34" fill="none" stroke="${KLEUREN.zee}" stroke-width="7" stroke-dasharray="13 10" stroke-linecap="round"/>`
        : '';
  return `<ellipse cx="52" cy="56" rx="42" ry="40" fill="${KLEUREN.inkt}" opacity=".13"/>${drawBloemblad(toon === 'kijk' ? PALET.hapgeel : PALET.haproos)}<circle cx="50" cy="50" r="33" fill="${PALET.hapwit}"/><circle cx="50" cy="50" r="33" fill="none" stroke="${PALET.hapRoze}" stroke-width="3"/>${ring}`;
}

const KNOPPEN: Readonly<Record<string, readonly [string, string]>> = {
  spuug: [KLEUREN.papier, PALET.knopgrijs],
  klaar: [KLEUREN.zee, PALET.zeeDonker],
};
const drawKnop = (toon: string, w: number): string => {
  const [kleur, rand] = KNOPPEN[toon] ?? [KLEUREN.papier, PALET.knopgrijs];
  return drawKnopVlak(w, 100, kleur, rand);
};

const VERF = [KLEUREN.koraal, KLEUREN.zon, KLEUREN.zee, KLEUREN.druif, PALET.blos] as const;
const GEEN = -1;

/** Part, colour and dots: `2 0 -1`. */
const VLEUGELTONEN = Array.from({ length: VLAKKEN }, (_, vlak) =>
  [GEEN, 0, 1, 2, 3, 4].flatMap((kleur) => (kleur === GEEN ? [GEEN] : [GEEN, 0, 1, 2, 3, 4]).map((stip) => `${vlak} ${kleur} ${stip}`)),
).flat();

const VLEUGELVORM = [
  'M8 150Q10 30 90 14q60 10 70 70-30 60-152 66z',
  'M14 158Q6 60 76 22q70-30 86 26 0 70-70 100-40 20-78 10z',
  'M8 16q120 0 152 62-4 56-68 76Q10 140 8 16z',
  'M12 12q80-6 130 50 30 60-22 92-60 16-92-44Q12 70 12 12z',
] as const;

function drawVleugel(toon: string): string {
  const [vlak = 0, kleur = GEEN, stip = GEEN] = toon.split(' ').map(Number);
  const vorm = VLEUGELVORM[vlak] ?? VLEUGELVORM[0];
  const stippen =
    stip === GEEN
      ? ''
      : [
          [60, 66, 17],
          [106, 58, 13],
          [84, 104, 15],
          [120, 96, 10],
        ]
          .map(([x = 0, y = 0, r = 0]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${VERF[stip] ?? PALET.wit}"/>`)
          .join('');
  return `<path d="${vorm}" fill="${VERF[kleur] ?? PALET.rupswit}" stroke="${KLEUREN.inkt}" stroke-opacity=".4" stroke-width="5" stroke-linejoin="round"/>${stippen}`;
}

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  kever: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="60" cy="74" rx="36" ry="32" fill="${PALET.belblauw}"/><path d="M60 44v60" fill="none" stroke="${PALET.rupslijn}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M36 56q24-30 48 0z" fill="${PALET.schors}"/>${drawOgen(60, 46, 9, 6)}<circle cx="44" cy="78" r="7" fill="${PALET.dauwblauw}"/><circle cx="78" cy="78" r="7" fill="${PALET.dauwblauw}"/><circle cx="50" cy="94" r="5" fill="${PALET.dauwblauw}"/><path d="M30 74L14 66M30 88L14 98M90 74l16-8M90 88l16 10" fill="none" stroke="${PALET.schors}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M52 36L44 22M68 36l8-14" fill="none" stroke="${PALET.schors}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  druppel: `<ellipse cx="60" cy="108" rx="34" ry="7" fill="${PALET.dauwblauw}"/><path d="M60 14q38 44 32 66-6 24-32 24T28 80q-6-22 32-66z" fill="${PALET.drup}"/><path d="M46 52q-10 20-4 32 8 6 6-8-4-12-2-24z" fill="${PALET.wit}"/>${drawOgen(62, 72, 11, 7)}${drawLach(62, 88, 9)}`,
  bij: `<ellipse cx="48" cy="32" rx="16" ry="24" fill="${PALET.wit}" transform="rotate(-24 48 32)"/><ellipse cx="72" cy="32" rx="16" ry="24" fill="${PALET.wit}" transform="rotate(20 72 32)"/><ellipse cx="60" cy="70" rx="40" ry="32" fill="${PALET.struik}"/><path d="M44 42q-6 28 0 56l12 4q-6-32 0-64zM72 40q6 30 0 60l12-4q6-26 0-52z" fill="${KLEUREN.zon}"/>${drawOgen(34, 66, 8, 7)}${drawLach(33, 80, 6)}<path d="M100 40v-16l10-4" fill="none" stroke="${PALET.schors}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="97" cy="42" r="5" fill="${PALET.schors}"/>`,
  slak: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M10 108q-2-24 18-24h60q22 0 20 24z" fill="${PALET.rupsbuik}"/><circle cx="72" cy="66" r="33" fill="${PALET.knopgrijs}"/><circle cx="72" cy="66" r="22" fill="${PALET.zijdeLicht}"/><circle cx="72" cy="66" r="11" fill="${PALET.knopgrijs}"/><path d="M24 88V58M38 86V58" fill="none" stroke="${PALET.rupsbuik}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(31, 54, 8, 7)}${drawLach(29, 98, 7)}<path d="M100 96q14-10 18 4-6 10-18 4z" fill="${PALET.rupsgroen}"/>`,
  mier: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="22" cy="96" r="9" fill="${PALET.schors}"/><circle cx="34" cy="92" r="8" fill="${PALET.schors}"/><circle cx="46" cy="90" r="10" fill="${PALET.schors}"/><circle cx="62" cy="96" r="9" fill="${PALET.schors}"/><circle cx="74" cy="92" r="8" fill="${PALET.schors}"/><circle cx="86" cy="90" r="10" fill="${PALET.schors}"/><path d="M20 104v8M34 100v12M62 104v8M76 100v12" fill="none" stroke="${PALET.schors}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(48, 88, 4, 4)}${drawOgen(88, 88, 4, 4)}<path d="M20 82Q22 48 56 44t48 34q-40 10-84 4z" fill="${PALET.hapgeel}"/><circle cx="46" cy="62" r="5" fill="${PALET.hout}"/><circle cx="72" cy="66" r="5" fill="${PALET.hout}"/><circle cx="60" cy="54" r="4" fill="${PALET.hout}"/>`,
  spin: `<path d="M60 0v46" fill="none" stroke="${PALET.zijde}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="72" r="26" fill="${PALET.hapRoze}"/><circle cx="60" cy="60" r="15" fill="${PALET.haproos}"/><path d="M40 64L18 52M36 74H12M40 84L20 100M80 64l22-12M84 74h24M80 84l20 16" fill="none" stroke="${PALET.schors}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 68, 10, 7)}${drawLach(60, 84, 9)}`,
  paddenstoel: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M46 60h28l6 50H40z" fill="${PALET.hapwit}"/><path d="M10 64q0-54 50-54t50 54q-50 14-100 0z" fill="${KLEUREN.koraal}"/><circle cx="36" cy="40" r="8" fill="${PALET.hapwit}"/><circle cx="62" cy="26" r="9" fill="${PALET.hapwit}"/><circle cx="86" cy="46" r="7" fill="${PALET.hapwit}"/><circle cx="58" cy="52" r="5" fill="${PALET.hapwit}"/>${drawOgen(60, 78, 8, 5)}${drawLach(60, 90, 7)}`,
  regenworm: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M48 112q-14-40 10-64" fill="none" stroke="${PALET.haproos}" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="42" r="19" fill="${PALET.haproos}"/><path d="M38 88l22 4M40 72l22 2" fill="none" stroke="${PALET.hapRoze}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(64, 38, 8, 6)}${drawLach(64, 50, 7)}<path d="M14 112q4-20 22-20t24 20zM62 112q2-14 20-14t26 14z" fill="${PALET.schors}"/><path d="M46 26q16-14 32 0z" fill="${KLEUREN.zon}"/>`,
  libel: `<ellipse cx="32" cy="42" rx="30" ry="9" fill="${PALET.dauwblauw}" transform="rotate(14 32 42)"/><ellipse cx="88" cy="42" rx="30" ry="9" fill="${PALET.dauwblauw}" transform="rotate(-14 88 42)"/><ellipse cx="36" cy="58" rx="26" ry="8" fill="${PALET.dauwblauw}" transform="rotate(-10 36 58)"/><ellipse cx="84" cy="58" rx="26" ry="8" fill="${PALET.dauwblauw}" transform="rotate(10 84 58)"/><rect x="55" y="40" width="10" height="70" rx="5" fill="${PALET.zeeDonker}"/><path d="M56 62h8M56 76h8M56 90h8" fill="none" stroke="${PALET.lentegroen}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="30" r="16" fill="${PALET.zeeDonker}"/>${drawOgen(60, 28, 9, 7)}`,
  zaadje: `<path d="M60 112V58" fill="none" stroke="${PALET.schors}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="60" cy="110" rx="6" ry="9" fill="${PALET.hout}"/><path d="M60 60L28 38M60 60L40 22M60 60V14M60 60l20-38M60 60l32-22" fill="none" stroke="${PALET.zijde}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="28" cy="36" r="8" fill="${PALET.wit}"/><circle cx="40" cy="20" r="8" fill="${PALET.wit}"/><circle cx="60" cy="12" r="9" fill="${PALET.wit}"/><circle cx="80" cy="20" r="8" fill="${PALET.wit}"/><circle cx="92" cy="36" r="8" fill="${PALET.wit}"/><circle cx="60" cy="56" r="15" fill="${PALET.wit}"/>${drawOgen(60, 54, 6, 4)}${drawLach(60, 62, 5)}`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  vleugel: { vak: [170, 170], tonen: VLEUGELTONEN, svg: drawVleugel },
  romp: {
    vak: [90, 330],
    svg: () =>
      `<path d="M45 70Q20 20 6 14M45 70Q70 20 84 14" fill="none" stroke="${PALET.hout}" stroke-width="7" stroke-linecap="round"/><circle cx="6" cy="12" r="7" fill="${PALET.hout}"/><circle cx="84" cy="12" r="7" fill="${PALET.hout}"/><ellipse cx="45" cy="206" rx="24" ry="118" fill="${PALET.schors}"/><path d="M24 170h42M22 206h46M24 242h42M30 276h30" stroke="${PALET.hout}" stroke-width="7"/><circle cx="45" cy="86" r="34" fill="${PALET.lentegroen}" stroke="${PALET.rupsrand}" stroke-width="5"/><circle cx="33" cy="82" r="8" fill="${PALET.wit}"/><circle cx="57" cy="82" r="8" fill="${PALET.wit}"/><circle cx="34" cy="84" r="4.500" fill="${KLEUREN.inkt}"/><circle cx="58" cy="84" r="4.500" fill="${KLEUREN.inkt}"/><path d="M36 98q9 8 18 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/>`,
  },
  druppel: {
    vak: [62, 76],
    tonen: ['0', '1', '2', '3', '4'],
    svg: (toon) =>
      `<path d="M31 2q30 34 26 50-6 22-26 22T5 52Q1 36 31 2z" fill="${VERF[Number(toon)] ?? PALET.wit}" stroke="${KLEUREN.inkt}" stroke-opacity=".3" stroke-width="4"/><ellipse cx="22" cy="46" rx="6" ry="11" fill="${PALET.wit}" opacity=".55"/>`,
  },
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor(1280, 720, [58, 178, 1164, 528]) },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor(720, 960, [14, 260, 692, 692]) },
  hap: { vak: [100, 100], tonen: ['doel', 'kijk'], svg: drawHap },
  segment: {
    vak: [84, 84],
    tonen: ['0', '1'],
    svg: (toon) => {
      const [licht, donker] = toon === '0' ? [PALET.rupsgloed, PALET.lentegroen] : [PALET.rupsbuik, PALET.rupslijn];
      return `<ellipse cx="44" cy="80" rx="32" ry="7" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M24 74q-4 10-10 8M58 76q2 8 10 7" stroke="${PALET.rupsrand}" stroke-width="7" fill="none" stroke-linecap="round"/><defs>${drawGloed(`ru-seg${toon}`, { offset: 0, kleur: PALET.rupsglans }, { offset: 0.55, kleur: licht }, { offset: 1, kleur: donker })}</defs><circle cx="42" cy="42" r="38" fill="url(#ru-seg${toon})" stroke="${PALET.rupsrand}" stroke-width="3"/>`;
    },
  },
  kop: {
    vak: [104, 104],
    tonen: ['bah', 'blij', 'lach'],
    svg: (toon) =>
      `<path d="M44 16Q34-8 22-8M66 14Q70-10 84-10" stroke="${PALET.rupsrand}" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="22" cy="-8" r="7" fill="${KLEUREN.koraal}"/><circle cx="84" cy="-10" r="7" fill="${KLEUREN.koraal}"/><defs>${drawGloed('ru-kop', { offset: 0, kleur: PALET.rupswit }, { offset: 0.55, kleur: PALET.rupslicht }, { offset: 1, kleur: PALET.rupsgroen })}</defs><circle cx="52" cy="54" r="46" fill="url(#ru-kop)" stroke="${PALET.rupsrand}" stroke-width="3.500"/><circle cx="40" cy="62" r="8" fill="${PALET.blos}" opacity=".6"/><circle cx="92" cy="60" r="6" fill="${PALET.blos}" opacity=".6"/>${KOP_OOG[toon] ?? ''}${KOP_MOND[toon] ?? ''}`,
  },
  cocon: {
    vak: [60, 92],
    tonen: ['open'],
    svg: (toon) =>
      toon === 'open'
        ? `<path d="M30-10V10" stroke="${PALET.hout}" stroke-width="4"/><path d="M30 8q-26 12-24 46q4 30 24 34q-10-20-2-38q-10-14 2-42z" fill="${PALET.zijde}" stroke="${PALET.draadDonker}" stroke-width="3"/><path d="M30 8q26 12 24 46q-4 30-24 34q10-20 4-38q10-14-4-42z" fill="${PALET.zijdeLicht}" stroke="${PALET.draadDonker}" stroke-width="3"/>`
        : `<path d="M30-10V10" stroke="${PALET.hout}" stroke-width="4"/><path d="M30 6C2 16 0 66 30 90 60 66 58 16 30 6z" fill="${PALET.zijdeLicht}" stroke="${PALET.draadDonker}" stroke-width="3"/><path d="M13 28q18 12 35 1M9 46q21 14 42 0M14 64q17 12 33 0" fill="none" stroke="${PALET.draad}" stroke-width="4" stroke-linecap="round"/><path d="M20 22q-8 18-4 42" stroke="${PALET.wit}" stroke-width="5" fill="none" stroke-linecap="round" opacity=".7"/>`,
  },
  vlinder: { vak: [100, 86], tonen: ['1', '2', '3', '4'], svg: drawVlinder },
  strook: {
    vak: [820, 96],
    svg: () =>
      `<rect y="5" width="820" height="91" rx="30" fill="${KLEUREN.inkt}" opacity=".13"/><rect width="820" height="91" rx="30" fill="${KLEUREN.papier}" opacity=".93"/>`,
  },
  chip: {
    vak: [72, 78],
    tonen: ['vol'],
    svg: (toon) =>
      toon === 'vol'
        ? `<rect x="1" y="5" width="70" height="71" rx="18" fill="${PALET.chiprand}"/><rect x="1" y="1" width="70" height="70" rx="18" fill="${PALET.chip}"/>`
        : `<rect x="3" y="3" width="66" height="70" rx="18" fill="none" stroke="${PALET.zilverDonker}" stroke-width="4" stroke-dasharray="9 8" stroke-linecap="round"/>`,
  },
  ballon: {
    vak: [120, 56],
    svg: () =>
      `<path d="M24 2h72q22 0 22 20t-22 20H46L24 56l4-15Q2 38 2 22T24 2z" fill="${KLEUREN.papier}" stroke="${KLEUREN.inkt}" stroke-opacity=".3" stroke-width="2.500"/>`,
  },
  'knop-liggend': { vak: [176, 100], tonen: ['klaar'], svg: (toon) => drawKnop(toon, 176) },
  'knop-staand': { vak: [268, 100], tonen: ['klaar'], svg: (toon) => drawKnop(toon, 268) },
};
