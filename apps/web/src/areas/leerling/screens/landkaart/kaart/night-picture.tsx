import {
  drawHorizon,
  drawSterren,
  gradeNight,
  gradePaint,
  isLight,
  LUCHTEN,
  NEON,
  type Nachtbeeld,
  type Stadspad,
} from '@spelrijk/game-kit/tooi';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { memo, useLayoutEffect, useRef } from 'react';
import type { CSSProperties, ReactElement, RefObject } from 'react';
import { MAP_HEIGHT } from './geometry.ts';
import { MapPicture, type MapPictureProps } from './map-picture.tsx';
import styles from './kaart.module.css';
import './night.css';

/** The sky is drawn block by block, each with a street of its own. */
const BLOCK = 640;
/** Where the sea begins: the city stands on its other side. */
const HORIZON = 300;

const KINDS = ['fill', 'stroke', 'stop-color'] as const;
/** What is night by itself. */
const OWN = 'data-nacht';
/** The rim of the road is neon, from one region to the next in another colour. */
const RIM = 'k-rand';

function paintOf(element: Element, kind: string, hex: string): string {
  const { parentElement } = element;
  if (parentElement?.id === RIM) {
    const at = Math.floor(Array.prototype.indexOf.call(parentElement.children, element) / 2);
    return NEON[at % 3] ?? NEON[0];
  }
  return gradePaint({ tag: element.tagName, kind, hex, numberOf: (name) => Number(element.getAttribute(name) ?? Number.NaN) });
}

function dress(element: Element): void {
  for (const kind of KINDS) {
    const hex = element.getAttribute(kind);
    if (hex?.startsWith('#') === true) element.setAttribute(kind, paintOf(element, kind, hex));
  }
}

function dressAll(node: Node): void {
  if (!(node instanceof Element) || node.closest(`[${OWN}]`) !== null) return;
  dress(node);
  for (const element of node.querySelectorAll('*')) if (element.closest(`[${OWN}]`) === null) dress(element);
}

/** Over what was drawn by day; what comes into view later goes dark before it is seen. The map never gives a shape another colour. */
function useNight(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = root;
    if (current === null) return;
    dressAll(current);
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) dressAll(node);
    });
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return root;
}

const VARS: CSSProperties = Object.fromEntries(
  Object.entries(KLEUREN).map(([naam, kleur]) => [`--${naam}`, isLight(kleur, true) ? kleur : gradeNight(kleur)]),
);

interface NightPictureProps extends Omit<MapPictureProps, 'hemel'> {
  /** What stands on the horizon. */
  readonly beeld: Nachtbeeld;
}

/** The landscape at night. */
export function NightPicture({ beeld, ...props }: NightPictureProps): ReactElement {
  const root = useNight();
  return (
    <div ref={root} className={styles['nacht']} style={VARS}>
      <MapPicture {...props} hemel={<NightSky beeld={beeld} width={props.layout.width} />} />
    </div>
  );
}

/** All of it at once: it is some hundreds of paths, and a city that comes after its hills is a city that jumps up. */
const NightSky = memo(function NightSky({ beeld, width }: { readonly beeld: Nachtbeeld; readonly width: number }): ReactElement {
  const blocks = Array.from({ length: Math.ceil(width / BLOCK) }, (_, i) => i);
  return (
    <g data-nacht="">
      <linearGradient id="k-nacht" x1="0" y1="0" x2="0" y2="1">
        {LUCHTEN[beeld].map(([offset, kleur]) => (
          <stop key={offset} offset={offset} stopColor={kleur} />
        ))}
      </linearGradient>
      <rect y={-MAP_HEIGHT} width={width} height={MAP_HEIGHT + 2} fill={LUCHTEN[beeld][0]?.[1]} />
      <rect width={width} height={HORIZON + 80} fill="url(#k-nacht)" />
      {blocks.map((i) => (
        <Block key={i} beeld={beeld} at={i} />
      ))}
    </g>
  );
});

const Block = memo(function Block({ beeld, at }: { readonly beeld: Nachtbeeld; readonly at: number }): ReactElement {
  const [van, tot] = [at * BLOCK, (at + 1) * BLOCK];
  return (
    <>
      {drawSterren({ van, tot, diep: 240, seed: at + 5 }).map((pad) => (
        <Pad key={pad.d} pad={pad} />
      ))}
      {at % 3 === 1 && (
        <g transform={`translate(${van + 250} 128)`}>
          <circle r="96" fill="#cdb8ff" opacity="0.1" />
          <circle r="66" fill="#e4d8ff" opacity="0.16" />
          <circle r="44" fill="#fff4d6" />
          <path d="M-14 -9h.1M16 14h.1M10 -20h.1" stroke="#e7d6b4" strokeWidth="15" strokeLinecap="round" />
        </g>
      )}
      {drawHorizon(beeld, { van, tot, horizon: HORIZON, hoog: 236, seed: at + 11, dal: 0 }).map((pad) => (
        <Pad key={`${pad.kleur}${pad.d}`} pad={pad} />
      ))}
    </>
  );
});

function Pad({ pad: { d, kleur, lijn, alpha } }: { readonly pad: Stadspad }): ReactElement {
  return lijn === undefined ? (
    <path d={d} fill={kleur} fillOpacity={alpha} />
  ) : (
    <path d={d} fill="none" stroke={kleur} strokeWidth={lijn} strokeOpacity={alpha} strokeLinecap="round" />
  );
}
