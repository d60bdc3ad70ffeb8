import type { ReactElement } from 'react';
import type { LaterTop } from './blob-spec.ts';
import { KLEUREN } from './tokens.ts';

const INK = KLEUREN.inkt;
const WIT = KLEUREN.papier;

/** Where the head is, and the colour of what is worn. */
interface HatProps {
  readonly y: number;
  readonly accent: string;
}

const Piraat = ({ y, accent }: HatProps): ReactElement => (
  <g strokeLinejoin="round">
    <path d={`M22 ${y + 13}q4 -26 38 -30q34 4 38 30q-38 -14 -76 0z`} fill={INK} stroke={accent} strokeWidth="3" />
    <circle cx="60" cy={y - 3} r="5" fill={WIT} />
    <path d={`M51 ${y + 5}l18 -5M51 ${y}l18 5`} stroke={WIT} strokeWidth="2.6" strokeLinecap="round" />
  </g>
);

const Koksmuts = ({ y, accent }: HatProps): ReactElement => (
  <g fill="#fff" stroke="#b9c4cc" strokeWidth="2">
    <path d={`M40 ${y + 8}v-14q-13 -4 -9 -14q6 -10 17 -4q12 -11 24 0q11 -6 17 4q4 10 -9 14v14z`} />
    <path d={`M38 ${y + 4}q22 7 44 0v8q-22 7 -44 0z`} fill={accent} stroke="none" />
  </g>
);

const Bouwhelm = ({ y }: HatProps): ReactElement => (
  <g stroke="#b97f00" strokeWidth="2" strokeLinejoin="round">
    <path d={`M33 ${y + 12}q0 -28 27 -28t27 28z`} fill={KLEUREN.zon} />
    <path d={`M54 ${y + 10}v-27h12v27z`} fill="#fff0b8" />
    <rect x="25" y={y + 8} width="70" height="8" rx="4" fill={KLEUREN.zon} />
  </g>
);

const Toverhoed = ({ y, accent }: HatProps): ReactElement => (
  <g strokeLinejoin="round">
    <path
      d={`M37 ${y + 8}q15 -16 16 -40q18 4 13 14q10 12 17 26q-23 8 -46 0z`}
      fill={accent}
      stroke={INK}
      strokeOpacity="0.3"
      strokeWidth="2"
    />
    <ellipse cx="60" cy={y + 10} rx="36" ry="7" fill={accent} stroke={INK} strokeOpacity="0.3" strokeWidth="2" />
    <path d={`M58 ${y - 9}l2.4 5l5.4 .6l-4 3.8l1 5.4l-4.8 -2.6l-4.8 2.6l1 -5.4l-4 -3.8l5.4 -.6z`} fill="#ffe9a6" />
  </g>
);

const Hogehoed = ({ y, accent }: HatProps): ReactElement => (
  <g>
    <path d={`M42 ${y + 8}l-3 -32q21 -6 42 0l-3 32z`} fill={INK} />
    <path d={`M41.4 ${y + 1}q18.6 5 37.2 0l-.6 8q-18 4 -36 0z`} fill={accent} />
    <ellipse cx="60" cy={y + 10} rx="32" ry="6" fill={INK} />
  </g>
);

const Koptelefoon = ({ y, accent }: HatProps): ReactElement => (
  <g>
    <path d={`M22 ${y + 34}q-2 -40 38 -40t38 40`} fill="none" stroke={INK} strokeWidth="5" />
    <rect x="13" y={y + 26} width="17" height="24" rx="8" fill={accent} stroke={INK} strokeWidth="2" />
    <rect x="90" y={y + 26} width="17" height="24" rx="8" fill={accent} stroke={INK} strokeWidth="2" />
  </g>
);

/** Pushed up on the forehead, so that the eyes stay free. */
const Duikbril = ({ y, accent }: HatProps): ReactElement => (
  <g>
    <path d={`M29 ${y + 12}q31 -14 62 0`} fill="none" stroke={INK} strokeWidth="5" strokeLinecap="round" />
    <rect x="37" y={y - 8} width="46" height="21" rx="10" fill="#c9eef7" stroke={accent} strokeWidth="4.5" />
    <path d={`M45 ${y + 5}l8 -8M53 ${y + 7}l7 -7`} stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
    <path d={`M92 ${y + 16}q10 -4 8 -34`} fill="none" stroke={accent} strokeWidth="5" strokeLinecap="round" />
  </g>
);

