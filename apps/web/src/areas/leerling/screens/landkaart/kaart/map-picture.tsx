import { memo } from 'react';
import type { ReactElement } from 'react';
import { blended, groundY, hillPath, MAP_HEIGHT, roadPath, roadY } from './geometry.ts';
import type { MapLayout, Span, Spot } from './geometry.ts';
import { lookOf } from './palette.ts';
import type { RegionLook } from './palette.ts';
import { Bridge, Bunting, HouseRow, PropDrawing, RegionProps, riverAt, riverX } from './scenery.tsx';
import { Cloud, Ripples, Sailboat } from './water.tsx';
import styles from './kaart.module.css';

/** A gradient over the whole width in which the colours of the regions flow into each other. */
function FlowGradient({
  id,
  layout,
  pick,
}: {
  readonly id: string;
  readonly layout: MapLayout;
  readonly pick: (look: RegionLook) => string;
}): ReactElement {
  const soft = 90;
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2={layout.width} y2="0">
      {layout.spans.flatMap((span, i) => {
        const color = pick(lookOf(span.id));
        const from = i === 0 ? 0 : (span.x0 + soft) / layout.width;
        const to = i === layout.spans.length - 1 ? 1 : (span.x1 - soft) / layout.width;
        return [<stop key={`${span.id}a`} offset={from} stopColor={color} />, <stop key={`${span.id}b`} offset={to} stopColor={color} />];
      })}
    </linearGradient>
  );
}

const Defs = memo(function Defs({ layout }: { readonly layout: MapLayout }): ReactElement {
  return (
    <defs>
      <FlowGradient id="k-lucht" layout={layout} pick={(l) => l.sky} />
      <FlowGradient id="k-ver" layout={layout} pick={(l) => l.far} />
      <FlowGradient id="k-midden" layout={layout} pick={(l) => l.mid} />
      <FlowGradient id="k-grond" layout={layout} pick={(l) => l.ground} />
      <FlowGradient id="k-weide" layout={layout} pick={(l) => l.meadow} />
      <FlowGradient id="k-voor" layout={layout} pick={(l) => l.front} />
      <FlowGradient id="k-weg" layout={layout} pick={(l) => l.road} />
      <FlowGradient id="k-rand" layout={layout} pick={(l) => l.edge} />
      <linearGradient id="k-hemel" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#fffaf0" stopOpacity="0.85" />
      </linearGradient>
      <linearGradient id="k-zee" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#a9e2f1" />
        <stop offset="1" stopColor="#6fcae0" />
      </linearGradient>
      <linearGradient id="k-diep" gradientUnits="userSpaceOnUse" x1="0" y1="362" x2="0" y2={MAP_HEIGHT}>
        <stop offset="0" stopColor="#6fcae0" />
        <stop offset="1" stopColor="#45aecd" />
      </linearGradient>
      <radialGradient id="k-mist">
        <stop offset="0" stopColor="#fff" stopOpacity="0.8" />
        <stop offset="0.55" stopColor="#fff" stopOpacity="0.5" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
});

const Sky = memo(function Sky({ width }: { readonly width: number }): ReactElement {
  const clouds = Array.from({ length: Math.ceil(width / 420) }, (_, i) => ({
    x: 130 + i * 420 + ((i * 97) % 160),
    y: 132 + ((i * 71) % 110),
    size: 0.62 + ((i * 37) % 50) / 100,
    tint: i % 2,
  }));
  return (
    <>
      <rect width={width} height="380" fill="url(#k-lucht)" />
      <rect width={width} height="380" fill="url(#k-hemel)" />
      <circle cx="820" cy="118" r="74" fill="#fff3c4" opacity="0.6" />
      <circle cx="820" cy="118" r="48" fill="#ffd96b" />
      {clouds.map(({ x, y, size, tint }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <Cloud tint={tint} />
        </g>
      ))}
    </>
  );
});

function Mountain({ x, w, h }: { readonly x: number; readonly w: number; readonly h: number }): ReactElement {
  const top = 376 - h;
  return (
    <g>
      <path
        d={`M${x - w} 392L${x - w * 0.42} ${376 - h * 0.56}L${x - w * 0.3} ${376 - h * 0.62}L${x} ${top}L${x + w * 0.34} ${376 - h * 0.6}L${x + w * 0.45} ${376 - h * 0.54}L${x + w} 392Z`}
        fill="#8fa6cf"
        strokeLinejoin="round"
        stroke="#8fa6cf"
        strokeWidth="8"
      />
      <path
        d={`M${x} ${top}L${x + w * 0.34} ${376 - h * 0.6}L${x + w * 0.45} ${376 - h * 0.54}L${x + w} 392H${x + w * 0.1}L${x + w * 0.16} ${376 - h * 0.5}Z`}
        fill="#748dbb"
        opacity="0.8"
      />
      <path
        d={`M${x - w * 0.24} ${376 - h * 0.7}L${x} ${top}L${x + w * 0.25} ${376 - h * 0.7}l${-w * 0.09} ${-h * 0.04}l${-w * 0.07} ${h * 0.1}l${-w * 0.1} ${-h * 0.08}l${-w * 0.08} ${h * 0.09}l${-w * 0.07} ${-h * 0.09}z`}
        fill="#fff"
        stroke="#fff"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </g>
  );
}

function Mountains({ span }: { readonly span: Span }): ReactElement {
  const count = Math.ceil((span.x1 + 340 - span.x0) / 210);
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <Mountain key={i} x={span.x0 + 130 + i * 210} w={170 + ((i * 53) % 60)} h={150 + ((i * 67) % 90)} />
      ))}
    </>
  );
}

