import { mdiMicrophone, mdiStop } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import { opnamestudioTeksten } from '@spelrijk/teksten/opnamestudio';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { readMono } from '../audio/mono.ts';
import { stopListening } from './luisteren.ts';
import { OPNAME_HERTZ } from './maat.ts';
import { OpneemError, startOpname, type OpneemFout, type Opname } from '../audio/opnemen.ts';
import css from './opname.module.css';

/** A recording that nobody stops ends by itself (ms). */
const UITERLIJK = 20_000;
/** So long (ms) what was begun is not stopped: the second of two quick taps, on a slow device, falls on the button that stops. */
const MINSTENS = 600;

interface OpnameknopProps {
  readonly onGeluid: (monsters: Float32Array<ArrayBuffer>) => void;
}

/** Records with the microphone, or takes a file of whatever kind this browser can read. */
export function Opnameknop({ onGeluid }: OpnameknopProps) {
  const { t } = useTexts(opnamestudioTeksten);
  const veld = useRef<HTMLInputElement>(null);
  const [fout, setFout] = useState<OpneemFout | 'onleesbaar' | null>(null);
  const { bezig, start, stop } = useMicrofoon({ onBlob: (blob) => void take(blob), onFout: setFout });

  async function take(blob: Blob): Promise<void> {
    const monsters = await readMono(blob, OPNAME_HERTZ);
    setFout(monsters ? null : 'onleesbaar');
    if (monsters) onGeluid(monsters);
  }

  return (
    <div className={css['opnemen']}>
      <div className={css['knoppen']}>
        <Button
          size="large"
          color={bezig ? 'error' : 'primary'}
          aria-pressed={bezig}
          onClick={() => void (bezig ? stop() : start())}
          startIcon={
            <SvgIcon>
              <path d={bezig ? mdiStop : mdiMicrophone} />
            </SvgIcon>
          }
        >
          {t(bezig ? 'stop' : 'neemOp')}
        </Button>
        <Button variant="text" disabled={bezig} onClick={() => veld.current?.click()}>
          {t('bestand')}
        </Button>
        <input
          ref={veld}
          type="file"
          accept="audio/*,video/mp4,video/webm,.opus"
          className="verborgen"
          tabIndex={-1}
          aria-label={t('bestand')}
          onChange={({ target }) => {
            const [bestand] = target.files ?? [];
            target.value = '';
            if (bestand) void take(bestand);
          }}
        />
      </div>
      <output className={css['bezig']}>{bezig && t('bezig')}</output>
      {fout && <Alert severity="warning">{t(`fout.${fout}`)}</Alert>}
    </div>
  );
}

interface Microfoon {
  readonly bezig: boolean;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

function useMicrofoon({
  onBlob,
  onFout,
}: {
  readonly onBlob: (blob: Blob) => void;
  readonly onFout: (fout: OpneemFout | null) => void;
}): Microfoon {
  const [bezig, setBezig] = useState(false);
  const opname = useRef<Opname | null>(null);
  /** Which start this is: two taps, or a screen that is gone before the microphone was given, leave none open. */
  const beurt = useRef(0);
  const klok = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begonnen = useRef(0);
  const forget = (): void => {
    beurt.current++;
    clearTimeout(klok.current);
    opname.current?.cancel();
    opname.current = null;
  };
  useEffect(
    () => () => {
      beurt.current++;
      clearTimeout(klok.current);
      opname.current?.cancel();
    },
    [],
  );

  const guard = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof OpneemError)) throw error;
      setBezig(false);
      onFout(error.reden);
    }
  };
  const stop = (): Promise<void> =>
    guard(async () => {
      if (performance.now() - begonnen.current < MINSTENS) return;
      clearTimeout(klok.current);
      const nu = opname.current;
      opname.current = null;
      if (!nu) return;
      const blob = await nu.stop();
      setBezig(false);
      onBlob(blob);
    });
  const start = (): Promise<void> =>
    guard(async () => {
      stopListening();
      onFout(null);
      forget();
      const mijn = beurt.current;
      const nieuw = await startOpname();
      if (mijn !== beurt.current) return nieuw.cancel();
      opname.current = nieuw;
      begonnen.current = performance.now();
      setBezig(true);
      klok.current = setTimeout(() => void stop(), UITERLIJK);
    });
  return { bezig, start, stop };
}
