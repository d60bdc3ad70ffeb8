import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { LvsKolom, LvsKolomVoorstel, LvsVoorstel } from '@spelrijk/contract/lvsspelling';
import {
  isLvsWaarde as isWaarde,
  LVS_TOETS,
  LVS_VELDEN,
  LVS_WAARDEN,
  LVS_WIE,
  type LvsVeld,
  type LvsWaarde,
} from '@spelrijk/domain/lvsspelling';
import { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import { useState } from 'react';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../lvsspelling.module.css';
import { kolommenVan } from '../voorstel.ts';

interface Props {
  readonly voorstel: LvsVoorstel;
  readonly busy: boolean;
  readonly onChange: (kolommen: LvsKolom[], toets: string) => void;
}

const NIET = 'niet';
/** A text that is handed on when somebody is done with it, not at every letter. */
function LaterVeld({
  label,
  hint,
  value,
  maxLength,
  onDone,
}: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onDone: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  const done = (): void => {
    if (text.trim() !== value) onDone(text.trim());
  };
  return (
    <TextField
      size="small"
      label={label}
      helperText={text === '' && hint}
      value={text}
      slotProps={{ htmlInput: { maxLength } }}
      sx={{ minWidth: 200, maxWidth: 280 }}
      onChange={({ target }) => setText(target.value)}
      onBlur={done}
      onKeyDown={({ key }) => {
        if (key === 'Enter') done();
      }}
    />
  );
}

/** Of which test an outcome is, and of which part of it; neither when that stands in another column. */
function VanToets({
  veld,
  betekenis,
  onPick,
}: {
  readonly veld: LvsWaarde;
  readonly betekenis: NonNullable<LvsKolom>;
  readonly onPick: (kolom: LvsKolom) => void;
}) {
  const { t } = useTexts(lvsspellingTeksten);
  const { toets, onderdeel = '' } = betekenis.soort === 'breed' ? betekenis : { toets: '' };
  const pick = (nieuweToets: string, nieuw: string): void =>
    onPick(
      nieuweToets === '' && nieuw === ''
        ? { soort: 'veld', veld }
        : { soort: 'breed', toets: nieuweToets, veld, ...(nieuw === '' ? {} : { onderdeel: nieuw }) },
    );
  return (
    <>
      <LaterVeld
        key={`toets ${toets}`}
        label={t('kolommen.toets')}
        hint={t('kolommen.toetsUitleg')}
        value={toets}
        maxLength={120}
        onDone={(tekst) => pick(tekst, onderdeel)}
      />
      <LaterVeld
        key={`deel ${onderdeel}`}
        label={t('kolommen.onderdeel')}
        hint={t('kolommen.onderdeelUitleg')}
        value={onderdeel}
        maxLength={80}
        onDone={(tekst) => pick(toets, tekst.slice(0, 80))}
      />
    </>
  );
}

function Keuze({
  kolom,
  naam,
  busy,
  onPick,
}: {
  readonly kolom: LvsKolomVoorstel;
  readonly naam: string;
  readonly busy: boolean;
  readonly onPick: (kolom: LvsKolom) => void;
}) {
  const { t } = useTexts(lvsspellingTeksten);
  const { betekenis } = kolom;
  const pick = (gekozen: string): void => {
    const veld = LVS_VELDEN.find((naam) => naam === gekozen);
    if (veld === undefined) return onPick(null);
    return onPick(betekenis?.soort === 'breed' && isWaarde(veld) ? { ...betekenis, veld } : { soort: 'veld', veld });
  };
  const items = (velden: readonly LvsVeld[]) =>
    velden.map((veld) => (
      <MenuItem key={veld} value={veld}>
        {t(`veld.${veld}`)}
      </MenuItem>
    ));
  return (
    <div className={css['kolom']}>
      <TextField
        select
        size="small"
        label={t('kolommen.van', { kop: naam })}
        value={betekenis?.veld ?? NIET}
        disabled={busy}
        onChange={({ target }) => pick(target.value)}
        sx={{ minWidth: 240 }}
      >
        <MenuItem value={NIET}>{t('kolommen.niet')}</MenuItem>
        <ListSubheader>{t('kolommen.groepWie')}</ListSubheader>
        {items(LVS_WIE)}
        <ListSubheader>{t('kolommen.groepToets')}</ListSubheader>
        {items(LVS_TOETS)}
        <ListSubheader>{t('kolommen.groepUitslag')}</ListSubheader>
        {items(LVS_WAARDEN)}
      </TextField>
      {betekenis !== null && isWaarde(betekenis.veld) && <VanToets veld={betekenis.veld} betekenis={betekenis} onPick={onPick} />}
    </div>
  );
}

/** What every column is: our guess, or what was said before; a change shows the proposal anew. */
export function Kolommen({ voorstel, busy, onChange }: Props) {
  const { t } = useTexts(lvsspellingTeksten);
  const pick = (i: number, kolom: LvsKolom): void => onChange(kolommenVan(voorstel).with(i, kolom), voorstel.toets);
  return (
    <>
      <p>{t('kolommen.uitleg')}</p>
      <LaterVeld
        key={voorstel.toets}
        label={t('kolommen.heleToets')}
        hint={t('kolommen.heleToetsUitleg')}
        value={voorstel.toets}
        maxLength={120}
        onDone={(toets) => onChange(kolommenVan(voorstel), toets)}
      />
      <ScrollTable label={t('kolommen.tabel')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('kolommen.kop')}</TableCell>
            <TableCell>{t('kolommen.betekenis')}</TableCell>
            <TableCell>{t('kolommen.voorbeeld')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {voorstel.kolommen.map((kolom, i) => {
            const naam = kolom.kop === '' ? t('kolommen.zonderKop', { nr: i + 1 }) : kolom.kop;
            return (
              // Columns have no id; they keep their place.
              // oxlint-disable-next-line react/no-array-index-key
              <TableRow key={i}>
                <TableCell component="th" scope="row">
                  {naam}
                  <div className={css['zacht']}>{t(`kolommen.bron.${kolom.bron}`)}</div>
                </TableCell>
                <TableCell>
                  {kolom.bron === 'weg' ? t('kolommen.weg') : <Keuze kolom={kolom} naam={naam} busy={busy} onPick={(k) => pick(i, k)} />}
                </TableCell>
                <TableCell>{kolom.voorbeelden.join(' · ') || '–'}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </ScrollTable>
    </>
  );
}
