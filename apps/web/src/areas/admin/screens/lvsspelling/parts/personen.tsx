import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { LvsPersoon, LvsVoorstel } from '@spelrijk/contract/lvsspelling';
import { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import { useMemo } from 'react';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { More, usePart } from '../../../../../shared/list/more.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
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
  const [deel, meer] = usePart(opAandacht(voorstel.personen));
  return (
    <>
      <p>{t('personen.uitleg')}</p>
      <ScrollTable label={t('personen.tabel')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('personen.inLijst')}</TableCell>
            <TableCell>{t('personen.bijOns')}</TableCell>
            <TableCell>{t('personen.hoe')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {deel.map((persoon) => (
            <TableRow key={persoon.nr}>
              <TableCell component="th" scope="row">
                {persoon.naam || t('personen.zonderNaam')}
                <div className={css['zacht']}>
                  {[persoon.nummer === '' ? '' : t('personen.nummer', { nummer: persoon.nummer }), persoon.groep]
                    .filter((tekst) => tekst !== '')
                    .join(' · ')}
                </div>
              </TableCell>
              <TableCell>
                <Wie persoon={persoon} voorstel={voorstel} busy={busy} onPick={onPick} />
              </TableCell>
              <TableCell>
                <strong>{t(`personen.herkend.${persoon.herkend}`)}</strong>
                {persoon.reden !== '' && <div>{t(`personen.reden.${persoon.reden}`)}</div>}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollTable>
      <More over={voorstel.personen.length - deel.length} onMore={meer} />
    </>
  );
}
