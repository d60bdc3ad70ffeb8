import { BlobFigure } from '@spelrijk/ui/blob';
import { Stars } from '@spelrijk/ui/stars';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { lazy, memo, Suspense } from 'react';
import type { CSSProperties, Ref } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { lookOf } from './palette.ts';
import type { Place, PlacedRegion } from './places.ts';
import css from './places.module.css';

type Vars = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

const spotStyle = (place: Place): Vars => {
  const { place: color, placeDark } = lookOf(place.regionId);
  return { '--x': place.x, '--y': place.y, '--kleur': color, '--donker': placeDark };
};

type Label = (place: Place, here: boolean) => string;

function useLabel(): Label {
  const { t } = useTexts(leerlingTeksten);
  return ({ plek, regionName, number }, here) => {
    const where = t('kaart.plek', { regio: regionName, nummer: number, naam: plek.naam });
    if (plek.status === 'mist') return `${where}, ${t('kaart.mist')}`;
    return `${where}, ${t('kaart.sterren', { count: plek.sterren })}${here ? `, ${t('kaart.vandaag')}` : ''}`;
  };
}

interface PlaceLinkProps {
  readonly place: Place;
  readonly index: number;
  readonly to: string;
  readonly here: boolean;
  readonly label: string;
  readonly tabbable: boolean;
  readonly onFocus: () => void;
}

function PlaceLink({ place, index, to, here, label, tabbable, onFocus }: PlaceLinkProps) {
  const { plek, number } = place;
  return (
    <Link
      className={css['plek']}
      to={to}
      data-status={plek.status}
      data-hier={here || undefined}
      data-plek={index}
      style={spotStyle(place)}
      tabIndex={tabbable ? 0 : -1}
      aria-label={label}
      onFocus={onFocus}
      draggable={false}
    >
      <span className={css['steen']}>{number}</span>
      {plek.status !== 'mist' && (
        <span className={css['sterren']}>
          <Stars count={plek.sterren} of={3} size="1em" />
        </span>
      )}
      {/* In sight the number and the name are two words, as in the label. */}{' '}
      <span className={css['naam']} aria-hidden="true">
        {plek.naam}
      </span>
    </Link>
  );
}

interface RegionSectionProps {
  readonly region: PlacedRegion;
  readonly today: number;
  /** The place that Tab leads to; -1 when it lies in another region. */
  readonly current: number;
  readonly toPlace: (place: Place) => string;
  readonly onFocus: (index: number) => void;
}

/** One region: its name board and its places in order. Drawn again only when something in it changes. */
export const RegionSection = memo(function RegionSection({ region, today, current, toPlace, onFocus }: RegionSectionProps) {
  const { span, name, places } = region;
  const label = useLabel();
  const id = `regio-${span.id}`;
  const style: Vars = { '--x': span.x0, '--w': span.x1 - span.x0 };
  return (
    <section aria-labelledby={id}>
      <div className={css['regio']} style={style}>
        <h2 id={id} className={css['bord']}>
          {name}
        </h2>
      </div>
      <ol className={css['rij']}>
        {places.map(({ place, index }) => (
          <li key={place.plek.somvensterId}>
            <PlaceLink
              place={place}
              index={index}
              to={toPlace(place)}
              here={index === today}
              label={label(place, index === today)}
              tabbable={index === current}
              onFocus={() => onFocus(index)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
});

// Only who lives in one fetches its drawing.
const Kamp = lazy(() => import('../../../hol/kamp.tsx'));

interface MapBlobProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly place: Place;
  readonly figuur: number;
  /** Drawing of the blob that walks along. */
  readonly maatje: number | null;
  readonly hol: number | null;
  readonly walking: boolean;
}

/** The child's own blob: where it stands, and on its way to the next place. */
export function MapBlob({ ref, place, figuur, maatje, hol, walking }: MapBlobProps) {
  return (
    <div ref={ref} className={css['blob']} data-loopt={walking || undefined} style={spotStyle(place)}>
      {hol !== null && (
        <Suspense>
          <Kamp nummer={hol} loopt={walking} />
        </Suspense>
      )}
      {maatje !== null && (
        <span className={css['maatje']}>
          <BlobFigure seed={maatje} mood={walking ? 'blij' : 'trots'} alive />
        </span>
      )}
      <BlobFigure seed={figuur} mood={walking ? 'trots' : 'blij'} alive />
    </div>
  );
}
