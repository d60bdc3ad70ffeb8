import type { ReactElement } from 'react';
import type { BlobMood, BlobSpec } from './blob-spec.ts';
import { BlobHatLater } from './blob-hat-later.tsx';
import { blobTop, isLaterTop } from './blob-spec.ts';
import { KLEUREN } from './tokens.ts';

/** Headwear that lies behind the body: ears and antennae grow out of it. */
export function BlobBack({ spec }: { readonly spec: BlobSpec }): ReactElement | null {
  const y = blobTop(spec);
  const { base, dark, light } = spec.color;
  switch (spec.top) {
    case 'berenoren':
      return (
        <g fill={base} stroke={dark} strokeWidth="2">
          {[-1, 1].map((side) => (
            <g key={side}>
              <circle cx={60 + side * 25} cy={y + 9} r="12" />
              <circle cx={60 + side * 25} cy={y + 9} r="6" fill={light} stroke="none" />
            </g>
          ))}
        </g>
      );
    case 'konijnenoren':
      return (
        <g fill={base} stroke={dark} strokeWidth="2">
          {[-1, 1].map((side) => (
            <g key={side} transform={`translate(${60 + side * 15} ${y + 8}) rotate(${side * 13})`}>
              <ellipse cx="0" cy="-14" rx="8" ry="19" />
              <ellipse cx="0" cy="-13" rx="3.6" ry="12" fill="#ffb3c4" stroke="none" />
            </g>
          ))}
        </g>
      );
    case 'antennes':
      return (
        <g fill="none" stroke={dark} strokeWidth="3" strokeLinecap="round">
          {[-1, 1].map((side) => (
            <g key={side}>
              <path d={`M${60 + side * 12} ${y + 8}q${side * 2} -14 ${side * 10} -19`} />
              <circle cx={60 + side * 23} cy={y - 13} r="6" fill={spec.accent} stroke="none" />
              <circle cx={60 + side * 23 - 2} cy={y - 15} r="1.8" fill="#fff" stroke="none" fillOpacity="0.8" />
            </g>
          ))}
        </g>
      );
    case 'hoorntjes':
      return (
        <g fill="#fff3d6" stroke="#c9a86a" strokeWidth="2" strokeLinejoin="round">
          <path d={`M34 ${y + 15}q-8 -12 -3 -22q10 5 16 14z`} />
          <path d={`M86 ${y + 15}q8 -12 3 -22q-10 5 -16 14z`} />
        </g>
      );
    default:
      return null;
  }
}

function Sprout({ y }: { readonly y: number }): ReactElement {
  return (
    <g>
      <path d={`M60 ${y + 4}q-1 -8 1 -14`} fill="none" stroke="#3f7f33" strokeWidth="3.2" strokeLinecap="round" />
      <path d={`M61 ${y - 9}c-4 -10 -15 -10 -19 -6c3 8 12 11 19 6z`} fill="#6abb52" stroke="#3f7f33" strokeWidth="1.6" />
      <path d={`M61 ${y - 9}c3 -11 14 -13 19 -9c-2 9 -11 13 -19 9z`} fill="#84cf69" stroke="#3f7f33" strokeWidth="1.6" />
    </g>
  );
}

function Beanie({ y, accent }: { readonly y: number; readonly accent: string }): ReactElement {
  return (
    <g>
      <path d={`M32 ${y + 17}c0 -20 12 -28 28 -28s28 8 28 28z`} fill={accent} />
      <path
        d={`M45 ${y - 5}c-4 6 -5 13 -5 20M60 ${y - 10}v24M75 ${y - 5}c4 6 5 13 5 20`}
        stroke="#fff"
        strokeOpacity="0.28"
        strokeWidth="3"
        fill="none"
      />
      <rect x="27" y={y + 10} width="66" height="12" rx="6" fill={KLEUREN.papier} stroke={accent} strokeWidth="2" />
      <circle cx="60" cy={y - 13} r="8" fill={KLEUREN.papier} stroke={accent} strokeWidth="2" />
    </g>
  );
}

function Crown({ y }: { readonly y: number }): ReactElement {
  return (
    <g strokeLinejoin="round">
      <path d={`M39 ${y + 12}l-5 -22l14 9l12 -15l12 15l14 -9l-5 22q-21 6 -42 0z`} fill={KLEUREN.zon} stroke="#b97f00" strokeWidth="2" />
      <circle cx="60" cy={y + 4} r="3.4" fill={KLEUREN.koraal} />
      <circle cx="47" cy={y + 5} r="2.4" fill={KLEUREN.zee} />
      <circle cx="73" cy={y + 5} r="2.4" fill={KLEUREN.zee} />
    </g>
  );
}

