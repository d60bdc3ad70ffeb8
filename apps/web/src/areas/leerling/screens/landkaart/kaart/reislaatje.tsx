import { mdiChevronLeft, mdiChevronRight, mdiMagnifyMinusOutline, mdiMagnifyPlusOutline, mdiMapMarker, mdiVolumeHigh } from '@mdi/js';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { Icon } from '@spelrijk/ui/icon';
import type { RefObject } from 'react';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useSoundOn } from '../../../audio/device-setting.ts';
import type { Line } from '../../../audio/speak.ts';
import { Laatje } from '../parts/laatje.tsx';
import type { Place } from './places.ts';
import type { ZoomControl } from './use-zoom.ts';
import { MAX_ZOOM, MIN_ZOOM } from './zoom.ts';

interface ReislaatjeProps {
  /** Where the child is today. */
  readonly place: Place | undefined;
  readonly knop: RefObject<HTMLButtonElement | null>;
  readonly control: ZoomControl;
  /** Moves the map by this part of what is in view. */
  readonly pan: (part: number) => void;
  readonly toToday: () => void;
  readonly onClose: () => void;
}

/** What this is, and where the child stands on it. */
function spokenMap(place: Place | undefined): readonly Line[] {
  if (!place) return [['hoor.kaart']];
  const { regionName: regio, number: nummer, plek } = place;
  return [['hoor.kaart'], ['kaart.plek', { regio, nummer, naam: plek.naam }], ['kaart.sterren', { count: plek.sterren }]];
}

/** Moving over the map for who does not do that with fingers, keys or wheel: everything they can do, one press can do too (WCAG 2.2, 2.5.1 and 2.5.7). */
export function Reislaatje({ place, knop, control: { zoom, press }, pan, toToday, onClose }: ReislaatjeProps) {
  const { t } = useTexts(leerlingTeksten);
  const soundOn = useSoundOn();
  const hear = (): void => void import('../../../audio/speak.ts').then(({ speak }) => speak(spokenMap(place)));
  const daden = [
    ...(soundOn ? [{ naam: t('kaart.hoor'), icon: mdiVolumeHigh, kan: true, doe: hear }] : []),
    { naam: t('kaart.naarVandaag'), icon: mdiMapMarker, kan: true, doe: toToday },
    { naam: t('kaart.groter'), icon: mdiMagnifyPlusOutline, kan: zoom < MAX_ZOOM, doe: () => press(1) },
    { naam: t('kaart.kleiner'), icon: mdiMagnifyMinusOutline, kan: zoom > MIN_ZOOM, doe: () => press(-1) },
    { naam: t('kaart.vooruit'), icon: mdiChevronRight, kan: true, doe: () => pan(0.7) },
    { naam: t('kaart.terug'), icon: mdiChevronLeft, kan: true, doe: () => pan(-0.7) },
  ];
  return (
    <Laatje naam={t('kaart.reizen')} knop={knop} kant="boven" onClose={onClose}>
      {daden.map(({ naam, icon, kan, doe }) => (
        <li key={naam}>
          {/* Not `disabled`: the focus would be lost at the last press. */}
          <button type="button" aria-disabled={!kan} onClick={doe}>
            <Icon path={icon} />
            {naam}
          </button>
        </li>
      ))}
    </Laatje>
  );
}
