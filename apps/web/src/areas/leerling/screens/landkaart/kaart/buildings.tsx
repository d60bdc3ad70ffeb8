import { KLEUREN } from '@spelrijk/ui/tokens';
import type { ReactElement } from 'react';
import type { Drawing } from './plants.tsx';

const WALLS = ['#d9744f', '#e8b36a', '#8fb3c9', '#c98aa0', '#a9b98a'] as const;

function Window({
  x,
  y,
  w = 9,
  h = 12,
}: {
  readonly x: number;
  readonly y: number;
  readonly w?: number;
  readonly h?: number;
}): ReactElement {
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} rx="1.5" fill="#fff8e6" />
      <rect x={x + 1.4} y={y + 1.4} width={w - 2.8} height={h - 2.8} fill="#8cc3df" />
      <path d={`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`} stroke="#fff8e6" strokeWidth="1.4" />
    </g>
  );
}

/** A canal house with a stepped, bell or spout gable. */
export function CanalHouse({ tint, wall }: Drawing & { readonly wall: number }): ReactElement {
  const fill = WALLS[wall % WALLS.length];
  const gables = [
    'M-22 -74h5v-9h6v-9h6v-8h10v8h6v9h6v9h5v4h-44z',
    'M-22 -72q10 -4 11 -18q2 -12 11 -12t11 12q1 14 11 18v3h-44z',
    'M-22 -72l22 -28l22 28v3h-44z',
  ];
  return (
    <g>
      <rect x="-22" y="-74" width="44" height="76" fill={fill} />
      <path d={gables[tint % 3]} fill={fill} stroke="#fff8e6" strokeWidth="2.4" strokeLinejoin="round" />
      <rect x="-22" y="-71" width="44" height="6" fill={fill} />
      <circle cx="0" cy="-84" r="4" fill="#fff8e6" />
      {[-15, -1, 7].map((x, i) => i !== 1 && <Window key={x} x={i === 0 ? -16 : 6} y={-64} />)}
      <Window x={-16} y={-44} />
      <Window x={6} y={-44} />
      <Window x={-16} y={-23} />
      <path d="M5 2v-22q6 -6 12 0v22z" fill="#5a3d2b" />
      <circle cx="14.500" cy="-9" r="1.400" fill="var(--zon)" />
      <rect x="-24" y="-1" width="48" height="4" fill="#8b7a66" opacity="0.6" />
    </g>
  );
}

export function Cottage({ tint }: Drawing): ReactElement {
  const roof = tint === 0 ? '#c8553a' : tint === 1 ? '#8c6b4a' : '#b5603a';
  return (
    <g>
      <ellipse cx="2" cy="2" rx="42" ry="7" fill="var(--inkt)" opacity="0.12" />
      <rect x="22" y="-58" width="9" height="20" fill="#a2705a" />
      <rect x="-32" y="-34" width="64" height="36" rx="2" fill="#fff3dd" />
      <path d="M-40 -30l30 -30h28l22 30q-40 6 -80 0z" fill={roof} strokeLinejoin="round" />
      <path d="M-34 -33q34 5 68 0" stroke="var(--inkt)" strokeOpacity="0.15" strokeWidth="4" fill="none" />
      <path d="M-8 2v-19q7 -8 14 0v19z" fill="#8a5a36" />
      <Window x={-26} y={-22} w={12} />
      <Window x={14} y={-22} w={12} />
    </g>
  );
}

/** The house in the mushroom, for the wood. */
export function ToadstoolHouse(): ReactElement {
  return (
    <g>
      <ellipse cx="0" cy="2" rx="42" ry="8" fill="var(--inkt)" opacity="0.14" />
      <path d="M-26 2q6 -30 2 -50h48q-4 20 2 50q-26 8 -52 0z" fill="#fff0d8" />
      <path d="M-56 -44q-2 -50 56 -50t56 50q-56 18 -112 0z" fill="#e2503a" />
      <path d="M-56 -44q56 18 112 0q-2 10 -20 10q-36 6 -72 0q-18 0 -20 -10z" fill="#f8cdb9" />
      {[
        [-30, -62, 9],
        [4, -76, 10],
        [34, -60, 8],
        [-4, -54, 6],
        [-46, -50, 4],
      ].map(([x, y, r]) => (
        <circle key={`${x}`} cx={x} cy={y} r={r} fill="#fff6e8" />
      ))}
      <path d="M-10 3v-22q9 -11 18 0v22z" fill="#7a4d2c" />
      <circle cx="4.500" cy="-8" r="1.800" fill="var(--zon)" />
      <circle cx="17" cy="-24" r="6" fill="#8cc3df" stroke="#7a4d2c" strokeWidth="2.400" />
    </g>
  );
}

