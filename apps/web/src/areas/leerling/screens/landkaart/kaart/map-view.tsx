import { mdiMapMarker } from '@mdi/js';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, RefObject } from 'react';
import { Later, useSteps } from '../../../../../shared/page/use-steps.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { beeldOf, type Tooikeuze } from '../../../tooi/keuze.ts';
import { Knop } from '../parts/knop.tsx';
import { scrollTarget, scrollTargetY } from './geometry.ts';
import type { MapPictureProps } from './map-picture.tsx';
import { MapBlob, RegionSection } from './map-places.tsx';
import { placeRegions } from './places.ts';
import type { Place, PlacedMap, RegionPlaces } from './places.ts';
import { useMapScale, usePan, useVisibleRange } from './use-pan.ts';
import { useWalk } from './use-walk.ts';
import { useZoom } from './use-zoom.ts';
import type { ZoomControl } from './use-zoom.ts';
import { keepUnder } from './zoom.ts';
import css from './map-view.module.css';

interface MapViewProps {
  readonly leerlingId: string;
  readonly regios: readonly RegionPlaces[];
  readonly figuur: number;
  /** Drawing of the blob that walks along. */
  readonly maatje: number | null;
  /** Number of the hol in which it lives. */
  readonly hol: number | null;
  /** Of the first taak of today that is not done: there the blob belongs. Null: not known yet; '': there is none. */
  readonly next: string | null;
  /** False for who looks on: nothing is remembered. */
  readonly keeps: boolean;
  readonly toPlace: (place: Place) => string;
  /** CSS pixels on the left that the signpost covers. */
  readonly coveredLeft: number;
  readonly tooi: Tooikeuze;
}

/** On a bad line the signpost is of use without land behind it: a file that does not come never takes the screen away. */
async function fetchPatiently<File>(fetchFile: () => Promise<File>, pauseMs = 1000): Promise<File> {
  try {
    return await fetchFile();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return await fetchPatiently(fetchFile, Math.min(2 * pauseMs, 30_000));
  }
}

// Not a line of it is drawn before the signpost can be read: its file comes beside that, and not before it.
const picture = fetchPatiently(() => import('./map-picture.tsx'));
const MapPicture = lazy(async () => ({ default: (await picture).MapPicture }));

// Only who wears it fetches it.
const NightPicture = lazy(async () => ({ default: (await import('./night-picture.tsx')).NightPicture }));

const STEP_KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  PageUp: -7,
  PageDown: 7,
  Home: -9999,
  End: 9999,
};

// Opened now and then.
const Reislaatje = lazy(async () => ({ default: (await import('./reislaatje.tsx')).Reislaatje }));

/** The order of drawing: the land, the region where the child stands, what is strewn in view, the other regions. */
const PICTURE = 1;
const FIRST_REGION = 2;
const STREWN_STEPS = 12;
const OTHER_REGIONS = FIRST_REGION + STREWN_STEPS;
/** Map units by which the strewn part grows to both sides with every step: some twenty trees. */
const STREWN_STEP = 130;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The part of what is in view that may hold trees at this step; it grows from where the child stands. */
function withinReach(range: Range, x: number, step: number): Range {
  if (step >= OTHER_REGIONS) return range;
  const reach = Math.max(0, step - FIRST_REGION) * STREWN_STEP;
  return { from: Math.max(range.from, x - reach), to: Math.min(range.to, x + reach) };
}

/** The landkaart: a picture to pan and to make larger, with real links on it. */
export function MapView({ leerlingId, regios, figuur, maatje, hol, next, keeps, toPlace, coveredLeft, tooi }: MapViewProps) {
  const { t } = useTexts(leerlingTeksten);
  const map = useMemo(() => placeRegions(regios, next ?? undefined), [regios, next]);
  const misty = useMemo(() => map.places.filter(({ plek }) => plek.status === 'mist'), [map]);
  const scroller = useRef<HTMLElement>(null);
  const fit = useMapScale(scroller);
  const control = useZoom(scroller);
  const scale = fit * control.zoom;
  const [current, setCurrent] = useState<number | null>(null);
  usePan(scroller);
  const follow = useFollow(scroller);
  const { blob, at, walking } = useWalk({
    leerlingId,
    places: map.places,
    goal: next === null ? null : map.today,
    keeps,
    onStep: ({ x }) => follow(x * scale, coveredLeft),
  });
  const { scrollTo, focusPlace } = useTravel(scroller, { map, at: at ?? map.today, fit, scale, coveredLeft, control });
  // After travelling: what is in view is where the child stands.
  const range = useVisibleRange(scroller, scale);
  const step = useSteps(OTHER_REGIONS + map.regions.length, scale > 0);
  const drawn = map.regions.filter(({ turn }) => step >= (turn === 0 ? FIRST_REGION : OTHER_REGIONS + turn));
  const here = at === null ? undefined : map.places[at];
  const strewn = withinReach(range, (here ?? map.places[map.today])?.x ?? 0, step);
  const tabbable = current ?? map.today;
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = STEP_KEYS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const onPlace = document.activeElement?.hasAttribute('data-plek') ?? false;
    focusPlace(onPlace ? tabbable + by : map.today);
  };
  const pan = (part: number): void => scroller.current?.scrollBy({ left: part * scroller.current.clientWidth, behavior: 'smooth' });
  const style: CSSProperties & Record<'--s' | '--links', number> = {
    '--s': scale,
    '--links': coveredLeft,
    width: map.layout.width * scale,
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys walk over the links inside */}
      <nav
        ref={scroller}
        className={css['rol']}
        data-groot={control.zoom > 1 || undefined}
        aria-label={t('kaart.titel')}
        aria-describedby="kaart-uitleg"
        onKeyDown={onKeyDown}
      >
        <div className={css['kaart']} style={style}>
          {step >= PICTURE && <Picture tooi={tooi} layout={map.layout} misty={misty} from={strewn.from} to={strewn.to} />}
          {drawn.map((region) => (
            <RegionSection
              key={region.span.id}
              region={region}
              today={map.today}
              current={region.places.some(({ index }) => index === tabbable) ? tabbable : -1}
              toPlace={toPlace}
              onFocus={setCurrent}
            />
          ))}
          {here && <MapBlob ref={blob} place={here} figuur={figuur} maatje={maatje} hol={hol} walking={walking} />}
        </div>
      </nav>
      <Unseen scroller={scroller} map={map} scale={scale} />
      <div className={css['reis']}>
        <Reis place={map.places[map.today]} control={control} pan={pan} toToday={() => scrollTo(map.today, true)} />
      </div>
    </>
  );
}

