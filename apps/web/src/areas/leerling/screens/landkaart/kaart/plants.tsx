import { KLEUREN } from '@spelrijk/ui/tokens';
import type { ReactElement } from 'react';

/** Every drawing stands on (0, 0) and grows upward; `tint` picks one of three colourings. */
export interface Drawing {
  readonly tint: number;
}

const LEAF: readonly (readonly [string, string, string])[] = [
  ['#6fb85a', '#8ecf75', '#4c9440'],
  ['#58a562', '#7cc281', '#3c8049'],
  ['#8abf4f', '#abd873', '#659a35'],
];

const pickTint = <T,>(list: readonly [T, T, T], tint: number): T => (tint === 0 ? list[0] : tint === 1 ? list[1] : list[2]);
const leaf = (tint: number): readonly [string, string, string] => LEAF[tint % 3] ?? ['#6fb85a', '#8ecf75', '#4c9440'];

export function Tree({ tint }: Drawing): ReactElement {
  const [base, light, dark] = leaf(tint);
  return (
    <g>
      <ellipse cx="4" cy="0" rx="26" ry="6" fill="var(--inkt)" opacity="0.13" />
      <path d="M-6 2q3 -20 1 -38h10q-2 18 1 38q-6 3 -12 0z" fill="#8d6443" />
      <path d="M0 -22l10 -12" stroke="#8d6443" strokeWidth="4" strokeLinecap="round" />
      <circle cx="-17" cy="-46" r="20" fill={dark} />
      <circle cx="19" cy="-48" r="20" fill={dark} />
      <circle cx="0" cy="-62" r="26" fill={base} />
      <circle cx="-15" cy="-50" r="17" fill={base} />
      <circle cx="16" cy="-52" r="16" fill={base} />
      <circle cx="-8" cy="-69" r="12" fill={light} opacity="0.75" />
      <circle cx="-20" cy="-53" r="7" fill={light} opacity="0.6" />
    </g>
  );
}

export function AppleTree({ tint }: Drawing): ReactElement {
  return (
    <g>
      <Tree tint={tint} />
      {[
        [-18, -44],
        [6, -50],
        [18, -60],
        [-4, -74],
        [-12, -60],
      ].map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x} cy={y} r="4" fill="var(--koraal)" />
      ))}
    </g>
  );
}

export function Pine({ tint }: Drawing): ReactElement {
  const fill = pickTint(['#3f8a5c', '#4f9a60', '#357a5b'], tint);
  const light = pickTint(['#5ba873', '#6db678', '#4d9873'], tint);
  return (
    <g>
      <ellipse cx="4" cy="0" rx="20" ry="5" fill="var(--inkt)" opacity="0.13" />
      <path d="M-5 2v-16h10v16z" fill="#7a5638" />
      <path d="M-27 -12q27 10 54 0l-20 -24h-14z" fill={fill} strokeLinejoin="round" />
      <path d="M-22 -32q22 8 44 0l-17 -23h-10z" fill={fill} />
      <path d="M-16 -52q16 7 32 0l-16 -32z" fill={fill} />
      <path d="M-27 -12q12 5 24 5l-2 -26l-6 -1zM-22 -32q9 4 19 4l-1 -25h-2zM-16 -52q7 3 14 3l2 -35z" fill={light} opacity="0.6" />
    </g>
  );
}

export function SnowPine({ tint }: Drawing): ReactElement {
  return (
    <g>
      <Pine tint={tint} />
      <path d="M0 -84l8 16q-4 5 -8 1q-4 4 -8 -1zM-18 -42q4 8 9 3q4 6 9 1q5 6 9 0q5 4 9 -4l-9 -10h-18z" fill="#fff" opacity="0.95" />
    </g>
  );
}

