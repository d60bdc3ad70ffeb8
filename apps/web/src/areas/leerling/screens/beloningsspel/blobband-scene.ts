/** The stage of Blobband as a display list, and its drawings. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVerloop, maatOf } from '@spelrijk/game-kit/stage';
import type { GameArt, Item, Stand } from '@spelrijk/game-kit/contract';
import { drawBlobje, type Opmaak } from '../../../../shared/klassenplaat/blobje.ts';
import { KLEUR, type Kleur } from '../../../../shared/klassenplaat/penseel.ts';
import { countSlagen, isSlot, SLAG_TICKS, SPELERS, telOf, TELLEN, type BandState } from './blobband.ts';

/** Colour of each player, what it wears and what it plays. */
const SPELER: readonly { readonly kleur: Kleur; readonly opmaak: Opmaak; readonly instrument: string }[] = [
  {
    kleur: KLEUR.koraal,
    opmaak: { hoed: 'pet' },
    instrument: `<path d="M30 150v46q40 22 80 0v-46z" fill="${KLEUREN.koraal}"/><ellipse cx="70" cy="150" rx="40" ry="15" fill="#fff6e4" stroke="#c2431f" stroke-width="5"/><path d="M34 164l18 34l18 -30l18 30l18 -34" fill="none" stroke="#ffd45e" stroke-width="5" stroke-linejoin="round"/>`,
  },
  {
    kleur: KLEUR.mint,
    opmaak: { hoed: 'spriet' },
    instrument:
      '<path d="M26 156h88v34q-44 16 -88 0z" fill="#c98f5c" stroke="#97623a" stroke-width="5" stroke-linejoin="round"/><path d="M40 166h60M44 178h52" stroke="#704a2e" stroke-width="5" stroke-linecap="round"/><path d="M112 150l22 -34" stroke="#97623a" stroke-width="7" stroke-linecap="round"/><circle cx="136" cy="112" r="9" fill="#c98f5c"/>',
  },
  {
    kleur: KLEUR.hemel,
    opmaak: { hoed: 'zonnehoed' },
    instrument: `<path d="M24 196q-4 -46 46 -46t46 46z" fill="#23a0ae" stroke="${KLEUREN.zee}" stroke-width="5"/><circle cx="70" cy="142" r="14" fill="#7fd0e2" stroke="${KLEUREN.zee}" stroke-width="4"/><path d="M44 184h52" stroke="${KLEUREN.zee}" stroke-width="6" stroke-linecap="round"/><circle cx="100" cy="124" r="8" fill="#bfe9f6"/><circle cx="112" cy="104" r="5" fill="#bfe9f6"/>`,
  },
  {
    kleur: KLEUR.druif,
    opmaak: { hoed: 'kroon' },
    instrument: `<path d="M26 196v-40M114 196v-40" stroke="#97623a" stroke-width="8" stroke-linecap="round"/><path d="M22 158h96" stroke="#97623a" stroke-width="8" stroke-linecap="round"/><path d="M42 160q-14 26 -12 34h28q2 -8 -12 -34zM72 160q-10 22 -10 28h22q0 -6 -10 -28zM98 160q-8 18 -8 22h17q0 -4 -8 -22z" fill="${KLEUREN.zon}" stroke="#c98a0a" stroke-width="4" stroke-linejoin="round"/>`,
  },
];

