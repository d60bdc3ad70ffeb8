/** How screens tell what should sound. */
import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import { useEffect } from 'react';
import { player } from '../../../shared/audio/player.ts';
import { setEffects } from './effects.ts';
import type { Stand, Toneel } from './muziek/speler.ts';
import { isMusicTime } from './music-time.ts';
import { regie } from './regie.ts';
import { useMusicHere, useSoundOn } from './device-setting.ts';
import { gainOf, openVolumes, useVolumes } from './volumes.ts';

/** Everything that sounds for this child, as long as its world is open; `leerlingId` '' for a visitor. */
export function useSound(leerlingId: string, { geluidseffecten, muziek }: Pick<Oefeninstelling, 'geluidseffecten' | 'muziek'>): void {
  const { stem } = useVolumes();
  const [soundOn, musicHere] = [useSoundOn(), useMusicHere()];
  useEffect(() => openVolumes(leerlingId), [leerlingId]);
  useEffect(() => {
    player.volume = gainOf(stem);
  }, [stem]);
  useEffect(() => setEffects(geluidseffecten), [geluidseffecten]);
  useEffect(() => {
    // Who asked for silence asked for no music either.
    regie.allow(geluidseffecten && isMusicTime(muziek, new Date()));
    return () => regie.allow(false);
  }, [geluidseffecten, muziek]);
  useEffect(() => regie.setDevice(soundOn && musicHere), [soundOn, musicHere]);
  useEffect(() => {
    const touch = (): void => regie.touch();
    const kinds = ['pointerup', 'keydown'] as const;
    for (const kind of kinds) window.addEventListener(kind, touch, { passive: true });
    document.addEventListener('visibilitychange', regie.update);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, touch);
      document.removeEventListener('visibilitychange', regie.update);
    };
  }, []);
}

/** The music of this screen; null: it is quiet here. It goes on in the next screen unless that asks for something else. */
export function useToneel(toneel: Toneel | null): void {
  const { stuk = null, sfeer = null } = toneel ?? {};
  useEffect(() => regie.setToneel(stuk === null ? null : { stuk, sfeer }), [stuk, sfeer]);
}

export function useMuziekStand(stand: Stand): void {
  useEffect(() => regie.setStand(stand), [stand]);
}
