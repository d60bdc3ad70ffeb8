import type { ReactElement } from 'react';
import type { BlobMood, BlobSpec } from './blob-spec.ts';
import { blobFace } from './blob-spec.ts';
import { KLEUREN } from './tokens.ts';

const INK = KLEUREN.inkt;

interface Eye {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

function eyesOf(spec: BlobSpec): readonly Eye[] {
  const y = blobFace(spec);
  const { eyeGap } = spec;
  if (spec.eyes === 'een') return [{ x: 60, y: y - 1, r: 14 }];
  if (spec.eyes === 'drie')
    return [
      { x: 60 - eyeGap - 5, y: y + 2, r: 8 },
      { x: 60, y: y - 5, r: 9 },
      { x: 60 + eyeGap + 5, y: y + 2, r: 8 },
    ];
  const r = spec.eyes === 'groot' ? 12.5 : 10;
  return [
    { x: 60 - eyeGap, y, r },
    { x: 60 + eyeGap, y, r },
  ];
}

/** Where the pupil looks, in parts of the room it has. */
const GAZE: Readonly<Record<BlobMood, readonly [number, number]>> = {
  blij: [0.12, 0.1],
  denkt: [0.62, -0.75],
  verrast: [0, 0],
  trots: [0, 0],
  slaapt: [0, 0],
};

function OpenEye({ eye, mood }: { readonly eye: Eye; readonly mood: BlobMood }): ReactElement {
  const white = mood === 'verrast' ? eye.r * 1.14 : eye.r;
  const pupil = white * (mood === 'verrast' ? 0.46 : 0.6);
  const room = white - pupil - 0.6;
  const [gx, gy] = GAZE[mood];
  const [x, y] = [eye.x + gx * room, eye.y + gy * room];
  return (
    <g>
      <ellipse cx={eye.x} cy={eye.y} rx={white * 0.94} ry={white} fill="#fff" stroke={INK} strokeOpacity="0.18" strokeWidth="1.2" />
      <circle cx={x} cy={y} r={pupil} fill={INK} />
      <circle cx={x + pupil * 0.32} cy={y - pupil * 0.38} r={pupil * 0.36} fill="#fff" />
      <circle cx={x - pupil * 0.36} cy={y + pupil * 0.34} r={pupil * 0.17} fill="#fff" fillOpacity="0.8" />
    </g>
  );
}

/** A closed eye: an arch when proud, a sleepy bow when asleep. */
function ClosedEye({ eye, mood }: { readonly eye: Eye; readonly mood: BlobMood }): ReactElement {
  const w = eye.r * 0.85;
  const bow = mood === 'trots' ? -w * 1.25 : w * 0.95;
  const y = eye.y + (mood === 'trots' ? 3 : 1);
  return <path d={`M${eye.x - w} ${y}q${w} ${bow} ${w * 2} 0`} fill="none" stroke={INK} strokeWidth="3.4" strokeLinecap="round" />;
}

export function BlobEyes({ spec, mood }: { readonly spec: BlobSpec; readonly mood: BlobMood }): ReactElement {
  const closed = mood === 'trots' || mood === 'slaapt';
  return (
    <>
      {eyesOf(spec).map((eye) =>
        closed ? <ClosedEye key={eye.x} eye={eye} mood={mood} /> : <OpenEye key={eye.x} eye={eye} mood={mood} />,
      )}
    </>
  );
}

function OpenMouth({ y, w, tongue }: { readonly y: number; readonly w: number; readonly tongue: boolean }): ReactElement {
  return (
    <g>
      <path
        d={`M${60 - w} ${y}q${w} -2.5 ${w * 2} 0c0 ${w * 1.5} ${-w * 2} ${w * 1.5} ${-w * 2} 0z`}
        fill="#6b1f2e"
        stroke={INK}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {tongue && (
        <path
          d={`M${60 - w * 0.58} ${y + w * 0.82}q${w * 0.58} ${-w * 0.55} ${w * 1.16} 0q${-w * 0.58} ${w * 0.52} ${-w * 1.16} 0z`}
          fill="#ff8f8f"
        />
      )}
    </g>
  );
}

function Smile({ y, w }: { readonly y: number; readonly w: number }): ReactElement {
  return <path d={`M${60 - w} ${y}q${w} ${w * 1.05} ${w * 2} 0`} fill="none" stroke={INK} strokeWidth="3.2" strokeLinecap="round" />;
}

function RestMouth({ spec, y }: { readonly spec: BlobSpec; readonly y: number }): ReactElement {
  switch (spec.mouth) {
    case 'open':
      return <OpenMouth y={y} w={9} tongue />;
    case 'tand':
      return (
        <g>
          <Smile y={y} w={9} />
          <path d={`M57 ${y + 4}h6.4v5.2q-3.2 2 -6.4 0z`} fill="#fff" stroke={INK} strokeWidth="1.4" strokeLinejoin="round" />
        </g>
      );
    case 'tong':
      return (
        <g>
          <path d={`M61 ${y + 3.5}v6q4 4 7 -1v-5.5z`} fill="#ff8f8f" stroke={INK} strokeWidth="1.6" strokeLinejoin="round" />
          <Smile y={y} w={9} />
        </g>
      );
    case 'poes':
      return (
        <path d={`M50 ${y}q5 7 10 1q5 6 10 -1`} fill="none" stroke={INK} strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round" />
      );
    case 'lach':
      return <Smile y={y} w={10} />;
  }
}

export function BlobMouthShape({ spec, mood }: { readonly spec: BlobSpec; readonly mood: BlobMood }): ReactElement {
  const y = blobFace(spec) + (spec.eyes === 'een' ? 20 : 16);
  if (mood === 'verrast') return <ellipse cx="60" cy={y + 4} rx="5.4" ry="6.6" fill="#6b1f2e" stroke={INK} strokeWidth="2" />;
  if (mood === 'trots') return <OpenMouth y={y} w={12} tongue />;
  if (mood === 'denkt') return <path d={`M53 ${y + 5}q8 1 13 -4`} fill="none" stroke={INK} strokeWidth="3.2" strokeLinecap="round" />;
  if (mood === 'slaapt') return <ellipse cx="60" cy={y + 3} rx="3.8" ry="3" fill="#6b1f2e" />;
  return <RestMouth spec={spec} y={y} />;
}

export function BlobCheeks({ spec }: { readonly spec: BlobSpec }): ReactElement {
  const y = blobFace(spec) + 13;
  const x = spec.eyeGap + 11;
  return (
    <g fill="#ff6b6b" fillOpacity="0.34">
      <ellipse cx={60 - x} cy={y} rx="6.4" ry="4.2" />
      <ellipse cx={60 + x} cy={y} rx="6.4" ry="4.2" />
    </g>
  );
}

export function BlobGlasses({ spec }: { readonly spec: BlobSpec }): ReactElement {
  const eyes = eyesOf(spec);
  const first = eyes[0];
  const last = eyes.at(-1);
  return (
    <g fill="#fff" fillOpacity="0.14" stroke={spec.accent} strokeWidth="3">
      {eyes.map((eye) => (
        <circle key={eye.x} cx={eye.x} cy={eye.y} r={eye.r + 3.4} />
      ))}
      {first && last && first !== last && eyes.length === 2 && (
        <path
          d={`M${first.x + first.r + 3.4} ${first.y - 1}q${(last.x - first.x) / 2 - first.r - 3.4} -4 ${last.x - first.x - 2 * first.r - 6.8} 0`}
          fill="none"
        />
      )}
    </g>
  );
}