const Veer = ({ y, accent }: HatProps): ReactElement => (
  <g strokeLinejoin="round">
    <path d={`M31 ${y + 13}q29 -30 58 0q-29 9 -58 0z`} fill="#5b8a4a" stroke="#35592a" strokeWidth="2" />
    <path d={`M73 ${y + 6}q6 -28 24 -32q4 20 -18 34z`} fill={accent} stroke={INK} strokeOpacity="0.3" strokeWidth="1.6" />
    <path d={`M76 ${y + 7}q8 -18 18 -28`} fill="none" stroke="#fff" strokeOpacity="0.7" strokeWidth="1.8" />
  </g>
);

const Sportband = ({ y, accent }: HatProps): ReactElement => (
  <g>
    <path d={`M30 ${y + 14}q30 -16 60 0v9q-30 -16 -60 0z`} fill={accent} />
    <path d={`M30 ${y + 18.5}q30 -16 60 0`} fill="none" stroke="#fff" strokeWidth="2.6" />
  </g>
);

const Speurpet = ({ y, accent }: HatProps): ReactElement => (
  <g stroke="#5f4a2a" strokeWidth="2" strokeLinejoin="round">
    <path d={`M34 ${y + 11}q2 -27 26 -27t26 27z`} fill="#c9a56b" />
    <path d={`M34 ${y + 11}q-14 1 -15 8q11 2 20 -4zM86 ${y + 11}q14 1 15 8q-11 2 -20 -4z`} fill="#b18a4e" />
    <path d={`M60 ${y - 16}v26M47 ${y - 11}v20M73 ${y - 11}v20`} fill="none" strokeOpacity="0.35" />
    <circle cx="60" cy={y - 17} r="4" fill={accent} />
  </g>
);

const Kam = ({ y, accent }: HatProps): ReactElement => (
  <path
    d={`M32 ${y + 14}l2 -20l13 13l3 -26l11 17l9 -19l5 22l13 -10l-1 22q-28 -10 -55 1z`}
    fill={accent}
    stroke={INK}
    strokeOpacity="0.3"
    strokeWidth="2"
    strokeLinejoin="round"
  />
);

const Zuidwester = ({ y }: HatProps): ReactElement => (
  <g stroke="#b97f00" strokeWidth="2" strokeLinejoin="round">
    <path d={`M37 ${y + 9}q2 -27 23 -27t23 27z`} fill={KLEUREN.zon} />
    <path d={`M22 ${y + 18}q10 -14 38 -14t38 14q-14 -3 -38 -3t-38 3z`} fill={KLEUREN.zon} />
    <path d={`M60 ${y - 18}v22`} strokeOpacity="0.5" />
  </g>
);

const Propeller = ({ y, accent }: HatProps): ReactElement => (
  <g stroke={INK} strokeOpacity="0.3" strokeWidth="2" strokeLinejoin="round">
    <path d={`M34 ${y + 12}q2 -24 26 -24t26 24q-26 -7 -52 0z`} fill={accent} />
    <path d={`M50 ${y + 8}q1 -14 10 -20q9 6 10 20q-10 -2 -20 0z`} fill="#fff" fillOpacity="0.6" stroke="none" />
    <path d={`M60 ${y - 12}v-8`} stroke={INK} strokeOpacity="1" strokeWidth="3" />
    <path d={`M60 ${y - 20}q-12 -9 -24 -2q10 8 24 2q12 9 24 2q-10 -8 -24 -2z`} fill={KLEUREN.zon} />
  </g>
);

const Slaapmuts = ({ y, accent }: HatProps): ReactElement => (
  <g strokeLinejoin="round">
    <path
      d={`M33 ${y + 13}q4 -30 30 -28q26 2 34 26q-12 -6 -18 -4q6 4 8 8z`}
      fill={accent}
      stroke={INK}
      strokeOpacity="0.25"
      strokeWidth="2"
    />
    <rect x="28" y={y + 8} width="62" height="11" rx="5.5" fill={WIT} stroke={accent} strokeWidth="2" />
    <circle cx="98" cy={y + 14} r="7" fill={WIT} stroke={accent} strokeWidth="2" />
  </g>
);

