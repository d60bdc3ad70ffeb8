/** One recording of a child, from the button to what it hears back: counting down, recording, judging. Sound lives in memory only. */
import { judgeGeluid, LANGST_OPNAME_MS, OPNAME_HERTZ, type Geluidsfout } from '@spelrijk/domain/voorleesopname';
import { measure } from '@spelrijk/spraak/monsters';
import { writeWav } from '@spelrijk/spraak/wav';
import { useEffect, useRef, useState } from 'react';
import { readMono } from '../../../../shared/audio/mono.ts';
import { KIND, OpneemError, startOpname, type OpneemFout, type Opname } from '../../../../shared/audio/opnemen.ts';

const TEL_MS = 800;
const METER_MS = 80;

export type Opneemfout = OpneemFout | Geluidsfout | 'onleesbaar';
type Fase = 'klaar' | 'tel3' | 'tel2' | 'tel1' | 'neemt' | 'keurt' | 'terug';

/** Cut where it may end at the latest: a recorder stops a little later than it is told. */
async function toWav(blob: Blob): Promise<{ readonly wav: Uint8Array<ArrayBuffer> } | { readonly fout: Opneemfout }> {
  const heel = await readMono(blob, OPNAME_HERTZ);
  if (!heel) return { fout: 'onleesbaar' };
  const monsters = heel.subarray(0, (LANGST_OPNAME_MS / 1000) * OPNAME_HERTZ);
  const { ms, luidheid, afgekapt } = measure(monsters, OPNAME_HERTZ);
  const fout = judgeGeluid({ ms, luidheid, afgekapt: afgekapt / Math.max(1, monsters.length) });
  return fout === null ? { wav: writeWav({ hertz: OPNAME_HERTZ, monsters }) } : { fout };
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export function useOpname() {
  const [fase, setFase] = useState<Fase>('klaar');
  const [fout, setFout] = useState<Opneemfout | null>(null);
  const [luid, setLuid] = useState(0);
  const [wav, setWav] = useState<Uint8Array<ArrayBuffer> | null>(null);
  const [keer, setKeer] = useState(0);
  const opname = useRef<Opname | null>(null);
  const weg = useRef(false);
  useEffect(() => {
    weg.current = false;
    return () => {
      weg.current = true;
      opname.current?.cancel();
    };
  }, []);
  useEffect(() => {
    if (fase !== 'neemt') return undefined;
    const meter = setInterval(() => setLuid(opname.current?.luid() ?? 0), METER_MS);
    const einde = setTimeout(() => void stop(), LANGST_OPNAME_MS);
    return () => {
      clearInterval(meter);
      clearTimeout(einde);
    };
  }, [fase]);

  const fail = (error: unknown): void => {
    opname.current = null;
    if (!(error instanceof OpneemError)) throw error;
    setFase('klaar');
    setFout(error.reden);
  };
  async function stop(): Promise<void> {
    const nu = opname.current;
    opname.current = null;
    if (!nu) return;
    setFase('keurt');
    try {
      const gekeurd = await toWav(await nu.stop());
      if (weg.current) return;
      if ('fout' in gekeurd) {
        setFout(gekeurd.fout);
        setFase('klaar');
        return;
      }
      setWav(gekeurd.wav);
      setKeer((van) => van + 1);
      setFase('terug');
    } catch (error) {
      fail(error);
    }
  }
  /** The microphone is asked before the counting: a question of the browser does not eat the first words. */
  async function start(): Promise<void> {
    if (fase !== 'klaar' && fase !== 'terug') return;
    setFout(null);
    setWav(null);
    setFase('tel3');
    try {
      const proef = await startOpname({ audio: KIND });
      proef.cancel();
      for (const stap of ['tel3', 'tel2', 'tel1'] as const) {
        setFase(stap);
        await wait(TEL_MS);
        if (weg.current) return;
      }
      const nu = await startOpname({ audio: KIND, onWeg: () => void stop() });
      if (weg.current) {
        nu.cancel();
        return;
      }
      opname.current = nu;
      setFase('neemt');
    } catch (error) {
      fail(error);
    }
  }
  return { fase, fout, luid, wav, keer, start, stop };
}