export function Lighthouse(): ReactElement {
  return (
    <g>
      <path d="M-58 4q10 -26 40 -24q30 -14 52 4q22 0 24 20q-58 14 -116 0z" fill="#a9b3ae" />
      <path d="M-58 4q30 -12 56 -4t60 0q-58 14 -116 0z" fill="#939d99" />
      <path d="M-20 -14l7 -112h26l7 112q-20 8 -40 0z" fill="#fffaf0" />
      <path
        d="M-17.800 -48q18 6 35.600 0l2 30q-20 7 -39.600 0zM-15.600 -84q16 5 31.200 0l1.600 22q-17 6 -34.400 0zM-13.400 -118q13 4 26.800 0l1.300 20q-15 5 -29.400 0z"
        fill="#e2503a"
      />
      <rect x="-18" y="-132" width="36" height="8" rx="3" fill="#4a5a68" />
      <rect x="-11" y="-154" width="22" height="23" rx="3" fill="#fff3b8" stroke="#4a5a68" strokeWidth="3" />
      <path d="M-15 -153q15 -24 30 0z" fill="#e2503a" />
      <path d="M-6 -8v-16q6 -6 12 0v16z" fill="#7a4d2c" />
      <path d="M-12 -143l-74 -15v34z" fill="#fff3b8" opacity="0.55" />
    </g>
  );
}

export function Windmill({ turn }: { readonly turn: string }): ReactElement {
  return (
    <g>
      <ellipse cx="0" cy="4" rx="46" ry="8" fill="var(--inkt)" opacity="0.12" />
      <path d="M-34 4l5 -34h58l5 34q-34 8 -68 0z" fill="#c8795a" />
      <path d="M-40 -30q40 10 80 0v-7h-80z" fill="#fff6e4" stroke="#8a5a36" strokeWidth="2" />
      <path d="M-27 -36l9 -72h36l9 72q-27 8 -54 0z" fill="#7e9b6b" />
      <path d="M-27 -36l9 -72h14l-6 76z" fill="#93b07e" />
      <path d="M-22 -106q22 -34 44 0z" fill="#6b4a33" />
      <Window x={-6} y={-84} w={12} h={14} />
      <Window x={-6} y={-58} w={12} h={14} />
      <path d="M-8 4v-20q8 -8 16 0v20z" fill="#6b4a33" />
      <g transform="translate(0 -108)">
        <g className={turn}>
          {[20, 110, 200, 290].map((angle) => (
            <g key={angle} transform={`rotate(${angle})`}>
              <path d="M0 0v-74" stroke="#6b4a33" strokeWidth="4" strokeLinecap="round" />
              <path d="M2 -16h15v-56h-15z" fill="#fffaf0" stroke="#a98a6a" strokeWidth="1.600" />
              <path d="M2 -30h15M2 -44h15M2 -58h15M9.500 -16v-56" stroke="#c9ae8e" strokeWidth="1.200" />
            </g>
          ))}
        </g>
        <circle r="6" fill="#6b4a33" />
      </g>
    </g>
  );
}

export function BeachHut({ tint }: Drawing): ReactElement {
  const stripe = tint === 0 ? '#4fa9c4' : tint === 1 ? '#f2857a' : '#f1b840';
  return (
    <g>
      <ellipse cx="0" cy="1" rx="26" ry="5" fill="var(--inkt)" opacity="0.12" />
      <rect x="-20" y="-36" width="40" height="37" fill="#fffaf0" />
      {[-20, -8, 4, 16].map((x) => (
        <rect key={x} x={x} y="-36" width={x === 16 ? 4 : 6} height="37" fill={stripe} />
      ))}
      <path d="M-26 -34l26 -22l26 22z" fill={stripe} stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
      <rect x="-7" y="-22" width="14" height="23" fill="#fff8e6" stroke={stripe} strokeWidth="2" />
    </g>
  );
}

