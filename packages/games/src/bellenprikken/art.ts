import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawGloed, drawHeuvels, traceSter, drawVerloop, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { PALET } from './palet.ts';
import { drawStuk, STUKKEN } from './stukart.ts';

/** Small fixed stars, thinner towards the horizon. */
function drawSterretjes(w: number, tot: number): string {
  return Array.from({ length: 46 }, (_, i) => {
    const x = (i * 197.3) % w;
    const y = ((i * 89.7) % 100) ** 1.25 * (tot / 420);
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(1 + (i % 3) * 0.7).toFixed(1)}" fill="${PALET.nachtster}" opacity="${(0.35 + (i % 4) * 0.15).toFixed(2)}"/>`;
  }).join('');
}

const drawDen = (x: number, y: number, s: number, kleur: string): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M0-110l26 40h-12l22 34h-14l24 36H-46l24-36h-14l22-34h-12z" fill="${kleur}"/>`;

const drawRiet = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-20 0q-6-60-16-92M-6 0q0-80-4-128M10 0q6-70 16-108M24 0q8-40 22-62" stroke="${PALET.riet}" stroke-width="5" fill="none" stroke-linecap="round"/><rect x="-16" y="-146" width="12" height="40" rx="6" fill="${PALET.riethout}"/><rect x="21" y="-132" width="12" height="36" rx="6" fill="${PALET.riethout}"/><path d="M-4 0q14-40 40-52q-10 30-26 52z" fill="${PALET.rietblad}"/></g>`;

const drawLeliblad = (x: number, y: number, s: number, bloem: boolean): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="0" cy="0" rx="46" ry="15" fill="${PALET.leliegroen}"/><path d="M0 0L46-8v12z" fill="${PALET.meer}"/><ellipse cx="-8" cy="-3" rx="30" ry="7" fill="${PALET.lelieglans}" opacity=".6"/>${bloem ? `<path d="M-14-4q-16-16-6-26q12 6 14 18q-2-20 8-26q10 8 6 24q6-10 16-12q4 16-12 24z" fill="${PALET.waterlelie}"/><circle cx="0" cy="-12" r="5" fill="${KLEUREN.zon}"/>` : ''}</g>`;

/** A lake at dusk: sky, moon, mountains, pines, water with the last light on it. */
function drawDecor(w: number, h: number, water: number): string {
  const x = w * 0.82;
  return (
    `<defs>${drawVerloop(`bp-lucht${w}`, { offset: 0, kleur: PALET.avondblauw }, { offset: 0.42, kleur: PALET.schemer }, { offset: 0.72, kleur: PALET.avondroos }, { offset: 0.92, kleur: PALET.avondgloed }, { offset: 1, kleur: PALET.horizongloed })}${drawVerloop(`bp-water${w}`, { offset: 0, kleur: PALET.waterroze }, { offset: 0.14, kleur: PALET.waterschemer }, { offset: 0.5, kleur: PALET.meer }, { offset: 1, kleur: PALET.meerDiep })}</defs>` +
    `<rect width="${w}" height="${water + 4}" fill="url(#bp-lucht${w})"/>${drawSterretjes(w, water * 0.6)}` +
    `<circle cx="${x}" cy="${h * 0.14}" r="88" fill="${PALET.gloed}" opacity=".1"/><circle cx="${x}" cy="${h * 0.14}" r="54" fill="${PALET.maan}"/><circle cx="${x - 16}" cy="${h * 0.14 - 10}" r="9" fill="${PALET.maanvlek}" opacity=".7"/><circle cx="${x + 16}" cy="${h * 0.14 + 14}" r="12" fill="${PALET.maanvlek}" opacity=".6"/><circle cx="${x + 12}" cy="${h * 0.14 - 22}" r="5" fill="${PALET.maanvlek}" opacity=".7"/>` +
    drawHeuvels({ breed: w, bodem: water + 2, top: 120, n: 2, kleur: PALET.bergVer, schuif: 0.35 }) +
    drawHeuvels({ breed: w, bodem: water + 2, top: 78, n: 3, kleur: PALET.bergMidden, schuif: 0.1 }) +
    drawHeuvels({ breed: w, bodem: water + 2, top: 42, n: 5, kleur: PALET.bergVoor }) +
    [0.03, 0.08, 0.13, 0.19, 0.8, 0.86, 0.92, 0.975]
      .map((p, i) => drawDen(w * p, water + 4, 0.6 + ((i * 7) % 4) * 0.14, i % 2 === 0 ? PALET.denDonker : PALET.den))
      .join('') +
    `<rect y="${water}" width="${w}" height="${h - water}" fill="url(#bp-water${w})"/>` +
    Array.from(
      { length: 12 },
      (_, i) =>
        `<rect x="${(((i * 263) % 100) / 100) * w}" y="${water + 8 + i * ((h - water) / 13)}" width="${60 + (i % 4) * 44}" height="4" rx="2" fill="${PALET.wit}" opacity="${(0.2 - i * 0.012).toFixed(2)}"/>`,
    ).join('') +
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<rect x="${x - 26 - i * 7}" y="${water + 6 + i * 11}" width="${52 + i * 14}" height="5" rx="2.500" fill="${PALET.maan}" opacity="${0.5 - i * 0.1}"/>`,
      )
      .join('') +
    drawLeliblad(w * 0.14, water + 66, 1, true) +
    drawLeliblad(w * 0.89, water + 84, 1.15, false) +
    drawLeliblad(w * 0.72, water + 40, 0.7, true) +
    drawRiet(w * 0.03, h + 6, 1.2) +
    drawRiet(w * 0.97, h + 10, 1.1)
  );
}

