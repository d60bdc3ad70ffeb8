/** What makes each region a land of its own: mountains, sea, island, river, dock and the bridges over them. */
import type { ReactElement } from 'react';
import type { Span } from './geometry.ts';
import { Bridge, HouseRow, type Part, riverAt, riverX } from './scenery.tsx';
import { Ripples } from './water.tsx';

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
export function RegionBack({ width, ...part }: Part & { readonly width: number }): ReactElement | null {
  const { span } = part;
  switch (span.id) {
    case 'woordwerf':
      return <HouseRow {...part} span={{ ...span, x0: span.x0 + 60, x1: span.x1 - 60 }} gap={4} />;
    case 'puntenplein':
      return <HouseRow {...part} gap={9} />;
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

export function RegionWater({ span }: { readonly span: Span }): ReactElement | null {
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

export function Bridges({ span }: { readonly span: Span }): ReactElement | null {
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

const dockSpots = (span: Span): number[] =>
  Array.from({ length: 12 }, (_, k) => Math.round(142 * (Math.PI / 2) + k * 142 * 2 * Math.PI + 20)).filter(
    (x) => x > span.x0 + 130 && x < span.x1 - 110,
  );