function Picture({ tooi, ...picture }: MapPictureProps & Pick<MapViewProps, 'tooi'>) {
  return <Suspense>{tooi === 'dag' ? <MapPicture {...picture} /> : <NightPicture {...picture} beeld={beeldOf(tooi)} />}</Suspense>;
}

interface ReisProps {
  readonly place: Place | undefined;
  readonly control: ZoomControl;
  readonly pan: (part: number) => void;
  readonly toToday: () => void;
}

/** At the foot of the map: where you are, and the ways over it. */
function Reis(reis: ReisProps) {
  const { t } = useTexts(leerlingTeksten);
  const knop = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Knop ref={knop} icon={mdiMapMarker} kort={t('kaart.reizen')} open={open} onClick={() => setOpen(!open)} />
      <Suspense>{open && <Reislaatje knop={knop} {...reis} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Lets the view go along with the walking blob, until the child moves the map itself. */
function useFollow(scroller: RefObject<HTMLElement | null>): (x: number, coveredLeft: number) => void {
  const free = useRef(false);
  useEffect(() => {
    const element = scroller.current;
    const letGo = (): void => void (free.current = true);
    const kinds = ['pointerdown', 'wheel', 'keydown'] as const;
    for (const kind of kinds) element?.addEventListener(kind, letGo, { passive: true });
    return () => {
      for (const kind of kinds) element?.removeEventListener(kind, letGo);
    };
  }, [scroller]);
  return (x, coveredLeft) => {
    const element = scroller.current;
    if (element && !free.current) element.scrollTo({ left: scrollTarget(x, element.clientWidth, coveredLeft) });
  };
}

// The picture comes first.
const MapMusic = lazy(async () => ({ default: (await import('./map-music.tsx')).MapMusic }));

/** What is heard of the map, and what a screen reader says about it. */
function Unseen(props: { readonly scroller: RefObject<HTMLElement | null>; readonly map: PlacedMap; readonly scale: number }) {
  const { t } = useTexts(leerlingTeksten);
  return (
    <>
      <p id="kaart-uitleg" className="verborgen">
        {t('kaart.uitleg')}
      </p>
      <Suspense>
        <Later>
          <MapMusic {...props} />
        </Later>
      </Suspense>
    </>
  );
}

interface Travel {
  readonly scrollTo: (index: number, smooth: boolean) => void;
  readonly focusPlace: (index: number) => void;
}

interface View {
  readonly map: PlacedMap;
  /** Index of the place where the blob stands. */
  readonly at: number;
  readonly fit: number;
  readonly scale: number;
  readonly coveredLeft: number;
  readonly control: ZoomControl;
}

/** Moving over the map. At the start and after turning the device it goes to the blob; another size keeps what is looked at in its place. */
function useTravel(scroller: RefObject<HTMLElement | null>, view: View): Travel {
  const { map, at, fit, scale, coveredLeft, control } = view;
  const scrollTo = (index: number, smooth: boolean): void => {
    const element = scroller.current;
    const place = map.places[index];
    if (!element || !place) return;
    const calm = !smooth || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({
      left: scrollTarget(place.x * scale, element.clientWidth, coveredLeft),
      top: scrollTargetY(place.y * scale, element.clientHeight),
      behavior: calm ? 'auto' : 'smooth',
    });
  };
  const focusPlace = (index: number): void => {
    const wanted = Math.max(0, Math.min(map.places.length - 1, index));
    scroller.current?.querySelector<HTMLElement>(`[data-plek="${wanted}"]`)?.focus({ preventScroll: true });
    scrollTo(wanted, true);
  };
  const toBlob = useEffectEvent(() => scrollTo(at, false));
  useEffect(() => {
    if (fit > 0) toBlob();
  }, [fit]);
  const shown = useRef(0);
  const keep = useEffectEvent((before: number) => {
    const element = scroller.current;
    const focus = control.takeFocus();
    if (!element || !focus || before === 0) return;
    element.scrollTo(keepUnder(element.scrollLeft, focus.x, before, scale), keepUnder(element.scrollTop, focus.y, before, scale));
  });
  useLayoutEffect(() => {
    keep(shown.current);
    shown.current = scale;
  }, [scale]);
  return { scrollTo, focusPlace };
}