const toneel = (w: number, h: number): string => {
  const vloer = h * 0.8;
  const lichten = Array.from({ length: Math.ceil(w / 110) + 1 }, (_, i) => {
    const x = i * 110;
    const y = 30 + Math.sin(i * 1.3) * 12;
    return `<circle cx="${x}" cy="${y}" r="26" fill="#ffd98a" opacity=".25"/><circle cx="${x}" cy="${y}" r="11" fill="#ffe9a8"/>`;
  });
  return (
    `<defs>${drawVerloop(`bb-doek${w}`, { offset: 0, kleur: '#5b2a86' }, { offset: 1, kleur: '#8a4fb8' })}${drawVerloop(`bb-vloer${w}`, { offset: 0, kleur: '#d79a62' }, { offset: 1, kleur: '#a86c3e' })}</defs>` +
    `<rect width="${w}" height="${h}" fill="url(#bb-doek${w})"/>` +
    Array.from({ length: Math.ceil(w / 80) }, (_, i) => `<path d="M${i * 80} 0h34v${vloer}h-34z" fill="#4a2070" opacity=".45"/>`).join('') +
    `<path d="M0 0h${w}v40q-${w / 8} 60 -${w / 4} 0t-${w / 4} 0t-${w / 4} 0t-${w / 4} 0z" fill="#c2431f"/><path d="M0 0h${w}v24q-${w / 8} 50 -${w / 4} 0t-${w / 4} 0t-${w / 4} 0t-${w / 4} 0z" fill="${KLEUREN.koraal}"/>` +
    lichten.join('') +
    `<rect y="${vloer}" width="${w}" height="${h - vloer}" fill="url(#bb-vloer${w})"/><path d="M0 ${vloer}h${w}v10h-${w}z" fill="#f0c08a"/>` +
    Array.from(
      { length: Math.ceil(w / 120) },
      (_, i) => `<path d="M${i * 120} ${vloer + 10}l-30 ${h - vloer}" stroke="#8d5832" stroke-width="4" opacity=".5"/>`,
    ).join('')
  );
};

export const BAND_ART: GameArt = {
  'decor-liggend': { vak: [1280, 720], svg: () => toneel(1280, 720) },
  'decor-staand': { vak: [720, 960], svg: () => toneel(720, 960) },
  speler: {
    vak: [140, 210],
    tonen: SPELER.flatMap((_, i) => [`${i}-wacht`, `${i}-slaat`]),
    svg: (toon) => {
      const [nr = '0', houding = ''] = toon.split('-');
      const { kleur, opmaak, instrument } = SPELER[Number(nr)] ?? { kleur: KLEUR.zon, opmaak: {}, instrument: '' };
      return drawBlobje(70, 152, 1.36, kleur, { ...opmaak, arm: houding === 'slaat' ? 'juich' : 'geen' }) + instrument;
    },
  },
  lamp: {
    vak: [60, 60],
    tonen: [...SPELER.map((_, i) => `${i}`), 'uit', 'dof'],
    svg: (toon) => {
      const kleur = SPELER[Number(toon)]?.kleur;
      if (!kleur)
        return `<circle cx="30" cy="30" r="${toon === 'dof' ? 9 : 13}" fill="#ffffff" opacity="${toon === 'dof' ? 0.18 : 0.32}"/>`;
      return `<circle cx="30" cy="30" r="29" fill="${kleur[0]}" opacity=".3"/><circle cx="30" cy="30" r="19" fill="${kleur[0]}" stroke="#ffffff" stroke-width="4"/><circle cx="24" cy="24" r="5" fill="#ffffff" opacity=".8"/>`;
    },
  },
  bord: {
    vak: [600, 280],
    svg: () =>
      '<rect width="600" height="280" rx="30" fill="#2b1550" opacity=".78"/><rect x="6" y="6" width="588" height="268" rx="26" fill="none" stroke="#ffd45e" stroke-width="5"/>',
  },
  nu: { vak: [60, 260], svg: () => '<rect width="60" height="260" rx="22" fill="#ffffff" opacity=".24"/>' },
  spot: { vak: [240, 520], svg: () => '<path d="M90 0h60l90 500q-120 40 -240 0z" fill="#fff3c4" opacity=".28"/>' },
  noot: {
    vak: [50, 60],
    tonen: SPELER.map((_, i) => String(i)),
    svg: (toon) =>
      `<path d="M18 48V10l26 -8v36" fill="none" stroke="${SPELER[Number(toon)]?.kleur[0] ?? '#fff'}" stroke-width="6" stroke-linejoin="round"/><ellipse cx="12" cy="49" rx="10" ry="8" fill="${SPELER[Number(toon)]?.kleur[0] ?? '#fff'}"/><ellipse cx="38" cy="39" rx="10" ry="8" fill="${SPELER[Number(toon)]?.kleur[0] ?? '#fff'}"/>`,
  },
};

interface Maten {
  readonly bordX: number;
  readonly bordY: number;
  readonly stap: number;
  readonly rij: number;
  readonly plaats: (speler: number) => { readonly x: number; readonly y: number };
  readonly s: number;
}

