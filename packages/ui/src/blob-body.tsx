import type { ReactElement } from 'react';
import type { BlobMood, BlobSpec } from './blob-spec.ts';
import { blobFace, blobHalfWidth } from './blob-spec.ts';

/** What is painted on the body; the caller clips it to the outline. */
export function BlobPattern({ spec }: { readonly spec: BlobSpec }): ReactElement | null {
  const { light, dark } = spec.color;
  switch (spec.skin) {
    case 'stippen':
      return (
        <g fill={dark} fillOpacity="0.26">
          <circle cx="28" cy="62" r="6" />
          <circle cx="39" cy="47" r="4" />
          <circle cx="95" cy="66" r="5" />
          <circle cx="86" cy="103" r="7" />
          <circle cx="30" cy="98" r="5" />
          <circle cx="84" cy="48" r="4.4" />
        </g>
      );
    case 'buik':
      return <ellipse cx="60" cy="108" rx="25" ry="20" fill={light} fillOpacity="0.85" />;
    case 'strepen':
      return (
        <g fill="none" stroke={dark} strokeOpacity="0.24" strokeWidth="6" strokeLinecap="round">
          <path d="M10 101q50 12 100 0" />
          <path d="M10 113q50 12 100 0" />
        </g>
      );
    case 'sproeten':
      return (
        <g fill={dark} fillOpacity="0.42">
          {[
            [37, 78],
            [42, 82],
            [36, 84],
            [83, 78],
            [78, 82],
            [84, 84],
          ].map(([x, y]) => (
            <circle key={`${x}-${y}`} cx={x} cy={y} r="1.5" />
          ))}
        </g>
      );
    case 'effen':
      return null;
  }
}

/** Raised when proud or surprised, one at the chin when thinking, hanging when asleep. */
const ARMS: Readonly<Record<BlobMood, readonly [number, number]>> = {
  blij: [-7, -7],
  denkt: [7, -13],
  verrast: [-15, -15],
  trots: [-17, -17],
  slaapt: [9, 9],
};

export function BlobLimbs({ spec, mood }: { readonly spec: BlobSpec; readonly mood: BlobMood }): ReactElement {
  const y = 92;
  const half = blobHalfWidth(spec, y);
  const [left, right] = ARMS[mood];
  const { base, dark } = spec.color;
  const arms = `M${60 - half + 5} ${y}q-8 ${left * 0.3} -10 ${left}M${60 + half - 5} ${y}q8 ${right * 0.3} 10 ${right}`;
  return (
    <g>
      <g fill={dark}>
        <ellipse cx="45" cy="118" rx="10" ry="5.4" />
        <ellipse cx="75" cy="118" rx="10" ry="5.4" />
      </g>
      <path d={arms} fill="none" stroke={dark} strokeWidth="12.5" strokeLinecap="round" />
      <path d={arms} fill="none" stroke={base} strokeWidth="8.8" strokeLinecap="round" />
    </g>
  );
}

export function BlobScarf({ spec }: { readonly spec: BlobSpec }): ReactElement {
  const y = blobFace(spec) + 29;
  const half = blobHalfWidth(spec, y) - 1;
  return (
    <g fill={spec.accent}>
      <path d={`M72 ${y + 3}l12 18l-12 4l-8 -19z`} />
      <path d={`M${60 - half} ${y - 5}q${half} 11 ${half * 2} 0v9q${-half} 11 ${-half * 2} 0z`} />
      <path
        d={`M${60 - half + 6} ${y + 1}q${half - 6} 9 ${half * 2 - 12} 0`}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.4"
        strokeWidth="2"
      />
    </g>
  );
}

export function BlobBowTie({ spec }: { readonly spec: BlobSpec }): ReactElement {
  const y = blobFace(spec) + 32;
  return (
    <g fill={spec.accent} strokeLinejoin="round">
      <path d={`M60 ${y}l-14 -7v14z`} stroke={spec.accent} strokeWidth="3" />
      <path d={`M60 ${y}l14 -7v14z`} stroke={spec.accent} strokeWidth="3" />
      <circle cx="60" cy={y} r="4.4" stroke="#fff" strokeOpacity="0.5" strokeWidth="1.4" />
    </g>
  );
}
