import { mdiMicrophone, mdiStop } from '@mdi/js';
import { voorleesbladTeksten } from '@spelrijk/teksten/voorleesblad';
import { BigButton } from '@spelrijk/ui/big-button';
import { Icon } from '@spelrijk/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { TryAgain } from '../../parts/try-again.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { voorlezenPath } from '../../paths.ts';
import { useInstelling } from '../../use-instelling.ts';
import { opnametekstQuery } from './queries.ts';
import { Tekst } from './tekst.tsx';
import { useOpname } from './use-opname.ts';
import { useStuur } from './use-stuur.ts';
import css from './voorlezen.module.css';

/**
 * Only the document of this page may use the microphone, and a page that was reached inside the program is another document. Chromium says so; other browsers do not
 * read that header and just ask.
 */
interface Beleid {
  readonly allowsFeature: (naam: string) => boolean;
}

const isBeleid = (waarde: unknown): waarde is Beleid =>
  typeof waarde === 'object' && waarde !== null && typeof Reflect.get(waarde, 'allowsFeature') === 'function';

/** Loads this page as a document of its own when it is not; never twice. */
function ensureOwnDocument(): void {
  const beleid: unknown = Reflect.get(document, 'featurePolicy');
  if (!isBeleid(beleid) || beleid.allowsFeature('microphone')) return;
  const [geladen] = performance.getEntriesByType('navigation');
  if (geladen && new URL(geladen.name).pathname === location.pathname) return;
  location.reload();
}

interface OpnemenProps {
  readonly leerlingId: string;
  readonly tekstId: string;
}

/** A first reading, and two more. */
const MEESTE_KEREN = 3;
const TELLEN = { tel3: 3, tel2: 2, tel1: 1 } as const;

type Opnemer = ReturnType<typeof useOpname>;
type Stuurder = ReturnType<typeof useStuur>;

/** That the microphone hears: no number, no colour that judges. Who does not see it reads the words beside it. */
function Meter({ luid }: { readonly luid: number }) {
  return (
    <div className={css['meter']} aria-hidden="true">
      <span style={{ inlineSize: `${Math.min(100, Math.round(luid * 160))}%` }} />
    </div>
  );
}

function Knoppen({ opname, onStart }: { readonly opname: Opnemer; readonly onStart: () => void }) {
  const { t } = useTexts(voorleesbladTeksten);
  const { fase, luid, stop } = opname;
  if (fase === 'klaar')
    return (
      <BigButton onClick={onStart}>
        <Icon path={mdiMicrophone} /> {t('opnemen.begin')}
      </BigButton>
    );
  if (fase === 'neemt')
    return (
      <>
        <output className={css['neemt']}>{t('opnemen.neemt')}</output>
        <Meter luid={luid} />
        <BigButton onClick={() => void stop()}>
          <Icon path={mdiStop} /> {t('opnemen.stop')}
        </BigButton>
      </>
    );
  if (fase === 'keurt') return <output>{t('opnemen.keurt')}</output>;
  if (fase === 'terug') return null;
  return <output className={css['tel']}>{t('opnemen.tel', { nr: TELLEN[fase] })}</output>;
}

/** The child hears itself before anybody else does. */
function Terug({
  wav,
  opnieuw,
  onStuur,
}: {
  readonly wav: Uint8Array<ArrayBuffer>;
  readonly opnieuw: (() => void) | null;
  readonly onStuur: () => void;
}) {
  const { t } = useTexts(voorleesbladTeksten);
  const url = useMemo(() => URL.createObjectURL(new Blob([wav], { type: 'audio/wav' })), [wav]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <div className={css['terughoren']}>
      <output>{t('opnemen.terug')}</output>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the child's own voice; the text stands below it */}
      <audio controls controlsList="nodownload" src={url} />
      <div className={css['knoppen']}>
        <BigButton onClick={onStuur}>{t('opnemen.stuur')}</BigButton>
        {opnieuw && (
          <BigButton tone="papier" onClick={opnieuw}>
            {t('opnemen.opnieuw')}
          </BigButton>
        )}
      </div>
    </div>
  );
}

function Verstuurd({ leerlingId, stuurder: { stand, fout, now } }: { readonly leerlingId: string; readonly stuurder: Stuurder }) {
  const { t } = useTexts(voorleesbladTeksten);
  const zegt = {
    niet: '',
    stuurt: t('opnemen.stuurt'),
    wacht: t('opnemen.wacht'),
    klaar: t('opnemen.klaar'),
    mislukt: t('opnemen.mislukt'),
  };
  const bezig = stand === 'stuurt' || stand === 'wacht';
  return (
    <div className={css['terughoren']}>
      <output>{stand === 'geweigerd' ? fout?.message : zegt[stand]}</output>
      <div className={css['knoppen']}>
        {stand === 'wacht' && <BigButton onClick={now}>{t('opnemen.nu')}</BigButton>}
        {!bezig && (
          <Link className={css['verder']} to={voorlezenPath(leerlingId)}>
            {t('opnemen.kies')}
          </Link>
        )}
      </div>
    </div>
  );
}

/** One text, read into the microphone, heard back, sent. */
export function Opnemen({ leerlingId, tekstId }: OpnemenProps) {
  const { t } = useTexts(voorleesbladTeksten);
  const { instelling } = useInstelling();
  const { data, error, refetch } = useQuery(opnametekstQuery(leerlingId, tekstId));
  const opname = useOpname();
  const stuurder = useStuur(leerlingId, tekstId);
  useEffect(ensureOwnDocument, []);
  if (error) return <TryAgain message={t('fout')} detail={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Waiting text={t('laden')} />;
  const { fase, fout, wav, keer, start } = opname;
  const { eenKeer } = data;
  const begonnen = fase !== 'klaar' && fase !== 'tel3';
  return (
    <>
      {fout !== null && (
        <p className={css['fout']} role="alert">
          {t(`opnemen.fout.${fout}`)}
        </p>
      )}
      {eenKeer && !begonnen && <p className={css['uitleg']}>{t('opnemen.eenKeer')}</p>}
      <div className={css['balk']}>
        {stuurder.stand === 'niet' && <Knoppen opname={opname} onStart={() => void start()} />}
        {stuurder.stand === 'niet' && wav && fase === 'terug' && (
          <Terug wav={wav} opnieuw={eenKeer || keer >= MEESTE_KEREN ? null : () => void start()} onStuur={() => void stuurder.send(wav)} />
        )}
        {stuurder.stand !== 'niet' && <Verstuurd leerlingId={leerlingId} stuurder={stuurder} />}
      </div>
      {(!eenKeer || begonnen) && stuurder.stand === 'niet' && <Tekst tekst={data} instelling={instelling} />}
    </>
  );
}
