import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { LvsPersoon, LvsVoorstel } from '@spelrijk/contract/lvsspelling';
import { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import { useMemo } from 'react';
import { List } from '../../../../../shared/list/list.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../lvsspelling.module.css';
import { opAandacht } from '../voorstel.ts';

interface Props {
  readonly voorstel: LvsVoorstel;
  readonly busy: boolean;
  readonly onPick: (nr: number, leerlingId: string | null) => void;
}

interface Optie {
  readonly id: string;
  readonly naam: string;
  readonly deel: string;
}

/** Stands among the choices for "nobody of ours". */
const NIEMAND = '';

function Wie({ persoon, voorstel, busy, onPick }: Props & { readonly persoon: LvsPersoon }) {
  const { t } = useTexts(lvsspellingTeksten);
  const opties = useMemo((): Optie[] => {
    const lijkt = new Set(persoon.kandidaten.map(({ id }) => id));
    const optie = (deel: string) => (leerling: LvsVoorstel['leerlingen'][number]) => ({
      id: leerling.id,
      naam: `${leerling.naam} (${leerling.groep})`,
      deel,
    });
    return [
      ...persoon.kandidaten.map(optie(t('personen.lijktOp'))),
      { id: NIEMAND, naam: t('personen.niemand'), deel: t('personen.anders') },
      ...voorstel.leerlingen.filter(({ id }) => !lijkt.has(id)).map(optie(t('personen.allen'))),
    ];
  }, [persoon, voorstel.leerlingen, t]);
  const nu = persoon.herkend === 'niemand' ? NIEMAND : persoon.leerlingId;
  return (
    <Autocomplete
      size="small"
      options={opties}
      value={opties.find(({ id }) => id === nu) ?? null}
      disabled={busy}
      disableClearable={nu !== null}
      getOptionLabel={({ naam }) => naam}
      getOptionKey={({ id }) => id}
      groupBy={({ deel }) => deel}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={t('personen.geenOpties')}
      onChange={(_, optie) => {
        if (optie) onPick(persoon.nr, optie.id === NIEMAND ? null : optie.id);
      }}
      renderInput={(params) => <TextField {...params} label={t('personen.kies', { naam: persoon.naam || persoon.nummer })} />}
      sx={{ minWidth: 280 }}
    />
  );
}

/** Who is who: what is doubtful first, and nobody is taken unasked. */
export function Personen({ voorstel, busy, onPick }: Props) {
  const { t } = useTexts(lvsspellingTeksten);
  return (
    <>
      <p>{t('personen.uitleg')}</p>
      <List
        place="personen"
        label={t('personen.tabel')}
        rows={opAandacht(voorstel.personen)}
        keyOf={({ nr }) => String(nr)}
        columns={[
          {
            key: 'inLijst',
            label: t('personen.inLijst'),
            value: ({ naam }) => naam,
            renderCell: ({ naam, nummer, groep }) => (
              <>
                {naam || t('personen.zonderNaam')}
                <div className={css['zacht']}>
                  {[nummer === '' ? '' : t('personen.nummer', { nummer }), groep].filter((tekst) => tekst !== '').join(' · ')}
                </div>
              </>
            ),
          },
          {
            key: 'bijOns',
            label: t('personen.bijOns'),
            value: ({ leerlingId }) => voorstel.leerlingen.find(({ id }) => id === leerlingId)?.naam ?? null,
            renderCell: (persoon) => <Wie persoon={persoon} voorstel={voorstel} busy={busy} onPick={onPick} />,
          },
          {
            key: 'hoe',
            label: t('personen.hoe'),
            value: ({ herkend }) => t(`personen.herkend.${herkend}`),
            renderCell: ({ herkend, reden }) => (
              <>
                <strong>{t(`personen.herkend.${herkend}`)}</strong>
                {reden !== '' && <div>{t(`personen.reden.${reden}`)}</div>}
              </>
            ),
          },
        ]}
        search={{ wordsOf: ({ naam, nummer, groep }) => `${naam} ${nummer} ${groep}` }}
        empty={{ title: t('personen.geen') }}
      />
    </>
  );
}