function Volcano({ x }: { readonly x: number }): ReactElement {
  return (
    <g transform={`translate(${x} 402)`}>
      <path d="M-190 0q90 -20 128 -128q24 10 60 0q40 108 130 128z" fill="#8fae86" />
      <path d="M-62 -128q24 10 60 0q16 44 36 74l-26 -16l-18 34l-20 -30l-22 26l-16 -36l-20 6q16 -26 26 -58z" fill="#b78a6a" />
      <ellipse cx="-32" cy="-127" rx="30" ry="7" fill="#e8634a" />
      <path d="M-32 -136q-20 -18 -4 -34q-18 -22 12 -34q30 4 20 30q16 16 -6 30q-4 10 -22 8z" fill="#fff" opacity="0.75" />
    </g>
  );
}

/** Land shapes and houses behind the road. */
function RegionBack({ span, width }: { readonly span: Span; readonly width: number }): ReactElement | null {
  switch (span.id) {
    case 'woordwerf':
      return <HouseRow span={{ ...span, x0: span.x0 + 60, x1: span.x1 - 60 }} gap={4} />;
    case 'puntenplein':
      return <HouseRow span={span} gap={9} />;
    case 'werkwoordbergen':
      return <Mountains span={{ ...span, x1: Math.min(width, span.x1) }} />;
    default:
      return null;
  }
}

function Beach(): ReactElement {
  return (
    <g>
      <path d="M0 362H640C600 408 520 420 470 474S350 604 330 720H0Z" fill="url(#k-diep)" />
      <path
        d="M640 372C600 412 520 422 476 476S356 604 338 720"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.85"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M600 378C556 412 496 426 452 484S330 612 314 720"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.4"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="60 24"
      />
      {[
        [90, 420],
        [230, 390],
        [330, 450],
        [120, 540],
        [260, 560],
        [60, 640],
        [200, 680],
        [400, 400],
      ].map(([x, y], i) => (
        <g key={`${x}`} transform={`translate(${x} ${y})`}>
          <Ripples tint={i % 2} />
        </g>
      ))}
    </g>
  );
}

