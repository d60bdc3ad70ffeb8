import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Proefdag as Dag } from '@spelrijk/contract/oefeninstellingen';
import type { Instelbaar } from '@spelrijk/domain/oefeninstelling';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStapnaam } from '../../../../shared/categorie/niveau.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from '../instellingen.module.css';
import { proefdagQuery, type InstellingAdres } from '../queries.ts';

/** Time (ms) without a change before the day is worked out: planning is work for the server. */
const WACHT = 700;

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), WACHT);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface ProefdagProps {
  readonly adres: InstellingAdres;
  readonly eigen: Instelbaar;
  /** Of a groep: for whom it is worked out; empty for a leerling. */
  readonly leerlingen: readonly { readonly id: string; readonly naam: string }[];
}

/** Today's taken with these options, worked out by the server and kept nowhere. */
export function Proefdag({ adres, eigen, leerlingen }: ProefdagProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const [wie, setWie] = useState(leerlingen[0]?.id);
  const vraag = useSettled({ eigen, ...(wie !== undefined && { leerlingId: wie }) });
  const { data, error, isFetching } = useQuery({ ...proefdagQuery(adres, vraag), placeholderData: keepPreviousData });
  return (
    <section className={css['vak']} aria-labelledby="proefdag-kop" aria-busy={isFetching}>
      <h2 id="proefdag-kop">{t('proefdag.titel')}</h2>
      {leerlingen.length > 0 && (
        <TextField
          select
          fullWidth
          label={t('proefdag.voor')}
          value={wie ?? ''}
          sx={{ mb: 1 }}
          onChange={({ target }) => setWie(target.value)}
        >
          {leerlingen.map(({ id, naam }) => (
            <MenuItem key={id} value={id}>
              {naam}
            </MenuItem>
          ))}
        </TextField>
      )}
      {error && <Alert severity="error">{t('proefdag.fout')}</Alert>}
      {!data && !error && <p>{t('proefdag.bezig')}</p>}
      {data && <Taken dag={data} />}
    </section>
  );
}

function Taken({ dag }: { readonly dag: Dag }) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const stapnaam = useStapnaam();
  const { leerling, taken, waarom } = dag;
  if (waarom !== null) return <Alert severity={waarom === 'niets' ? 'warning' : 'info'}>{t(`proefdag.${waarom}`)}</Alert>;
  return (
    <>
      <p className={css['uitleg']}>{t('proefdag.uitleg', { naam: leerling.naam })}</p>
      <ol className={css['taken']}>
        {taken.map(({ somvensterNaam, gameTitel, aantal, voorbeelden }, plek) => (
          // The plan has an order, and the same taak can come twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={plek}>
            {t('proefdag.taak', { somvenster: stapnaam(somvensterNaam), game: gameTitel, aantal })}
            {voorbeelden.length > 0 && <span>{t('proefdag.woorden', { woorden: voorbeelden.join(', ') })}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
