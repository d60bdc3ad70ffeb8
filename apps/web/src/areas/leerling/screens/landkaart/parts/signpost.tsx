import { mdiCheckBold, mdiVolumeHigh } from '@mdi/js';
import { BigButton } from '@spelrijk/ui/big-button';
import { BlobFigure } from '@spelrijk/ui/blob';
import { Icon } from '@spelrijk/ui/icon';
import type { DagTaak } from '@spelrijk/contract/dagtaken';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { beloningsspelPath, spelPath } from '../../../paths.ts';
import { Toetsplanken, type Toets } from './toetsplanken.tsx';
import type { Line } from '../../../audio/speak.ts';
import { useSoundOn } from '../../../audio/device-setting.ts';
import { Picture } from '../../../parts/picture.tsx';
import { Knop } from './knop.tsx';
import { TreasureChest } from './treasure-chest.tsx';
import css from './signpost.module.css';

const hear = async (lines: readonly Line[]): Promise<boolean> => (await import('../../../audio/speak.ts')).speak(lines);

interface SignpostProps {
  readonly beloningen: boolean;
  readonly leerlingId: string;
  /** Methodetoetsen that are open: before anything else. */
  readonly toetsen: readonly Toets[];
  readonly figuur: number;
  readonly dag: { readonly taken: readonly DagTaak[]; readonly klaar: boolean; readonly vrij: boolean } | undefined;
  readonly failed: boolean;
  /** No practising now, however often it is asked. */
  readonly closed: boolean;
  readonly onRetry: () => void;
}

/** The signpost with the taken of today. */
export function Signpost({ beloningen, leerlingId, toetsen, figuur, dag, failed, closed, onRetry }: SignpostProps) {
  const { t } = useTexts(leerlingTeksten);
  const soundOn = useSoundOn();
  const dicht: readonly Line[] | false = closed && [['dicht.tekst']];
  const lines = dag ? spokenDay(dag) : dicht;
  const reward = ({ taken, klaar }: NonNullable<typeof dag>) =>
    beloningen && taken.length > 0 && <Reward leerlingId={leerlingId} figuur={figuur} klaar={klaar} />;
  return (
    <section className={css['paal']} aria-labelledby="vandaag-kop" aria-busy={!dag && !failed}>
      <div className={css['bord']} data-klaar={dag?.klaar || undefined}>
        <div className={css['kopRij']}>
          <h2 id="vandaag-kop" className={css['kop']}>
            {t(dag?.klaar && dag.taken.length > 0 ? 'vandaag.klaarKop' : 'vandaag.kop')}
          </h2>
          {soundOn && lines && <Knop icon={mdiVolumeHigh} kort={t('hoor.lees')} onClick={() => void hear(lines)} />}
        </div>
        {/* With the rest: a plank that stood alone would jump away from under a finger when the others come. */}
        {toetsen.length > 0 && (dag || failed) && <Toetsplanken leerlingId={leerlingId} toetsen={toetsen} />}
        {closed && !dag && <p className={css['tekst']}>{t('dicht.tekst')}</p>}
        {failed && !closed && !dag && <Failed onRetry={onRetry} />}
        {dag?.taken.length === 0 && <p className={css['tekst']}>{t(dag.vrij ? 'vandaag.vrij' : 'vandaag.geenTaken')}</p>}
        {/* Open, it comes first: below five finished taken it would be out of sight. */}
        {dag?.klaar && reward(dag)}
        {dag && dag.taken.length > 0 && <Planks leerlingId={leerlingId} taken={dag.taken} />}
        {dag && !dag.klaar && reward(dag)}
      </div>
    </section>
  );
}