function PartyHat({ y, accent }: { readonly y: number; readonly accent: string }): ReactElement {
  return (
    <g transform={`rotate(-8 60 ${y})`}>
      <path d={`M43 ${y + 10}l17 -34l17 34q-17 6 -34 0z`} fill={accent} strokeLinejoin="round" />
      <path d={`M49 ${y - 2}l21 -3M55 ${y - 14}l9 -1.5`} stroke="#fff" strokeOpacity="0.7" strokeWidth="3.4" strokeLinecap="round" />
      <circle cx="60" cy={y - 25} r="5.5" fill="#fff6df" />
    </g>
  );
}

function Bow({ y, accent }: { readonly y: number; readonly accent: string }): ReactElement {
  return (
    <g
      transform={`rotate(12 78 ${y + 8})`}
      fill={accent}
      stroke={KLEUREN.inkt}
      strokeOpacity="0.25"
      strokeWidth="1.6"
      strokeLinejoin="round"
    >
      <path d={`M76 ${y + 8}c-9 -12 -18 -9 -18 0s9 12 18 0z`} />
      <path d={`M80 ${y + 8}c9 -12 18 -9 18 0s-9 12 -18 0z`} />
      <circle cx="78" cy={y + 8} r="5" />
    </g>
  );
}

function Tuft({ y, dark }: { readonly y: number; readonly dark: string }): ReactElement {
  return (
    <path
      d={`M50 ${y + 5}c-6 -9 -2 -16 4 -17c-1 5 1 7 3 8c0 -8 5 -13 12 -13c-3 5 -2 8 1 10c3 -3 7 -4 10 -2c-5 3 -6 8 -8 14q-11 -5 -22 0z`}
      fill={dark}
    />
  );
}

function Flower({ y, accent }: { readonly y: number; readonly accent: string }): ReactElement {
  return (
    <g>
      <path d={`M60 ${y + 4}v-9`} stroke="#3f7f33" strokeWidth="3" strokeLinecap="round" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse key={turn} cx="60" cy={y - 19} rx="5" ry="7" fill={accent} transform={`rotate(${turn} 60 ${y - 12})`} />
      ))}
      <circle cx="60" cy={y - 12} r="4.6" fill="#ffe08a" stroke="#c98a0a" strokeWidth="1" />
    </g>
  );
}

function Lamp({ y, mood }: { readonly y: number; readonly mood: BlobMood }): ReactElement {
  const on = mood !== 'denkt' && mood !== 'slaapt';
  return (
    <g>
      {on && <circle cx="60" cy={y - 15} r="15" fill="#fff2b8" fillOpacity="0.75" />}
      <path d={`M60 ${y + 4}v-9`} stroke="#8a6a1b" strokeWidth="4" strokeLinecap="round" />
      <circle cx="60" cy={y - 16} r="9" fill={on ? '#fffbe0' : '#e9edf0'} stroke="#8a6a1b" strokeWidth="2" />
      <path
        d={`M56.5 ${y - 15}l2.5 -3l2 3l2.5 -3`}
        stroke="#c98a0a"
        strokeWidth="1.6"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="55.5" y={y - 8} width="9" height="5" rx="2" fill="#8a6a1b" />
    </g>
  );
}

/** Headwear that sits on the body. */
export function BlobHeadwear({ spec, mood }: { readonly spec: BlobSpec; readonly mood: BlobMood }): ReactElement | null {
  const y = blobTop(spec);
  switch (spec.top) {
    case 'spriet':
      return <Sprout y={y} />;
    case 'muts':
      return <Beanie y={y} accent={spec.accent} />;
    case 'kroon':
      return <Crown y={y} />;
    case 'feesthoed':
      return <PartyHat y={y} accent={spec.accent} />;
    case 'strik':
      return <Bow y={y} accent={spec.accent} />;
    case 'kuif':
      return <Tuft y={y} dark={spec.color.dark} />;
    case 'bloem':
      return <Flower y={y} accent={spec.accent} />;
    case 'lampje':
      return <Lamp y={y} mood={mood} />;
    default:
      return isLaterTop(spec.top) ? <BlobHatLater top={spec.top} y={y} accent={spec.accent} /> : null;
  }
}