const drawGolf = (w: number): string => {
  const lijn = Array.from({ length: Math.ceil(w / 80) }, () => 'q20-18 40 0t40 0').join('');
  return `<path d="M0 22${lijn}V90H0z" fill="${PALET.golfDonker}" opacity=".92"/><path d="M0 22${lijn}" fill="none" stroke="${PALET.golfkam}" stroke-width="4" opacity=".55"/>`;
};

/** A plank that hangs from two ropes. */
const drawPlank = (w: number, inhoud = ''): string =>
  `<path d="M${w * 0.2}-90V30M${w * 0.8}-90V30" stroke="${PALET.touwLicht}" stroke-width="6"/><rect y="16" width="${w}" height="96" rx="22" fill="${PALET.schaduwblauw}" opacity=".3" transform="translate(0 6)"/><rect y="12" width="${w}" height="98" rx="22" fill="${PALET.plankhout}"/><rect x="8" y="19" width="${w - 16}" height="84" rx="16" fill="${PALET.roomwit}"/><circle cx="${w * 0.2}" cy="26" r="5" fill="${PALET.hout}"/><circle cx="${w * 0.8}" cy="26" r="5" fill="${PALET.hout}"/>${inhoud}`;

const BEL_RAND =
  `<circle cx="50" cy="50" r="47" fill="none" stroke="${PALET.belblauw}" stroke-width="3"/><circle cx="50" cy="50" r="44.500" fill="none" stroke="${PALET.belroze}" stroke-width="2.500" opacity=".85"/><circle cx="50" cy="50" r="42.500" fill="none" stroke="${PALET.lichtgeel}" stroke-width="1.500" opacity=".8"/>` +
  `<path d="M18 38q6-18 22-24" fill="none" stroke="${PALET.wit}" stroke-width="6" stroke-linecap="round"/><circle cx="15" cy="50" r="3" fill="${PALET.wit}"/><path d="M84 64q-5 14-18 20" fill="none" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round" opacity=".7"/>`;