export function Parasol({ tint }: Drawing): ReactElement {
  const fill = tint === 0 ? KLEUREN.koraal : tint === 1 ? KLEUREN.druif : '#0f9aa8';
  return (
    <g>
      <ellipse cx="-2" cy="2" rx="30" ry="5" fill="var(--inkt)" opacity="0.12" />
      <path d="M-34 0l30 -1l4 4l-34 2z" fill={tint === 1 ? KLEUREN.zon : '#ff9db0'} />
      <g transform="rotate(10)">
        <path d="M0 2v-56" stroke="#b08a5a" strokeWidth="3.600" strokeLinecap="round" />
        <path d="M-34 -42q4 -26 34 -28q30 2 34 28q-8 -6 -17 0q-8 -7 -17 0q-9 -7 -17 0q-9 -6 -17 0z" fill={fill} />
        <path d="M-17 -42q2 -24 17 -28q15 4 17 28q-8 -7 -17 0q-9 -7 -17 0z" fill="#fffaf0" />
      </g>
    </g>
  );
}

export function Crane({ tint }: Drawing): ReactElement {
  const fill = tint === 1 ? '#f2a33c' : '#e8853a';
  return (
    <g stroke={fill} strokeWidth="5" strokeLinecap="round" fill="none">
      <path d="M-16 2l8 -104h16l8 104" />
      <path d="M-14 -20l27 -22M14 -20l-27 -22M-11 -52l21 -20M11 -52l-21 -20" strokeWidth="3" />
      <path d="M-44 -104h132l-84 -26l-48 26z" />
      <path d="M4 -130v26M40 -104l-12 -14M62 -104l-10 -8" strokeWidth="3" />
      <rect x="-48" y="-104" width="22" height="16" fill="#6b7884" stroke="none" />
      <rect x="-9" y="-102" width="22" height="20" rx="3" fill="#fff3dd" stroke="#8a6a4a" strokeWidth="3" />
      <path d="M72 -103v44" stroke="#4a5a68" strokeWidth="2" />
      <rect x="60" y="-59" width="24" height="16" rx="2" fill="#b98550" stroke="#8d6136" strokeWidth="2" />
    </g>
  );
}

export function Crates({ tint }: Drawing): ReactElement {
  return (
    <g stroke="#8d6136" strokeWidth="2" strokeLinejoin="round">
      <ellipse cx="2" cy="2" rx="32" ry="5" fill="var(--inkt)" opacity="0.13" stroke="none" />
      <rect x="-26" y="-22" width="24" height="24" fill="#cfa06a" />
      <path d="M-26 -22l24 24M-2 -22l-24 24" />
      <rect x="2" y="-18" width="20" height="20" fill="#c2915a" />
      {tint !== 2 && <rect x="-16" y="-42" width="20" height="20" fill="#d9ae78" />}
    </g>
  );
}

export function Barrel(): ReactElement {
  return (
    <g>
      <ellipse cx="1" cy="1" rx="15" ry="4" fill="var(--inkt)" opacity="0.13" />
      <path d="M-11 0q-5 -14 0 -28h22q5 14 0 28z" fill="#b07a45" />
      <path d="M-13 -8h26M-13 -20h26" stroke="#5f6b74" strokeWidth="3" />
      <ellipse cx="0" cy="-28" rx="11" ry="3.600" fill="#8d6136" />
    </g>
  );
}