/** An irregular band of land in the sea, with a beach all round. */
function islandPath(x0: number, x1: number, inset: number): string {
  const steps = 90;
  const [cx, rx] = [(x0 + x1) / 2, (x1 - x0) / 2 - inset];
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI;
    const wobble = 1 + 0.03 * Math.sin(angle * 7) + 0.025 * Math.sin(angle * 11 + 2);
    const flat = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.42;
    return `${(cx + flat(Math.cos(angle)) * rx * wobble).toFixed(1)} ${(536 + flat(Math.sin(angle)) * (150 - inset * 0.3) * wobble).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

function Island({ span }: { readonly span: Span }): ReactElement {
  const [x0, x1] = [span.x0 + 34, span.x1 - 34];
  return (
    <g strokeLinejoin="round">
      <path d={islandPath(x0, x1, 0)} fill="#fff" opacity="0.55" stroke="#fff" strokeWidth="18" />
      <path d={islandPath(x0, x1, 6)} fill="#f9e4b0" stroke="#f9e4b0" strokeWidth="12" />
      <path d={islandPath(x0, x1, 62)} fill="#a9d87c" stroke="#a9d87c" strokeWidth="14" />
      <Volcano x={(span.x0 + span.x1) / 2 + 60} />
    </g>
  );
}

function islandSea(span: Span): string {
  return `M${span.x0 - 70} 360C${span.x0 - 150} 470 ${span.x0 - 20} 580 ${span.x0 - 90} 720H${span.x1 + 90}C${span.x1 + 10} 590 ${span.x1 + 150} 480 ${span.x1 + 70} 360Z`;
}

function RegionWater({ span }: { readonly span: Span }): ReactElement | null {
  if (span.id === 'klankenkust') return <Beach />;
  if (span.id === 'onthoudeiland') {
    return (
      <g>
        <path d={islandSea(span)} fill="url(#k-diep)" />
        <path d={islandSea(span)} fill="none" stroke="#fff" strokeOpacity="0.7" strokeWidth="7" />
        <Island span={span} />
      </g>
    );
  }
  if (span.id === 'regelrivier')
    return <path d={riverAt(riverX(span)).path} fill="url(#k-diep)" stroke="#d9f1f8" strokeWidth="7" strokeLinejoin="round" />;
  if (span.id === 'woordwerf') return <Dock span={span} />;
  return null;
}

function Dock({ span }: { readonly span: Span }): ReactElement {
  return (
    <>
      {dockSpots(span).map((x) => (
        <g key={x}>
          <path d={`M${x - 210} 404q210 -16 420 0l26 58q-236 22 -472 0z`} fill="#8d8168" />
          <path d={`M${x - 200} 406q200 -14 400 0l22 48q-222 18 -444 0z`} fill="url(#k-zee)" />
        </g>
      ))}
    </>
  );
}

const dockSpots = (span: Span): number[] =>
  Array.from({ length: 12 }, (_, k) => Math.round(142 * (Math.PI / 2) + k * 142 * 2 * Math.PI + 20)).filter(
    (x) => x > span.x0 + 130 && x < span.x1 - 110,
  );

function Bridges({ span }: { readonly span: Span }): ReactElement | null {
  if (span.id === 'regelrivier') {
    const { from, to } = riverAt(riverX(span));
    return <Bridge from={from} to={to} />;
  }
  if (span.id !== 'onthoudeiland') return null;
  return (
    <>
      <Bridge from={span.x0 - 96} to={span.x0 + 62} />
      <Bridge from={span.x1 - 62} to={span.x1 + 96} />
    </>
  );
}

const Road = memo(function Road({ layout }: { readonly layout: MapLayout }): ReactElement {
  const path = roadPath(452, layout.width - 250);
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={path} stroke="#17324d" strokeOpacity="0.1" strokeWidth="66" transform="translate(0 6)" />
      <path d={path} stroke="url(#k-rand)" strokeWidth="64" />
      <path d={path} stroke="url(#k-weg)" strokeWidth="52" />
      <path d={path} stroke="url(#k-rand)" strokeWidth="4" strokeDasharray="2 26" opacity="0.9" />
    </g>
  );
});

function Mist({ spots }: { readonly spots: readonly Spot[] }): ReactElement {
  return (
    <g className={styles['mist']}>
      {spots.map(({ x, y }, i) => (
        <g key={x} fill="url(#k-mist)">
          <ellipse cx={x} cy={y + 26} rx={128} ry={64} />
          <ellipse cx={x + 30} cy={430 + ((i * 47) % 40)} rx={150} ry={66} opacity="0.85" />
          {i % 2 === 0 && <ellipse cx={x} cy={652 - ((i * 31) % 40)} rx={170} ry={62} opacity="0.8" />}
          {i % 3 === 0 && <ellipse cx={x + 60} cy={330} rx={190} ry={54} opacity="0.6" />}
        </g>
      ))}
    </g>
  );
}

const Hills = memo(function Hills({ layout }: { readonly layout: MapLayout }): ReactElement {
  const { width, spans } = layout;
  const far = (x: number): number => 372 - blended(spans, (id) => lookOf(id).farHeight, x) * (0.72 + 0.28 * Math.sin(x / 130));
  const mid = (x: number): number => 380 - blended(spans, (id) => lookOf(id).midHeight, x) * (0.7 + 0.3 * Math.sin(x / 88 + 2));
  return (
    <>
      <path d={hillPath(width, far, 400)} fill="url(#k-ver)" />
      {spans.map((span) => (span.id === 'werkwoordbergen' ? <RegionBack key={span.id} span={span} width={width} /> : null))}
      <path d={hillPath(width, mid, 400)} fill="url(#k-midden)" />
    </>
  );
});

const Ground = memo(function Ground({ width }: { readonly width: number }): ReactElement {
  return (
    <>
      <path d={hillPath(width, groundY, MAP_HEIGHT)} fill="url(#k-grond)" />
      <path d={hillPath(width, (x) => roadY(x) * 0.4 + 290 + 12 * Math.sin(x / 77), MAP_HEIGHT)} fill="url(#k-weide)" opacity="0.55" />
      <path
        d={hillPath(width, (x) => 664 + 20 * Math.sin(x / 160 + 1) + 8 * Math.sin(x / 47), MAP_HEIGHT)}
        fill="url(#k-voor)"
        opacity="0.4"
      />
    </>
  );
});

function Boats({ layout }: { readonly layout: MapLayout }): ReactElement {
  const spots = layout.spans.flatMap((s) =>
    s.id === 'klankenkust' || s.id === 'onthoudeiland' ? [s.x0 + 330, s.x0 + 700, s.x1 - 260] : [],
  );
  return (
    <>
      {[170, ...spots].map((x, i) => (
        <g key={x} className={styles['boot']}>
          <PropAt x={x} y={344} size={0.5} tint={i % 3} />
        </g>
      ))}
      <g className={styles['boot']}>
        <PropAt x={250} y={470} size={1.15} tint={1} />
      </g>
    </>
  );
}

function PropAt({
  x,
  y,
  size,
  tint,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tint: number;
}): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <Sailboat tint={tint} />
    </g>
  );
}

const BALLOONS = [
  ['#f2603c', '#ffd98a'],
  ['#7a4fbf', '#ffc0d3'],
  ['#0f9aa8', '#fff3c4'],
] as const;

/** Balloons and gulls, so that there is something to find in the sky. */
const Flyers = memo(function Flyers({ width }: { readonly width: number }): ReactElement {
  return (
    <>
      {Array.from({ length: Math.floor(width / 1500) }, (_, i) => {
        const [a, b] = BALLOONS[i % 3] ?? BALLOONS[0];
        return (
          <g key={i} transform={`translate(${1100 + i * 1370} ${214 + ((i * 43) % 50)}) scale(${0.7 + (i % 3) * 0.12})`}>
            <path d="M-30 -34a30 32 0 1 1 60 0q-2 22 -20 40h-20q-18 -18 -20 -40z" fill={a} />
            <path d="M-12 -62q-8 32 4 68h16q12 -36 4 -68q-12 -8 -24 0z" fill={b} />
            <path d="M-9 7l3 12M9 7l-3 12" stroke="#8d6136" strokeWidth="2" />
            <rect x="-8" y="18" width="16" height="12" rx="3" fill="#b07a45" />
          </g>
        );
      })}
      {Array.from({ length: Math.floor(width / 900) }, (_, i) => (
        <path
          key={i}
          d="M-16 0q8 -9 16 0q8 -9 16 0M16 14q6 -7 12 0q6 -7 12 0"
          transform={`translate(${360 + i * 900} ${170 + ((i * 61) % 90)})`}
          fill="none"
          stroke="#48627a"
          strokeOpacity="0.55"
          strokeWidth="3.200"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </>
  );
});

interface MapPictureProps {
  readonly layout: MapLayout;
  /** The places that still lie in mist. */
  readonly misty: readonly Spot[];
  /** Map units between which somebody looks: strewn things elsewhere are left out. */
  readonly from: number;
  readonly to: number;
}

/** The whole landscape. It stands still, so it is only drawn again when another part comes into view. */
export const MapPicture = memo(function MapPicture({ layout, misty, from, to }: MapPictureProps): ReactElement {
  const { width, spans } = layout;
  const seen = spans.filter((span) => span.x1 > from && span.x0 < to);
  return (
    <svg className={styles['plaat']} viewBox={`0 0 ${width} ${MAP_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <Defs layout={layout} />
      <Sky width={width} />
      <Flyers width={width} />
      <rect y="296" width={width} height="70" fill="url(#k-zee)" />
      <Hills layout={layout} />
      {seen.map((span) => (span.id === 'werkwoordbergen' ? null : <RegionBack key={span.id} span={span} width={width} />))}
      <Ground width={width} />
      {spans.map((span) => (
        <RegionWater key={span.id} span={span} />
      ))}
      <Boats layout={layout} />
      {seen.map((span) => (span.id === 'puntenplein' ? <Bunting key={span.id} span={span} /> : null))}
      <Road layout={layout} />
      {spans.map((span) => (
        <Bridges key={span.id} span={span} />
      ))}
      {seen.map((span) => (
        <RegionProps key={span.id} span={span} />
      ))}
      <PropDrawing prop={{ kind: 'parasol', x: 560, y: 660, size: 1.1, tint: 0 }} />
      <Mist spots={misty.filter(({ x }) => x > from && x < to)} />
    </svg>
  );
});
