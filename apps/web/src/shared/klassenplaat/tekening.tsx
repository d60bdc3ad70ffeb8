/** A picture of a groep: what is not coloured yet stands there as a drawing of lines, to be coloured. */
import { gradeDrawing, LUCHTEN } from '@spelrijk/game-kit/tooi';
import { parseSvg } from '@spelrijk/game-kit/stage';
import { createRandom } from '@spelrijk/base/random';
import type { PlaatId } from '@spelrijk/domain/klassenplaat';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { BREED, type Deel, dot, HOOG } from './penseel.ts';
import { colouredOf, colourOrder } from './volgorde.ts';
import css from './tekening.module.css';

/** Only the picture that is looked at is fetched. */
const LADEN: Readonly<Record<PlaatId, () => Promise<readonly Deel[]>>> = {
  boomhut: async () => (await import('./platen/boomhut.ts')).BOOMHUT,
  haven: async () => (await import('./platen/haven.ts')).HAVEN,
  rif: async () => (await import('./platen/rif.ts')).RIF,
  ballonnen: async () => (await import('./platen/ballonnen.ts')).BALLONNEN,
};

interface TekeningProps {
  readonly plaat: PlaatId;
  readonly stukjes: number;
  readonly perDeel: number;
  /** What there is to see; empty where its name stands beside it. */
  readonly title: string;
  readonly nacht?: boolean;
  /** The part that is being coloured is pointed at. */
  readonly wijst?: boolean;
}

const SVG = 'http://www.w3.org/2000/svg';
type Knoop = ReturnType<typeof parseSvg>[number];

function build({ tag, attributes, children }: Knoop): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of attributes) element.setAttribute(name, value);
  element.append(...children.map(build));
  return element;
}

/** The sky of the night is the same one as over the map, with stars of its own. */
function nightSky(): string {
  const random = createRandom(7);
  const sterren = Array.from({ length: 70 }, () =>
    dot(random.below(BREED), random.below(330), 1 + random.next() * 2, '#fff3d6', 0.4 + random.next() * 0.6),
  );
  return sterren.join('');
}

/** Blobs and lamps keep their colours at night, as in the games. */
const isLit = ({ id }: Deel): boolean => id.includes('blob') || id.startsWith('lampion');

function atNight(deel: Deel): string {
  if (isLit(deel)) return deel.svg;
  return deel.id === 'lucht' ? gradeDrawing(deel.svg) + nightSky() : gradeDrawing(deel.svg);
}

function layer(svg: string, className: string | undefined): SVGGElement {
  const g = document.createElementNS(SVG, 'g');
  if (className !== undefined) g.setAttribute('class', className);
  g.append(...parseSvg(svg).map(build));
  return g;
}

/** One part: lines, and over them as much colour as there is. */
function draw(deel: Deel, kleur: number, nacht: boolean): readonly SVGGElement[] {
  const gekleurd = kleur > 0 ? [layer(nacht ? atNight(deel) : deel.svg, undefined)] : [];
  if (kleur === 1) return gekleurd;
  for (const g of gekleurd) g.setAttribute('opacity', String(0.2 + 0.7 * kleur));
  return [layer(deel.svg, css['schets']), ...gekleurd];
}

function usePlaatdelen(plaat: PlaatId) {
  return useQuery({
    queryKey: ['klassenplaat', 'tekening', plaat],
    queryFn: LADEN[plaat],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Fills the width it is given. */
export function Tekening({ plaat, stukjes, perDeel, title, nacht = false, wijst = false }: TekeningProps) {
  const root = useRef<SVGSVGElement>(null);
  const { data } = usePlaatdelen(plaat);
  useLayoutEffect(() => {
    if (!data) return;
    const kleuren = colouredOf(colourOrder(plaat, data), { stukjes, perDeel });
    root.current?.replaceChildren(
      ...data.flatMap((deel, i) => {
        const kleur = kleuren.get(i) ?? 0;
        const lagen = draw(deel, kleur, nacht);
        if (wijst && kleur > 0 && kleur < 1) for (const laag of lagen) laag.classList.add(css['nu'] ?? '');
        return lagen;
      }),
    );
  }, [data, plaat, stukjes, perDeel, nacht, wijst]);
  const isNamed = title !== '';
  return (
    <svg
      ref={root}
      className={css['tekening']}
      viewBox={`0 0 ${BREED} ${HOOG}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn part by part, in the page
      role={isNamed ? 'img' : undefined}
      aria-label={isNamed ? title : undefined}
      aria-hidden={!isNamed || undefined}
      aria-busy={isNamed ? !data : undefined}
      data-nacht={nacht || undefined}
      style={nacht ? { background: LUCHTEN.stad[0]?.[1] } : undefined}
    />
  );
}