export function Palm({ tint }: Drawing): ReactElement {
  const fill = pickTint(['#4fa85a', '#63b550', '#3f9a63'], tint);
  return (
    <g>
      <ellipse cx="6" cy="0" rx="24" ry="5" fill="var(--inkt)" opacity="0.14" />
      <path d="M-5 2q-3 -40 12 -70l7 3q-13 30 -8 67z" fill="#b98550" />
      <path d="M-4 -12q6 3 10 1M-3 -26q6 3 10 1M0 -40q5 3 10 2M4 -54q5 3 9 2" stroke="#8d6136" strokeWidth="2" fill="none" />
      {[-158, -122, -74, -34, -4].map((turn, i) => (
        <path
          key={turn}
          d="M0 0q20 -15 45 4q-24 -3 -45 -4z"
          fill={fill}
          stroke={i % 2 ? '#38803f' : fill}
          strokeWidth="3"
          strokeLinejoin="round"
          transform={`translate(11 -68) rotate(${turn}) scale(${turn < -90 ? '1 -1' : '1 1'})`}
        />
      ))}
      <circle cx="8" cy="-63" r="5" fill="#7a5230" />
      <circle cx="16" cy="-62" r="5" fill="#8d6136" />
    </g>
  );
}

export function Bush({ tint }: Drawing): ReactElement {
  const [base, light, dark] = leaf(tint);
  return (
    <g>
      <ellipse cx="2" cy="0" rx="25" ry="5" fill="var(--inkt)" opacity="0.12" />
      <circle cx="-14" cy="-9" r="11" fill={dark} />
      <circle cx="14" cy="-9" r="11" fill={dark} />
      <circle cx="0" cy="-14" r="15" fill={base} />
      <circle cx="-13" cy="-8" r="8" fill={base} />
      <circle cx="13" cy="-8" r="8" fill={base} />
      <circle cx="-4" cy="-18" r="6" fill={light} opacity="0.7" />
    </g>
  );
}

export function BerryBush({ tint }: Drawing): ReactElement {
  const berry = pickTint([KLEUREN.koraal, '#e0558a', KLEUREN.druif], tint);
  return (
    <g>
      <Bush tint={1} />
      {[
        [-12, -10],
        [-2, -18],
        [8, -12],
        [14, -6],
        [-4, -6],
      ].map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x} cy={y} r="3.2" fill={berry} />
      ))}
    </g>
  );
}

export function Flowers({ tint }: Drawing): ReactElement {
  const fill = pickTint(['#ff8fab', '#fff6df', KLEUREN.zon], tint);
  return (
    <g>
      <path
        d="M-12 0q-1 -8 0 -12M0 1q1 -10 0 -17M12 0q1 -7 -1 -10M-6 0l-3 -6M6 0l3 -6"
        stroke="#5c9c46"
        strokeWidth="2.4"
        fill="none"
        strokeLinecap="round"
      />
      {[
        [-12, -14],
        [0, -19],
        [11, -12],
      ].map(([x = 0, y = 0]) => (
        <g key={x}>
          {[0, 72, 144, 216, 288].map((turn) => (
            <ellipse key={turn} cx={x} cy={y - 4} rx="2.8" ry="4" fill={fill} transform={`rotate(${turn} ${x} ${y})`} />
          ))}
          <circle cx={x} cy={y} r="2.4" fill={tint === 2 ? '#c9781a' : '#ffb020'} />
        </g>
      ))}
    </g>
  );
}

export function Tulips({ tint }: Drawing): ReactElement {
  const fill = pickTint([KLEUREN.koraal, KLEUREN.zon, '#e0558a'], tint);
  return (
    <g>
      {[-24, -12, 0, 12, 24].map((x, i) => (
        <g key={x} transform={`translate(${x} ${i % 2 ? 4 : 0})`}>
          <path d="M0 0v-14M0 -2q-6 -2 -6 -9M0 -2q6 -2 6 -9" stroke="var(--gras)" strokeWidth="2.4" fill="none" strokeLinecap="round" />
          <path d="M-5 -22l2.6 3.6l2.4 -4.4l2.4 4.4l2.6 -3.6q1.4 10 -5 10.600q-6.400 -.6 -5 -10.600z" fill={fill} />
        </g>
      ))}
    </g>
  );
}