export function Fountain(): ReactElement {
  return (
    <g>
      <ellipse cx="0" cy="4" rx="66" ry="15" fill="var(--inkt)" opacity="0.12" />
      <path d="M-60 -8v10q60 22 120 0v-10z" fill="#cbbfb2" />
      <ellipse cx="0" cy="-8" rx="60" ry="14" fill="#ded4c8" />
      <ellipse cx="0" cy="-8" rx="50" ry="10" fill="#7ccbe2" />
      <path d="M-8 -8l3 -34h10l3 34z" fill="#cbbfb2" />
      <ellipse cx="0" cy="-42" rx="26" ry="7" fill="#ded4c8" />
      <ellipse cx="0" cy="-43" rx="19" ry="4.600" fill="#7ccbe2" />
      <path
        d="M0 -44q-2 -34 0 -36q2 2 0 36M-2 -70q-18 2 -20 28M2 -70q18 2 20 28M-24 -40q-14 8 -16 30M24 -40q14 8 16 30"
        stroke="#d8f3fb"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}

export function Lantern(): ReactElement {
  return (
    <g>
      <ellipse cx="1" cy="1" rx="10" ry="3" fill="var(--inkt)" opacity="0.14" />
      <path d="M0 0v-52M-6 0h12M-6 -40h12" stroke="#3c4f5e" strokeWidth="4" strokeLinecap="round" />
      <path d="M-8 -68h16l-3 16h-10z" fill="#fff0b0" stroke="#3c4f5e" strokeWidth="2.400" />
      <path d="M-10 -68l10 -9l10 9z" fill="#3c4f5e" />
    </g>
  );
}

export function Stall({ tint }: Drawing): ReactElement {
  const fill = tint === 0 ? KLEUREN.koraal : tint === 1 ? '#0f9aa8' : KLEUREN.druif;
  const goods = tint === 0 ? KLEUREN.zon : tint === 1 ? '#f2857a' : '#93cf73';
  return (
    <g>
      <ellipse cx="0" cy="2" rx="40" ry="6" fill="var(--inkt)" opacity="0.13" />
      <path d="M-32 0v-52M32 0v-52" stroke="#8d6136" strokeWidth="4" />
      <rect x="-34" y="-22" width="68" height="22" rx="2" fill="#d2a36c" />
      {[-24, -12, 0, 12, 24].map((x) => (
        <circle key={x} cx={x} cy="-24" r="6.500" fill={goods} />
      ))}
      <path d="M-40 -46l8 -22h64l8 22q-8 8 -16 0q-8 8 -16 0q-8 8 -16 0q-8 8 -16 0q-8 8 -16 0z" fill={fill} />
      <path d="M-24 -46l4 -22h12l-1 22q-8 8 -15 0zM8 -46l0 -22h12l4 22q-8 8 -16 0z" fill="#fffaf0" />
    </g>
  );
}

export function Cabin(): ReactElement {
  return (
    <g>
      <ellipse cx="0" cy="2" rx="44" ry="7" fill="var(--inkt)" opacity="0.13" />
      <rect x="-32" y="-34" width="64" height="36" fill="#a8744a" />
      <path d="M-32 -26h64M-32 -17h64M-32 -8h64" stroke="#8a5a36" strokeWidth="2" />
      <path d="M-44 -30l44 -36l44 36l-8 4l-36 -28l-36 28z" fill="#fffdfa" stroke="#c9d5e2" strokeWidth="2" strokeLinejoin="round" />
      <path d="M-32 -28l32 -25l32 25z" fill="#a8744a" />
      <Window x={-24} y={-24} w={13} />
      <path d="M6 2v-22h15v22z" fill="#6b4a33" />
      <path d="M20 -56v-14h8v20z" fill="#8b8f98" />
    </g>
  );
}

export function Castle(): ReactElement {
  return (
    <g strokeLinejoin="round">
      <path d="M-46 4v-58h10v-8h8v8h10v-8h8v8h20v-8h8v8h10v-8h8v8h10v58z" fill="#cdd5e3" />
      <path d="M-60 4v-84h26v84zM34 4v-84h26v84z" fill="#b9c4d8" />
      <path d="M-14 -54v-52h28v52z" fill="#dbe2ee" />
      <path d="M-66 -80l19 -34l19 34zM28 -80l19 -34l19 34zM-20 -106l20 -38l20 38z" fill="var(--druif)" />
      <path d="M0 -144v-20l18 6l-18 7" fill="var(--zon)" stroke="#4a5a68" strokeWidth="2" />
      <path d="M-11 4v-26q11 -13 22 0v26z" fill="#6b4a33" />
      <rect x="-51" y="-64" width="8" height="14" rx="4" fill="#5f6f92" />
      <rect x="43" y="-64" width="8" height="14" rx="4" fill="#5f6f92" />
      <rect x="-4" y="-92" width="8" height="16" rx="4" fill="#5f6f92" />
    </g>
  );
}