/** What there is to do, and what comes first. */
function spokenDay({ taken, klaar, vrij }: NonNullable<SignpostProps['dag']>): readonly Line[] {
  if (taken.length === 0) return [[vrij ? 'vandaag.vrij' : 'vandaag.geenTaken']];
  if (klaar) return [['vandaag.klaarKop'], ['vandaag.klaarUitleg']];
  const at = taken.findIndex(({ status }) => status !== 'af');
  const next = taken[at];
  if (!next) return [];
  const { gameTitel: game, aantal, wat, somvensterNaam, weektaak } = next;
  return [
    ['vandaag.kop'],
    ['vandaag.taak', { nummer: at + 1, game }],
    [`vandaag.${wat}`, { count: aantal }],
    somvensterNaam,
    ...(weektaak ? [['vandaag.weektaak'] as const] : []),
    ['vandaag.tikBegin'],
  ];
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts(leerlingTeksten);
  return (
    <div className={css['tekst']}>
      <p>{t('vandaag.fout')}</p>
      <BigButton tone="papier" onClick={onRetry}>
        {t('opnieuw')}
      </BigButton>
    </div>
  );
}

function Planks({ leerlingId, taken }: { readonly leerlingId: string; readonly taken: readonly DagTaak[] }) {
  const next = taken.findIndex((taak) => taak.status !== 'af');
  return (
    <ol className={css['planken']}>
      {taken.map((taak, index) => (
        <li key={taak.id}>
          {taak.status === 'af' ? (
            <DonePlank taak={taak} />
          ) : (
            <Plank leerlingId={leerlingId} taak={taak} index={index} next={index === next} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Plank({
  leerlingId,
  taak,
  index,
  next,
}: {
  readonly leerlingId: string;
  readonly taak: DagTaak;
  readonly index: number;
  readonly next: boolean;
}) {
  const { t } = useTexts(leerlingTeksten);
  return (
    <Link className={css['plank']} data-nu={next || undefined} to={spelPath(leerlingId, taak)}>
      <span className={css['stap']} aria-hidden="true">
        {index + 1}
      </span>
      <GamePicture name={taak.gamePlaatje} />
      <PlankText taak={taak} />
      {next && <span className={css['begin']}>{t(taak.status === 'bezig' ? 'vandaag.verder' : 'vandaag.begin')}</span>}
    </Link>
  );
}

function DonePlank({ taak }: { readonly taak: DagTaak }) {
  const { t } = useTexts(leerlingTeksten);
  return (
    <div className={css['plank']} data-af="">
      <span className={css['stap']}>
        <Icon path={mdiCheckBold} size={24} />
        <span className="verborgen">{t('vandaag.af')}: </span>
      </span>
      <GamePicture name={taak.gamePlaatje} />
      <PlankText taak={taak} />
    </div>
  );
}

/** What the game looks like, for who cannot read its name. */
const GamePicture = ({ name }: { readonly name: string }) => (
  <span className={css['spelbeeld']}>
    <Picture name={name} size={34} />
  </span>
);

function PlankText({ taak }: { readonly taak: DagTaak }) {
  const { t } = useTexts(leerlingTeksten);
  return (
    <span className={css['plankTekst']}>
      <span data-lang={taak.gameTitel.length > 8 || undefined}>
        <strong>{taak.gameTitel}</strong> <span className={css['aantal']}>{t(`vandaag.${taak.wat}`, { count: taak.aantal })}</span>
      </span>
      <span className={css['onder']}>{taak.somvensterNaam}</span>
      {taak.weektaak && <span className={css['week']}>{t('vandaag.weektaak')}</span>}
    </span>
  );
}

/** The chest at the end of the road of today: shut until everything is done. */
function Reward({ leerlingId, figuur, klaar }: { readonly leerlingId: string; readonly figuur: number; readonly klaar: boolean }) {
  const { t } = useTexts(leerlingTeksten);
  return (
    <div className={css['beloning']} data-open={klaar || undefined}>
      <TreasureChest open={klaar} />
      {klaar && (
        <span className={css['blij']}>
          <BlobFigure seed={figuur} mood="trots" alive />
        </span>
      )}
      <p className={css[klaar ? 'klaar' : 'dicht']}>{t(klaar ? 'vandaag.klaarUitleg' : 'vandaag.beloning')}</p>
      {klaar && (
        <Link className={css['begin']} to={beloningsspelPath(leerlingId)}>
          {t('vandaag.speelBeloning')}
        </Link>
      )}
    </div>
  );
}