const TROSKLEUREN: Readonly<Record<string, { readonly rand: string; readonly kern: string }>> = {
  '0': { rand: PALET.trosRoze, kern: PALET.trosRozeLicht },
  '1': { rand: PALET.trosBlauw, kern: PALET.trosBlauwLicht },
  '2': { rand: PALET.trosGroen, kern: PALET.trosGroenLicht },
  goud: { rand: PALET.goudDonker, kern: PALET.lichtgeel },
};
/** So that a colour is never all there is to tell them by. */
const TROSTEKENS: Readonly<Record<string, string>> = {
  '0': `<circle cx="48" cy="52" r="10" fill="none" stroke="${PALET.wit}" stroke-width="5"/>`,
  '1': `<path d="M32 52q8-9 16 0t16 0" fill="none" stroke="${PALET.wit}" stroke-width="5" stroke-linecap="round"/>`,
  '2': `<path d="M48 42v20M38 52h20" fill="none" stroke="${PALET.wit}" stroke-width="5" stroke-linecap="round"/>`,
  goud: `<path transform="translate(48 52)" d="${traceSter(5, 20, 9)}" fill="${PALET.goudDonker}"/>`,
};

/** A coloured bubble with its own sign. */
function drawTrosbel(toon: string): string {
  const { rand, kern } = TROSKLEUREN[toon] ?? { rand: PALET.trosRoze, kern: PALET.trosRozeLicht };
  return `<defs>${drawGloed(`bp-tros${toon}`, { offset: 0, kleur: kern }, { offset: 0.7, kleur: kern }, { offset: 1, kleur: rand })}</defs><circle cx="48" cy="48" r="44" fill="url(#bp-tros${toon})" stroke="${rand}" stroke-width="4"/>${TROSTEKENS[toon] ?? ''}<path d="M20 38q5-16 20-20" fill="none" stroke="${PALET.wit}" stroke-width="6" stroke-linecap="round"/>`;
}

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  kikker: `<ellipse cx="60" cy="106" rx="46" ry="9" fill="${PALET.leliegroen}"/><path d="M28 100q-4-40 32-40t32 40z" fill="${PALET.rietblad}"/><circle cx="42" cy="52" r="14" fill="${PALET.rietblad}"/><circle cx="78" cy="52" r="14" fill="${PALET.rietblad}"/>${drawOgen(60, 50, 18, 8)}<ellipse cx="60" cy="78" rx="16" ry="10" fill="${PALET.koraalDonker}"/><ellipse cx="60" cy="84" rx="10" ry="4" fill="${PALET.waterroze}"/><circle cx="60" cy="96" r="8" fill="${PALET.lichtgeel}"/><path d="M98 36v-18l10-4" fill="none" stroke="${PALET.lichtgeel}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="94" cy="38" r="6" fill="${PALET.lichtgeel}"/>`,
  uil: `<path d="M60 60Q30 20 4 44q16 4 16 18 14-2 20 12zM60 60q30-40 56-16-16 4-16 18-14-2-20 12z" fill="${PALET.bergVoor}"/><ellipse cx="60" cy="64" rx="26" ry="34" fill="${PALET.houtWarm}"/><ellipse cx="60" cy="78" rx="16" ry="20" fill="${PALET.roomwit}"/><circle cx="48" cy="48" r="13" fill="${PALET.roomwit}"/><circle cx="72" cy="48" r="13" fill="${PALET.roomwit}"/><circle cx="48" cy="48" r="7" fill="${PALET.goudDonker}"/><circle cx="72" cy="48" r="7" fill="${PALET.goudDonker}"/><circle cx="48" cy="48" r="4" fill="${KLEUREN.inkt}"/><circle cx="72" cy="48" r="4" fill="${KLEUREN.inkt}"/><path d="M55 58h10l-5 8z" fill="${KLEUREN.zon}"/>`,
  zwaan: `<ellipse cx="60" cy="106" rx="50" ry="8" fill="${PALET.golfkam}"/><path d="M14 84q-4-18 12-16 22-20 54-8 18 6 24 22-4 24-44 24T14 84z" fill="${PALET.wit}"/><path d="M88 78q16-30-4-52" fill="none" stroke="${PALET.wit}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/><circle cx="80" cy="26" r="13" fill="${PALET.wit}"/><path d="M70 22L54 30l16 6z" fill="${PALET.koraalDonker}"/><circle cx="78" cy="24" r="4" fill="${KLEUREN.inkt}"/><path d="M36 66q26-12 46 10-24 18-46-10z" fill="${PALET.mistwit}"/>`,
  glimworm: `<circle cx="70" cy="76" r="36" fill="${PALET.lichtgeel}" opacity=".35"/><ellipse cx="44" cy="38" rx="16" ry="24" fill="${PALET.belwit}" transform="rotate(-30 44 38)"/><ellipse cx="70" cy="36" rx="16" ry="24" fill="${PALET.belwit}" transform="rotate(30 70 36)"/><ellipse cx="58" cy="56" rx="20" ry="16" fill="${PALET.bergVoor}"/><ellipse cx="72" cy="78" rx="22" ry="18" fill="${PALET.lichtgeel}" transform="rotate(40 72 78)"/><circle cx="42" cy="54" r="15" fill="${PALET.bergVoor}"/>${drawOgen(40, 52, 7, 6)}${drawLach(40, 62, 6)}<path d="M36 40L26 26M46 38l0-16" fill="none" stroke="${PALET.bergVoor}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  ster: `<path d="M112 12L66 52M96 6L56 40M116 34L78 66" fill="none" stroke="${PALET.lichtgeel}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 36l12 25 28 4-20 20 5 27-25-13-25 13 5-27L4 65l28-4z" fill="${KLEUREN.zon}"/>${drawOgen(44, 72, 9, 6)}${drawLach(44, 84, 7)}`,
  boot: `<ellipse cx="60" cy="106" rx="46" ry="8" fill="${PALET.golfkam}"/><path d="M8 74h104L88 102H32z" fill="${PALET.wit}"/><path d="M60 20L28 74h64z" fill="${PALET.mistwit}"/><path d="M60 20v54h32z" fill="${PALET.wit}"/><path d="M60 20V8" fill="none" stroke="${PALET.touwLicht}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 8l18 6-18 6z" fill="${KLEUREN.koraal}"/>${drawOgen(60, 84, 10, 6)}${drawLach(60, 92, 8)}`,
  otter: `<ellipse cx="60" cy="104" rx="54" ry="10" fill="${PALET.golfkam}"/><ellipse cx="62" cy="84" rx="42" ry="18" fill="${PALET.houtWarm}"/><ellipse cx="66" cy="82" rx="28" ry="11" fill="${PALET.roomwit}"/><circle cx="26" cy="74" r="19" fill="${PALET.houtWarm}"/><circle cx="14" cy="60" r="6" fill="${PALET.houtWarm}"/><circle cx="36" cy="58" r="6" fill="${PALET.houtWarm}"/>${drawOgen(26, 70, 7, 6)}<circle cx="26" cy="79" r="4" fill="${PALET.meerDiep}"/>${drawLach(26, 82, 5)}<circle cx="70" cy="72" r="12" fill="${PALET.waterroze}"/><path d="M58 72q12-16 24 0z" fill="${PALET.belroze}"/><ellipse cx="104" cy="78" rx="12" ry="6" fill="${PALET.houtWarm}"/>`,
  vleermuis: `<path d="M10 8h100" fill="none" stroke="${PALET.houtWarm}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M52 12v14M68 12v14" fill="none" stroke="${PALET.bergVer}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 24q-34 6-36 60 12-8 18 4 8-10 18 4 10-14 18-4 6-12 18-4-2-54-36-60z" fill="${PALET.bergVer}"/><circle cx="60" cy="84" r="20" fill="${PALET.bergVer}"/><path d="M44 92l-6 20 16-10zM76 92l6 20-16-10z" fill="${PALET.bergVer}"/>${drawOgen(60, 84, 8, 6)}${drawLach(60, 74, 6)}`,
  lampion: `<circle cx="60" cy="58" r="50" fill="${PALET.lichtgeel}" opacity=".3"/><ellipse cx="60" cy="60" rx="34" ry="38" fill="${KLEUREN.koraal}"/><ellipse cx="60" cy="60" rx="18" ry="38" fill="${PALET.belroze}"/><path d="M60 22v76" fill="none" stroke="${PALET.koraalDonker}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="44" y="16" width="32" height="10" rx="3" fill="${PALET.hout}"/><rect x="44" y="94" width="32" height="10" rx="3" fill="${PALET.hout}"/><path d="M60 104v12" fill="none" stroke="${PALET.lichtgeel}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 54, 11, 7)}${drawLach(60, 70, 9)}`,
  vis: `<path d="M104 30Q70 16 34 52q-14 20 2 34 34 6 56-26 12-18 12-30z" fill="${PALET.mistblauw}"/><path d="M34 84L10 92l6-24z" fill="${PALET.belblauw}"/><path d="M62 40q4-22 24-26l-2 22z" fill="${PALET.belblauw}"/><path d="M76 40q-8 12 2 22" fill="none" stroke="${PALET.mistwit}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(88, 38, 5, 6)}<circle cx="24" cy="108" r="5" fill="${PALET.golfkam}"/><circle cx="42" cy="112" r="6" fill="${PALET.golfkam}"/><circle cx="60" cy="108" r="4" fill="${PALET.golfkam}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  stuk: { vak: [240, 180], tonen: STUKKEN, svg: drawStuk },
  'decor-liggend': { vak: [1280, 720], svg: () => drawDecor(1280, 720, 552) },
  'decor-staand': { vak: [720, 960], svg: () => drawDecor(720, 960, 764) },
  'golf-liggend': { vak: [1400, 70], svg: () => drawGolf(1440) },
  'golf-staand': { vak: [840, 70], svg: () => drawGolf(880) },
  bel: {
    vak: [100, 100],
    tonen: ['mist'],
    svg: (toon) =>
      toon === 'mist'
        ? `<defs>${drawGloed('bp-mist', { offset: 0, kleur: PALET.mistwit, alpha: 0.7 }, { offset: 0.7, kleur: PALET.mistblauw, alpha: 0.8 }, { offset: 1, kleur: PALET.mistrand, alpha: 0.85 })}</defs><circle cx="50" cy="50" r="46" fill="url(#bp-mist)"/><path d="M24 44q10-12 22-2t22-3M28 58q10-9 20 0t24-1M36 72q8-6 16 0t14-1" fill="none" stroke="${PALET.wit}" stroke-width="5" stroke-linecap="round" opacity=".85"/>${BEL_RAND}`
        : `<defs>${drawGloed('bp-bel', { offset: 0, kleur: PALET.wit, alpha: 0.97 }, { offset: 0.62, kleur: PALET.belwit, alpha: 0.93 }, { offset: 0.86, kleur: PALET.belLila, alpha: 0.85 }, { offset: 1, kleur: PALET.belrand, alpha: 0.75 })}</defs><circle cx="50" cy="50" r="46" fill="url(#bp-bel)"/>${BEL_RAND}`,
  },
  tros: {
    vak: [96, 96],
    tonen: ['0', '1', '2', 'goud'],
    svg: (toon) => drawTrosbel(toon),
  },
  boot: {
    vak: [226, 92],
    svg: () =>
      `<path d="M196 30V-30" stroke="${PALET.hout}" stroke-width="5"/><path d="M196-30h22" stroke="${PALET.hout}" stroke-width="4"/><circle cx="218" cy="-8" r="26" fill="${PALET.lichtgeel}" opacity=".35"/><path d="M218-28v6" stroke="${KLEUREN.inkt}" stroke-width="3"/><rect x="209" y="-22" width="18" height="24" rx="6" fill="${KLEUREN.zon}" stroke="${PALET.goudDonker}" stroke-width="3"/>` +
      `<path d="M6 26q107 22 214 0q-12 46-44 60q-63 10-126 0Q18 72 6 26z" fill="${PALET.koraalDonker}"/><path d="M6 26q107 22 214 0l-5 16q-102 22-204 0z" fill="${KLEUREN.koraal}"/><path d="M6 26q107 22 214 0v-7q-107 20-214 0z" fill="${PALET.roomwit}"/><path d="M34 70q79 16 158 0l-14 14q-65 10-130 0z" fill="${PALET.schaduwblauw}" opacity=".22"/><path d="M112 42l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z" fill="${KLEUREN.zon}"/>`,
  },
  pijl: {
    vak: [26, 84],
    svg: () =>
      `<path d="M13 0l11 26-11-6-11 6z" fill="${KLEUREN.nevel}" stroke="${KLEUREN.inkt}" stroke-width="2"/><rect x="10.500" y="18" width="5" height="50" rx="2" fill="${PALET.houtWarm}"/><path d="M13 84q-14-4-12-24l12 8 12-8q2 20-12 24z" fill="${KLEUREN.koraal}"/>`,
  },
  schuim: {
    vak: [120, 66],
    svg: () =>
      `<g fill="${PALET.wit}"><circle cx="26" cy="46" r="20"/><circle cx="52" cy="34" r="26"/><circle cx="84" cy="40" r="22"/><circle cx="102" cy="52" r="14"/><ellipse cx="60" cy="54" rx="56" ry="12"/></g><g fill="${PALET.schuimblauw}"><circle cx="42" cy="28" r="6"/><circle cx="76" cy="34" r="5"/><circle cx="24" cy="46" r="4"/><circle cx="92" cy="50" r="4"/></g>`,
  },
  bord: { vak: [470, 116], svg: () => drawPlank(470) },
  'bord-oor': {
    vak: [190, 116],
    tonen: ['leeg'],
    svg: (toon) =>
      drawPlank(
        190,
        toon === 'leeg'
          ? ''
          : `<g transform="translate(95 61)" fill="none" stroke="${KLEUREN.zee}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M-42-10h14l18-16v52l-18-16h-14z" fill="${KLEUREN.zee}"/><path d="M8-14q10 14 0 28M24-24q18 24 0 48"/></g>`,
      ),
  },
  licht: {
    vak: [60, 60],
    svg: () =>
      `<circle cx="30" cy="30" r="29" fill="${PALET.lichtgeel}" opacity=".22"/><circle cx="30" cy="30" r="19" fill="${PALET.lichtgeel}" opacity=".35"/><path transform="translate(30 31)" d="${traceSter(5, 16, 8)}" fill="${PALET.sterwit}" stroke="${KLEUREN.zon}" stroke-width="3" stroke-linejoin="round"/>`,
  },
  lijn: { vak: [100, 4], svg: () => `<rect width="100" height="4" rx="2" fill="${PALET.lichtgeel}"/>` },
  walvis: {
    vak: [600, 330],
    svg: () =>
      `<path d="M42 196q6-96 110-130 100-24 200 26 60 30 88 54 44-4 80-30 14-34 42-72 26 60 10 106-32 24-72 46-48 36-108 54-72 26-142 22-72-2-130-16-62-12-78-60z" fill="${PALET.waterblauw}" opacity=".34" stroke="${PALET.sterblauw}" stroke-width="4"/><path d="M60 210q80 50 190 46 90-6 150-22-60 34-150 38-74-2-130-16-46-10-60-46z" fill="${PALET.wit}" opacity=".22"/><circle cx="130" cy="168" r="9" fill="${PALET.sterwit}"/><path d="M74 206q34 22 74 8" fill="none" stroke="${PALET.sterwit}" stroke-width="5" stroke-linecap="round"/><path d="M230 232q26 44 66 46-8-32-18-50z" fill="${PALET.waterblauw}" opacity=".4"/><path d="M232 52q-6-34-30-40M232 52q4-36 30-44M232 52V14" fill="none" stroke="${PALET.sterblauw}" stroke-width="6" stroke-linecap="round" opacity=".8"/>`,
  },
  drup: {
    vak: [22, 22],
    svg: () => `<circle cx="11" cy="11" r="9" fill="${PALET.drup}" opacity=".9"/><circle cx="8" cy="8" r="3" fill="${PALET.wit}"/>`,
  },
};