export function Mushroom({ tint }: Drawing): ReactElement {
  const cap = pickTint(['#e2503a', '#e98a3a', '#b0658f'], tint);
  return (
    <g>
      <ellipse cx="0" cy="0" rx="13" ry="3.600" fill="var(--inkt)" opacity="0.13" />
      <path d="M-5 0q2 -9 0 -15h10q-2 6 0 15q-5 2 -10 0z" fill="#fff3df" />
      <path d="M-16 -13q0 -17 16 -17t16 17q-16 5 -32 0z" fill={cap} />
      <circle cx="-7" cy="-19" r="3" fill="#fff" />
      <circle cx="3" cy="-24" r="2.600" fill="#fff" />
      <circle cx="9" cy="-17" r="2.600" fill="#fff" />
    </g>
  );
}

export function Fern({ tint }: Drawing): ReactElement {
  const fill = pickTint(['#4c9440', '#3c8049', '#659a35'], tint);
  return (
    <g fill="none" stroke={fill} strokeWidth="4" strokeLinecap="round">
      <path d="M0 0q-3 -14 -18 -18M0 0q-1 -18 -8 -26M0 0q2 -18 9 -26M0 0q4 -14 18 -17" />
      <path d="M-8 -10l-8 1M-5 -17l-7 -3M5 -17l7 -4M8 -10l9 1" strokeWidth="2.400" />
    </g>
  );
}

export function Grass({ tint }: Drawing): ReactElement {
  const fill = pickTint(['#7dbb5b', '#6aa84f', '#93c76a'], tint);
  return (
    <path
      d="M-9 0q-1 -8 -5 -12M-4 0q0 -10 -1 -15M1 0q1 -10 4 -15M6 0q2 -7 7 -10"
      fill="none"
      stroke={fill}
      strokeWidth="2.800"
      strokeLinecap="round"
    />
  );
}

export function BeachGrass({ tint }: Drawing): ReactElement {
  return (
    <g>
      <path d="M-18 1q18 -9 36 0z" fill="#ecd094" />
      <g transform="scale(1.3)" opacity={tint === 0 ? 1 : 0.85}>
        <path
          d="M-7 0q-1 -9 -6 -14M-3 0q0 -12 -2 -18M1 0q1 -11 4 -17M5 0q2 -9 8 -12"
          fill="none"
          stroke="#9fb566"
          strokeWidth="2.400"
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}

export function Reeds({ tint }: Drawing): ReactElement {
  return (
    <g>
      <path
        d="M-8 2q0 -20 -4 -32M0 2v-40M8 2q0 -18 5 -28M-3 2l-9 -18M4 2l12 -16"
        stroke="#6d9a47"
        strokeWidth="2.800"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="-15" y="-38" width="6" height="15" rx="3" fill="#8a5a36" />
      <rect x="-3" y="-46" width="6" height="16" rx="3" fill={tint === 1 ? '#9a683f' : '#8a5a36'} />
    </g>
  );
}

export function Rock({ tint }: Drawing): ReactElement {
  const fill = pickTint(['#b3bdc4', '#a8b1ae', '#c2bdb3'], tint);
  return (
    <g>
      <ellipse cx="2" cy="0" rx="22" ry="5" fill="var(--inkt)" opacity="0.13" />
      <path d="M-20 1q-1 -14 9 -17q4 -9 14 -4q13 2 16 21q-20 4 -39 0z" fill={fill} />
      <path d="M-11 -15q5 -8 13 -4q-4 8 -15 9z" fill="#fff" opacity="0.4" />
    </g>
  );
}

export function PotTree({ tint }: Drawing): ReactElement {
  const pot = pickTint(['#c7673f', '#5b86a8', '#a67ec4'], tint);
  return (
    <g>
      <ellipse cx="2" cy="0" rx="16" ry="4" fill="var(--inkt)" opacity="0.14" />
      <path d="M-12 -18h24l-4 19h-16z" fill={pot} />
      <rect x="-14" y="-21" width="28" height="6" rx="2" fill={pot} stroke="var(--inkt)" strokeOpacity="0.2" />
      <path d="M0 -20v-14" stroke="#7a5638" strokeWidth="4" />
      <circle cx="0" cy="-45" r="17" fill="#5fab5c" />
      <circle cx="-6" cy="-51" r="7" fill="#86cb7b" opacity="0.8" />
    </g>
  );
}
