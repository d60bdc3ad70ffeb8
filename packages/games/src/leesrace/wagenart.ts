import { drawVerloop } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { PALET } from './palet.ts';

const LIJN = `stroke="${KLEUREN.inkt}" stroke-opacity=".35" stroke-width="4" stroke-linejoin="round"`;
const wiel = (x: number, r = 20): string =>
  `<circle cx="${x}" cy="${124 - r}" r="${r}" fill="${PALET.band}"/><circle cx="${x}" cy="${124 - r}" r="${r * 0.5}" fill="${PALET.chroom}"/>`;
const wielen = (a = 52, b = 150, r = 20): string => wiel(a, r) + wiel(b, r);
const ruit = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="${PALET.hemelBleek}" ${LIJN}/>`;

const WAGEN: Readonly<Record<string, string>> = {
  tractor: `<path d="M20 92V60h60l20-36h46v68z" fill="${KLEUREN.gras}" ${LIJN}/>${ruit(104, 32, 34, 28)}<path d="M52 60V22" stroke="${PALET.staalMidden}" stroke-width="9" stroke-linecap="round"/>${wiel(46, 18)}${wiel(140, 32)}`,
  skelter: `<path d="M16 96l24-22h104l40 22z" fill="${KLEUREN.koraal}" ${LIJN}/><path d="M70 74l-8-40 14 0 12 40z" fill="${KLEUREN.inkt}"/><path d="M120 74l-14-26" stroke="${PALET.staalMidden}" stroke-width="8"/><circle cx="102" cy="42" r="13" fill="none" stroke="${KLEUREN.inkt}" stroke-width="6"/>${wielen(46, 156, 22)}`,
  badkuip: `<path d="M14 50h172q-4 52-40 52H54q-36 0-40-52z" fill="${KLEUREN.papier}" ${LIJN}/><rect x="6" y="42" width="188" height="14" rx="7" fill="${PALET.zilverBleek}" ${LIJN}/>${[40, 70, 98, 124, 150].map((x, i) => `<circle cx="${x}" cy="${36 - (i % 2) * 12}" r="${15 - (i % 2) * 3}" fill="${PALET.hemelBleek}" ${LIJN}/>`).join('')}<path d="M172 42V18q0-10-12-10" fill="none" stroke="${PALET.staalBleek}" stroke-width="8" stroke-linecap="round"/>${wielen()}`,
  eendauto: `<path d="M20 96q-8-48 50-48 30 0 50 10 20-4 44-24 10 62-40 66z" fill="${KLEUREN.zon}" ${LIJN}/><circle cx="62" cy="40" r="30" fill="${KLEUREN.zon}" ${LIJN}/><path d="M36 46q-28-2-28 8 16 14 34 4z" fill="${KLEUREN.koraal}" ${LIJN}/><circle cx="54" cy="34" r="6" fill="${KLEUREN.inkt}"/>${wielen()}`,
  jeep: `<path d="M14 96V58h40l16-30h70v30h44v38z" fill="${PALET.heuvelRand}" ${LIJN}/>${ruit(78, 36, 26, 24)}${ruit(110, 36, 26, 24)}<path d="M14 70h30" stroke="${KLEUREN.zon}" stroke-width="10"/>${wielen(50, 150, 26)}`,
  schoen: `<path d="M16 100V34q20-16 44-4l16 26q50 0 92 22 20 10 16 22z" fill="${KLEUREN.zee}" ${LIJN}/><path d="M14 92h172v14H14z" fill="${KLEUREN.papier}" ${LIJN}/><path d="M70 52l20-14M84 60l20-14M100 66l20-14" stroke="${KLEUREN.papier}" stroke-width="6" stroke-linecap="round"/>${wielen(52, 150, 17)}`,
  bus: `<rect x="8" y="14" width="184" height="86" rx="16" fill="${KLEUREN.zon}" ${LIJN}/>${ruit(20, 26, 34, 30)}${ruit(62, 26, 34, 30)}${ruit(104, 26, 34, 30)}${ruit(146, 26, 36, 34)}<path d="M8 72h184" stroke="${KLEUREN.koraal}" stroke-width="9"/>${wielen(54, 148)}`,
  bed: `<path d="M10 100V30h16v70zM174 100V46h16v54z" fill="${PALET.goudRand}" ${LIJN}/><rect x="22" y="56" width="156" height="42" rx="12" fill="${PALET.druifLicht}" ${LIJN}/><rect x="26" y="42" width="50" height="28" rx="12" fill="${KLEUREN.papier}" ${LIJN}/><path d="M84 58q16 18 32 0t32 0 30 0v38H84z" fill="${KLEUREN.druif}"/>${wielen(50, 152, 17)}`,
  taart: `<rect x="24" y="56" width="152" height="44" rx="12" fill="${PALET.vlagroze}" ${LIJN}/><rect x="56" y="26" width="88" height="34" rx="12" fill="${KLEUREN.papier}" ${LIJN}/><path d="M24 64q12 18 25 0t25 0 25 0 25 0 25 0 27 0" fill="none" stroke="${KLEUREN.papier}" stroke-width="8"/><path d="M100 26V8" stroke="${KLEUREN.zee}" stroke-width="7"/><circle cx="100" cy="4" r="7" fill="${KLEUREN.zon}"/>${wielen(56, 146, 18)}`,
  ijsco: `<rect x="10" y="44" width="180" height="56" rx="14" fill="${PALET.hemelBleek}" ${LIJN}/><path d="M10 48h180" stroke="${PALET.finishroze}" stroke-width="12" stroke-dasharray="20 12"/><path d="M84 44l16-4 16 4-16 44z" fill="${PALET.goudRand}" ${LIJN}/><circle cx="88" cy="32" r="17" fill="${PALET.vlagroze}" ${LIJN}/><circle cx="112" cy="32" r="17" fill="${PALET.lampwit}" ${LIJN}/><circle cx="100" cy="16" r="14" fill="${PALET.koraalLicht}" ${LIJN}/>${wielen()}`,
  maanwagen: `<rect x="22" y="66" width="156" height="24" rx="10" fill="${PALET.chroom}" ${LIJN}/><path d="M110 66q0-46 36-46t36 46z" fill="${PALET.hemelBleek}" ${LIJN}/><path d="M54 66V36" stroke="${PALET.staalMidden}" stroke-width="7"/><path d="M30 18q24 24 48 0-4 26-24 26T30 18z" fill="${KLEUREN.papier}" ${LIJN}/>${wiel(40, 22)}${wiel(100, 22)}${wiel(160, 22)}`,
  raketauto: `<path d="M34 70Q60 34 128 38q46 4 64 32-18 26-64 30-68 2-94-30z" fill="${KLEUREN.papier}" ${LIJN}/><path d="M150 42q30 6 42 28-12 22-42 28z" fill="${KLEUREN.koraal}" ${LIJN}/><path d="M66 46L40 12l44 26zM34 70L6 60q6 14-2 22z" fill="${KLEUREN.druif}" ${LIJN}/><circle cx="116" cy="64" r="14" fill="${PALET.hemelHoog}" ${LIJN}/>${wielen(66, 146, 17)}`,
};

export const drawWagen = (toon: string): string => WAGEN[toon] ?? '';

/** Where one comes down, each in a box of 260 x 150. */
const LANDING: readonly string[] = [
  `<path d="M20 146q-10-90 110-96 120 6 110 96z" fill="${PALET.goudRand}"/><path d="M34 140q0-74 96-80 96 6 96 80z" fill="${KLEUREN.zon}"/><path d="M60 120l20-30M100 128l8-40M150 128l-8-40M196 120l-18-30" stroke="${PALET.goudRand}" stroke-width="6" stroke-linecap="round"/>`,
  `<ellipse cx="130" cy="116" rx="126" ry="32" fill="${KLEUREN.zee}"/><ellipse cx="130" cy="110" rx="112" ry="24" fill="${PALET.hemelHoog}"/><path d="M60 108h40M150 116h50" stroke="${KLEUREN.papier}" stroke-width="5" stroke-linecap="round"/><circle cx="206" cy="88" r="15" fill="${KLEUREN.zon}"/><path d="M218 88h16" stroke="${KLEUREN.koraal}" stroke-width="8" stroke-linecap="round"/><circle cx="210" cy="84" r="3" fill="${KLEUREN.inkt}"/>`,
  `<path d="M6 128q20-40 60-24 40-30 80 0 60-20 108 24-20 22-124 22T6 128z" fill="${PALET.startroze}" opacity="0"/><path d="M6 128q20-40 60-24 40-30 80 0 60-20 108 24-20 22-124 22T6 128z" fill="${PALET.koraalDiep}"/><circle cx="84" cy="124" r="10" fill="${PALET.koraalDonker}"/><circle cx="176" cy="130" r="8" fill="${PALET.koraalDonker}"/><circle cx="130" cy="114" r="7" fill="${PALET.koraalDonker}"/>`,
  [KLEUREN.druif, KLEUREN.koraal, KLEUREN.zon, KLEUREN.gras]
    .map((kleur, i) => `<rect x="${12 + i * 58}" y="${86 + (i % 2) * 8}" width="84" height="54" rx="24" fill="${kleur}" ${LIJN}/>`)
    .join('') +
    [PALET.vlagroze, KLEUREN.zee]
      .map((kleur, i) => `<rect x="${56 + i * 76}" y="${46 + i * 6}" width="84" height="50" rx="24" fill="${kleur}" ${LIJN}/>`)
      .join(''),
  `<rect x="20" y="84" width="220" height="60" rx="20" fill="${PALET.vlagroze}" ${LIJN}/><rect x="60" y="36" width="140" height="52" rx="18" fill="${KLEUREN.papier}" ${LIJN}/><path d="M20 96q18 24 36 0t37 0 37 0 37 0 37 0 36 0" fill="none" stroke="${KLEUREN.papier}" stroke-width="11"/>${[90, 130, 170].map((x) => `<path d="M${x} 36V14" stroke="${KLEUREN.zee}" stroke-width="7"/><circle cx="${x}" cy="8" r="7" fill="${KLEUREN.zon}"/>`).join('')}`,
  `<path d="M4 150q10-110 126-112 116 2 126 112z" fill="${PALET.spookDonker}"/><path d="M18 150q10-96 112-98 102 2 112 98z" fill="${PALET.spookLicht}"/><ellipse cx="90" cy="104" rx="20" ry="12" fill="${PALET.spookDonker}"/><ellipse cx="166" cy="90" rx="14" ry="9" fill="${PALET.spookDonker}"/><ellipse cx="150" cy="130" rx="24" ry="12" fill="${PALET.spookDonker}"/><path d="M130 52V4" stroke="${PALET.staalMidden}" stroke-width="6"/><path d="M132 4h44l-10 14 10 14h-44z" fill="${KLEUREN.koraal}"/>`,
];

export const drawLanding = (toon: string): string => LANDING[Number(toon)] ?? '';

/** Sky and road of the run, and the garage. */
export const drawRitdecor = (w: number, h: number, weg: number): string =>
  `<defs>${drawVerloop(`lr-rit${w}`, { offset: 0, kleur: PALET.hemelHoog }, { offset: 1, kleur: PALET.hemelBleek })}</defs><rect width="${w}" height="${weg}" fill="url(#lr-rit${w})"/><circle cx="${w * 0.82}" cy="${weg * 0.3}" r="54" fill="${PALET.lampwit}"/><rect y="${weg - 10}" width="${w}" height="${h - weg + 10}" fill="${PALET.heuvelMidden}"/><rect y="${weg + 40}" width="${w}" height="${h - weg}" fill="${PALET.weg}"/><rect y="${weg + 40}" width="${w}" height="10" fill="${PALET.asfaltRand}"/>`;

export function drawGarageDecor(): string {
  const vakken = [0, 1, 2]
    .map(
      (rij) =>
        `<rect x="46" y="${40 + rij * 216}" width="1188" height="196" rx="26" fill="${PALET.spookwit}"/><rect x="46" y="${206 + rij * 216}" width="1188" height="30" rx="12" fill="${PALET.staalBleek}"/>${[1, 2, 3].map((k) => `<path d="M${50 + k * 294} ${56 + rij * 216}v150" stroke="${PALET.zilverBleek}" stroke-width="6"/>`).join('')}`,
    )
    .join('');
  return `<rect width="1280" height="720" fill="${PALET.zeeBleek}"/><rect y="0" width="1280" height="26" fill="${KLEUREN.zee}"/>${vakken}<rect y="694" width="1280" height="26" fill="${PALET.staalMidden}"/>`;
}
