import { mdiChevronLeft, mdiChevronRight, mdiMapMarker } from '@mdi/js';
import { RoundButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollTarget } from './geometry.ts';
import { MapPicture } from './map-picture.tsx';
import { MapBlob, RegionSection } from './map-places.tsx';
import { placeRegions } from './places.ts';
import type { Place, PlacedMap, RegionPlaces } from './places.ts';
import { useMapScale, usePan, useVisibleRange } from './use-pan.ts';
import css from './map-view.module.css';

interface MapViewProps {
  readonly regios: readonly RegionPlaces[];
  readonly figuur: number;
  readonly toPlace: (place: Place) => string;
  /** CSS pixels on the left that the signpost covers. */
  readonly coveredLeft: number;
}

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

/** The landkaart: a picture to pan, with real links on it. */
export function MapView({ regios, figuur, toPlace, coveredLeft }: MapViewProps) {
  const { t } = useTranslation('leerling');
  const map = useMemo(() => placeRegions(regios), [regios]);
  const misty = useMemo(() => map.places.filter(({ plek }) => plek.status === 'mist'), [map]);
  const scroller = useRef<HTMLElement>(null);
  const scale = useMapScale(scroller);
  const range = useVisibleRange(scroller, scale);
  const [current, setCurrent] = useState(map.today);
  usePan(scroller);
  const { scrollTo, focusPlace } = useTravel(scroller, map, scale, coveredLeft);
  const here = map.places[map.today];
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEP_KEYS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const onPlace = document.activeElement?.hasAttribute('data-plek') ?? false;
    focusPlace(onPlace ? current + step : map.today);
  };
  const pan = (part: number): void => scroller.current?.scrollBy({ left: part * scroller.current.clientWidth, behavior: 'smooth' });
  const style: CSSProperties & Record<'--s', number> = { '--s': scale, width: map.layout.width * scale };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys walk over the links inside */}
      <nav ref={scroller} className={css['rol']} aria-label={t('kaart.titel')} aria-describedby="kaart-uitleg" onKeyDown={onKeyDown}>
        <div className={css['kaart']} style={style}>
          <MapPicture layout={map.layout} misty={misty} from={range.from} to={range.to} />
          {map.layout.spans.map((span, r) => (
            <RegionSection
              key={span.id}
              span={span}
              name={regios[r]?.naam ?? ''}
              today={map.today}
              current={current}
              toPlace={toPlace}
              onFocus={setCurrent}
              places={map.places.map((place, index) => ({ place, index })).filter(({ place }) => place.regionId === span.id)}
            />
          ))}
          {here && <MapBlob place={here} figuur={figuur} />}
        </div>
      </nav>
      <p id="kaart-uitleg" className="verborgen">
        {t('kaart.uitleg')}
      </p>
      <div className={css['reis']}>
        <RoundButton name={t('kaart.terug')} onClick={() => pan(-0.7)}>
          <Icon path={mdiChevronLeft} />
        </RoundButton>
        <RoundButton name={t('kaart.naarVandaag')} onClick={() => scrollTo(map.today, true)}>
          <Icon path={mdiMapMarker} />
        </RoundButton>
        <RoundButton name={t('kaart.vooruit')} onClick={() => pan(0.7)}>
          <Icon path={mdiChevronRight} />
        </RoundButton>
      </div>
    </>
  );
}

interface Travel {
  readonly scrollTo: (index: number, smooth: boolean) => void;
  readonly focusPlace: (index: number) => void;
}

/** Moving over the map; at the start and after turning the device it goes to the place of today. */
function useTravel(scroller: RefObject<HTMLElement | null>, map: PlacedMap, scale: number, coveredLeft: number): Travel {
  const scrollTo = (index: number, smooth: boolean): void => {
    const element = scroller.current;
    const place = map.places[index];
    if (!element || !place) return;
    const calm = !smooth || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: scrollTarget(place.x * scale, element.clientWidth, coveredLeft), behavior: calm ? 'auto' : 'smooth' });
  };
  const focusPlace = (index: number): void => {
    const wanted = Math.max(0, Math.min(map.places.length - 1, index));
    scroller.current?.querySelectorAll<HTMLElement>('[data-plek]')[wanted]?.focus({ preventScroll: true });
    scrollTo(wanted, true);
  };
  const toToday = useEffectEvent(() => scrollTo(map.today, false));
  useEffect(() => {
    if (scale > 0) toToday();
  }, [scale]);
  return { scrollTo, focusPlace };
}
