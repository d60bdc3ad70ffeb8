import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Klaswoord } from '@spelrijk/contract/klasopnamen';
import { klasopnameTeksten } from '@spelrijk/teksten/klasopname';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { player } from '../../../../shared/audio/player.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { Bewerken } from '../../../../shared/opname/bewerken.tsx';
import css from '../../../../shared/opname/opname.module.css';
import { Opnameknop } from '../../../../shared/opname/opnameknop.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { useWijziging, woordenIn, woordenQuery, type Plek, type Soort } from './queries.ts';

/** As the server says (`MAX_KLASOPNAME_MS` of the contract, whose schemas would cost the browser a validation library). */
const MAX_MS: Readonly<Record<Soort, number>> = { woord: 5000, zin: 12_000 };

interface StudioProps {
  readonly plek: Plek;
  readonly soort: Soort;
  readonly woord: string;
  readonly onVolgende: () => void;
}

/** One word or sentence: record it, hear it back, keep it, do it again, erase it. */
export function Studio({ plek, soort, woord, onVolgende }: StudioProps) {
  const { t } = useTexts(klasopnameTeksten);
  // Of its own: also when the list shows something else.
  const { data, error } = useInfiniteQuery(woordenQuery(plek, { soort, toon: 'alles', zoek: woord }));
  const [nieuw, setNieuw] = useState<Float32Array<ArrayBuffer> | null>(null);
  const change = useWijziging(plek);
  const rij = woordenIn(data).find((een) => een.woord === woord);
  // A list that cannot be asked again takes no recording away.
  if (!data) return error ? <FormAlert error={error} /> : <Skeleton variant="rounded" height={320} />;
  if (!rij) return <p className={css['kies']}>{t('geenTreffer')}</p>;
  const keep = (stuk: Float32Array<ArrayBuffer>, volgende: boolean): void =>
    change.mutate(
      { soort: 'bewaar', wat: soort, woord, stuk, volgende },
      {
        onSuccess: () => {
          setNieuw(null);
          if (volgende) onVolgende();
        },
      },
    );
  const gedaan = change.isSuccess ? change.variables.soort : null;
  return (
    <>
      <p className={css['zeg']}>{t(`zeg.${soort}`)}</p>
      <h2 className={css['woord']} lang="nl" data-lang={woord.length > 24}>
        {woord}
      </h2>
      <FormAlert error={change.error} />
      {change.isError && nieuw && <p>{t('bewaarLater')}</p>}
      {gedaan !== null && !nieuw && (
        <output>
          <Alert severity="success">{t(gedaan === 'wis' ? 'gewist' : 'bewaard', { woord })}</Alert>
        </output>
      )}
      {nieuw ? (
        <Bewerken monsters={nieuw} bezig={change.isPending} maxMs={MAX_MS[soort]} onSave={keep} onWeg={() => setNieuw(null)} />
      ) : (
        <Opnameknop
          onGeluid={(geluid) => {
            change.reset();
            setNieuw(geluid);
          }}
        />
      )}
      <Nu plek={plek} rij={rij} bezig={change.isPending} onWis={(opnameId) => change.mutate({ soort: 'wis', woord, opnameId })} />
    </>
  );
}

interface NuProps {
  readonly plek: Plek;
  readonly rij: Klaswoord;
  readonly bezig: boolean;
  readonly onWis: (opnameId: string) => void;
}

/** What the children hear now. */
function Nu({ plek: { adminId, groepId }, rij: { computer, opname }, bezig, onWis }: NuProps) {
  const { t } = useTexts(klasopnameTeksten);
  const dates = useDates();
  const [stil, setStil] = useState(false);
  const hear = async (adres: string): Promise<void> => {
    player.unlock();
    setStil(!(await player.play([{ soort: 'klank', adres }])));
  };
  return (
    <section className={css['nu']} aria-labelledby="studio-nu">
      <h3 id="studio-nu">{t('nu')}</h3>
      {opname && <p>{t('door', { wie: opname.door, wanneer: dates.long(opname.op) })}</p>}
      {opname && !opname.klinkt && <p>{t('klinktNiet')}</p>}
      {!opname && computer === undefined && <p>{t('geenComputer')}</p>}
      <div className={css['knoppen']}>
        {opname && (
          <Button variant="outlined" onClick={() => void hear(`${adminId}/${groepId}/${opname.id}|`)}>
            {t('hoorOpname')}
          </Button>
        )}
        {computer !== undefined && (
          <Button variant="outlined" onClick={() => void hear(computer)}>
            {t('hoorComputer')}
          </Button>
        )}
        {opname && (
          <Button variant="text" color="error" disabled={bezig} onClick={() => onWis(opname.id)}>
            {t('wis')}
          </Button>
        )}
      </div>
      {stil && <Alert severity="warning">{t('nietTeHoren')}</Alert>}
    </section>
  );
}