function measure(stand: Stand): Maten {
  const { w, h } = maatOf(stand);
  if (stand === 'liggend')
    return { bordX: w / 2, bordY: 232, stap: 94, rij: 64, s: 1.16, plaats: (speler) => ({ x: w / 2 + (speler - 1.5) * 262, y: h - 166 }) };
  return {
    bordX: w / 2,
    bordY: 260,
    stap: 74,
    rij: 62,
    s: 1.02,
    plaats: (speler) => ({ x: w / 2 + (speler - 1.5) * 168, y: h - 226 }),
  };
}

/** The song: a row of lamps for each of them, the beat that sounds lit. */
function drawBord(state: BandState, { bordX, bordY, stap, rij }: Maten): Item[] {
  const xOf = (tel: number): number => bordX + (tel - (TELLEN - 1) / 2) * stap;
  const yOf = (speler: number): number => bordY + (speler - (SPELERS - 1) / 2) * rij;
  const lampen = state.rijen.flatMap((rijtje, speler) =>
    rijtje.map((aan, tel): Item => {
      const op = aan && tel === telOf(state) ? 1.18 : 1;
      const toon = aan ? String(speler) : speler === state.beurt ? 'uit' : 'dof';
      return { key: `n${speler}-${tel}`, x: xOf(tel), y: yOf(speler), w: 52, h: 52, sx: op, sy: op, art: 'lamp', toon, z: 3 };
    }),
  );
  return [
    { key: 'bord', x: bordX, y: bordY, w: stap * 8 + 40, h: rij * 4 + 36, art: 'bord', z: 0 },
    { key: 'nu', x: xOf(telOf(state)), y: bordY, w: stap * 0.84, h: rij * 4 + 14, art: 'nu', z: 1 },
    ...lampen,
  ];
}

function drawSpeler(state: BandState, speler: number, { plaats, s }: Maten): Item[] {
  const { x, y } = plaats(speler);
  const slag = Math.max(0, 1 - (state.slag[speler] ?? SLAG_TICKS) / SLAG_TICKS);
  const beat = Math.sin((state.tijd % 1) * Math.PI);
  const mee = isSlot(state) || speler === state.beurt ? 1 : speler < state.beurt ? 0.6 : 0.2;
  const hop = slag * 34 + beat * 8 * mee;
  return [
    {
      key: `s${speler}`,
      x,
      y: y - hop,
      w: 140 * s,
      h: 210 * s,
      sx: 1 + slag * 0.1,
      sy: 1 - slag * 0.08 + beat * 0.02,
      alpha: speler > state.beurt ? 0.55 : 1,
      art: 'speler',
      toon: `${speler}-${slag > 0.2 ? 'slaat' : 'wacht'}`,
      z: 6,
    },
    ...(slag > 0
      ? [
          {
            key: `m${speler}`,
            x: x + 56,
            y: y - 130 * s - (1 - slag) * 60,
            w: 44,
            h: 53,
            rot: (1 - slag) * 24,
            alpha: slag,
            art: 'noot',
            toon: String(speler),
            z: 7,
          } satisfies Item,
        ]
      : []),
  ];
}

/** What is seen of `state`: the song above, the band below, a spot on whose turn it is, and the child's own blob that dances along. */
export function bandScene(state: BandState, stand: Stand): readonly Item[] {
  const { w, h } = maatOf(stand);
  const maten = measure(stand);
  const { x, y } = maten.plaats(Math.min(state.beurt, SPELERS - 1));
  const dans = Math.sin(state.tijd * Math.PI);
  return [
    { key: 'decor', x: w / 2, y: h / 2, w, h, art: `decor-${stand}`, z: -10 },
    ...(isSlot(state) ? [] : [{ key: 'spot', x, y: y - 30, w: 240, h: 360, art: 'spot', z: 2 } satisfies Item]),
    ...drawBord(state, maten),
    ...Array.from({ length: SPELERS }, (_, speler) => drawSpeler(state, speler, maten)).flat(),
    {
      key: 'blob',
      x: stand === 'staand' ? w / 2 : 78,
      y: h - 64 - Math.abs(dans) * 10,
      w: 88,
      h: 97,
      rot: dans * 7,
      art: 'kit:blob',
      toon: isSlot(state) ? 'trots' : 'blij',
      z: 9,
    },
    { key: 'aantal', x: w - 74, y: h - 50, w: 120, h: 60, label: String(countSlagen(state)), labelSize: 42, labelToon: 'vet', z: 20 },
  ];
}