const BLADEREN = [-30, -22, -13, 13, 22, 30];

const Lauwer = ({ y }: HatProps): ReactElement => (
  <g fill="#7fae3f" stroke="#4d7320" strokeWidth="1.6">
    <path d={`M28 ${y + 17}q32 -22 64 0`} fill="none" strokeWidth="3" />
    {BLADEREN.map((dx) => (
      <ellipse
        key={dx}
        cx={60 + dx}
        cy={y + 1 + Math.abs(dx) * 0.34}
        rx="4.4"
        ry="9"
        transform={`rotate(${dx * 1.2} ${60 + dx} ${y + 4 + Math.abs(dx) * 0.34})`}
      />
    ))}
  </g>
);

const BLOEMEN = [-26, -13, 0, 13, 26];

const Krans = ({ y, accent }: HatProps): ReactElement => (
  <g>
    <path d={`M31 ${y + 15}q29 -19 58 0`} fill="none" stroke="#4f9a4a" strokeWidth="6" strokeLinecap="round" />
    {BLOEMEN.map((dx, i) => (
      <g key={dx}>
        <circle
          cx={60 + dx}
          cy={y + 6 + Math.abs(dx) * 0.3}
          r="6.5"
          fill={i % 2 === 0 ? accent : '#fff'}
          stroke={INK}
          strokeOpacity="0.15"
        />
        <circle cx={60 + dx} cy={y + 6 + Math.abs(dx) * 0.3} r="2.4" fill="#ffd45e" />
      </g>
    ))}
  </g>
);

const Zonnehoed = ({ y, accent }: HatProps): ReactElement => (
  <g stroke="#b9883a" strokeWidth="2">
    <ellipse cx="60" cy={y + 10} rx="42" ry="9" fill="#f3d08a" />
    <path d={`M40 ${y + 9}q0 -25 20 -25t20 25q-20 6 -40 0z`} fill="#f7dca4" />
    <path d={`M40 ${y + 2}q20 7 40 0v7q-20 6 -40 0z`} fill={accent} stroke="none" />
  </g>
);

const Herfstblad = ({ y }: HatProps): ReactElement => (
  <g strokeLinejoin="round" transform={`rotate(-14 60 ${y})`}>
    <path
      d={`M60 ${y + 9}l-21 -3l6 -7l-12 -7l11 -3l-2 -11l11 5l7 -13l7 13l11 -5l-2 11l11 3l-12 7l6 7z`}
      fill="#e2792b"
      stroke="#9c4613"
      strokeWidth="2"
    />
    <path d={`M60 ${y + 16}v-30M60 ${y}l-10 -8M60 ${y}l10 -8`} fill="none" stroke="#9c4613" strokeWidth="2.2" strokeLinecap="round" />
  </g>
);

const Oorwarmers = ({ y, accent }: HatProps): ReactElement => (
  <g>
    <path d={`M24 ${y + 32}q0 -38 36 -38t36 38`} fill="none" stroke={accent} strokeWidth="5" />
    {[22, 98].map((x) => (
      <g key={x}>
        <circle cx={x} cy={y + 38} r="13" fill="#fff" stroke={accent} strokeWidth="3" strokeDasharray="3 2.5" />
        <circle cx={x} cy={y + 38} r="6" fill={accent} opacity="0.35" />
      </g>
    ))}
  </g>
);

const HATS: Readonly<Record<LaterTop, (props: HatProps) => ReactElement>> = {
  piraat: Piraat,
  koksmuts: Koksmuts,
  bouwhelm: Bouwhelm,
  toverhoed: Toverhoed,
  hogehoed: Hogehoed,
  koptelefoon: Koptelefoon,
  duikbril: Duikbril,
  veer: Veer,
  sportband: Sportband,
  speurpet: Speurpet,
  kam: Kam,
  zuidwester: Zuidwester,
  propeller: Propeller,
  slaapmuts: Slaapmuts,
  lauwer: Lauwer,
  krans: Krans,
  zonnehoed: Zonnehoed,
  herfstblad: Herfstblad,
  oorwarmers: Oorwarmers,
};

/** Headwear of the later spaarkaarten. */
export const BlobHat = ({ top, ...props }: HatProps & { readonly top: LaterTop }): ReactElement => HATS[top](props);
