import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { Spelling } from '@spelrijk/domain/woordlijst';
import { CATEGORIENAMEN, findCategorienaam } from '@spelrijk/taal/categorie-namen';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { useState } from 'react';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { Rij } from './concept.ts';
import { readKlankgroepen, formsWoord, cut, standsIn, type WoordRij } from './rijen.ts';
import css from './woorden.module.css';

interface WoordDialogProps {
  readonly row: WoordRij;
  /** The other words of the list. */
  readonly andere: ReadonlySet<string>;
  readonly onSave: (rij: Rij) => void;
  readonly onClose: () => void;
}

interface Velden {
  readonly woord: string;
  readonly klankgroepen: string;
  readonly hoofd: string;
  readonly onthouden: boolean;
  readonly zin: string;
}

/** What is as the engine says is not kept: it learns on. */
function toRij({ woord, klankgroepen, hoofd, onthouden, zin }: Velden, { bericht }: WoordRij): Rij {
  const delen = readKlankgroepen(klankgroepen);
  const gesneden = cut(delen, woord);
  const eigenDelen = delen.length > 0 && (bericht?.woord !== woord || gesneden.join('|') !== bericht.klankgroepen.join('|'));
  return {
    woord,
    ...(eigenDelen && formsWoord(delen, woord) && { klankgroepen: gesneden }),
    ...(onthouden ? { onthouden: true as const } : hoofd !== '' && { hoofd }),
    ...(zin.trim() !== '' && { zin: zin.trim().normalize('NFC') }),
  };
}

/** Everything of one word that a docent may know better. */
export function WoordDialog({ row, andere, onSave, onClose }: WoordDialogProps) {
  const { t } = useTexts(lijstenTeksten);
  const { rij, bericht } = row;
  const [velden, setVelden] = useState<Velden>({
    woord: rij.woord,
    klankgroepen: (rij.klankgroepen ?? bericht?.klankgroepen ?? []).join('-'),
    hoofd: rij.hoofd ?? '',
    onthouden: rij.onthouden ?? false,
    zin: rij.zin ?? '',
  });
  const woord = Spelling.safeParse(velden.woord).data;
  const delen = readKlankgroepen(velden.klankgroepen);
  const wordError = woord === undefined ? t('woord.fout') : andere.has(woord) ? t('woord.dubbel') : undefined;
  // Of another word the chunks are asked anew.
  const isAnders = woord !== rij.woord && velden.klankgroepen === (rij.klankgroepen ?? bericht?.klankgroepen ?? []).join('-');
  const chunkError =
    !isAnders && woord !== undefined && delen.length > 0 && !formsWoord(delen, woord) ? t('woord.klankgroepenFout', { woord }) : undefined;
  const save = (): void => {
    if (woord === undefined || wordError !== undefined || chunkError !== undefined) return;
    onSave(toRij({ ...velden, woord, ...(isAnders && { klankgroepen: '' }) }, row));
  };
  const field = (name: 'woord' | 'klankgroepen' | 'zin', maxLength: number, error?: string, help?: string) => (
    <TextField
      label={t(`woord.${name}`)}
      value={velden[name]}
      error={error !== undefined}
      helperText={error ?? help}
      onChange={({ target }) => setVelden({ ...velden, [name]: target.value })}
      slotProps={{ htmlInput: { maxLength, spellCheck: name === 'zin', lang: 'nl' } }}
    />
  );
  const zinHelp =
    velden.zin.trim() !== '' && woord !== undefined && !standsIn(velden.zin, woord) ? t('woord.zinZonder', { woord }) : t('woord.zinHulp');
  return (
    <FormDialog
      title={t('woord.titel', { woord: rij.woord })}
      cancel={t('annuleer')}
      submit={t('woord.bewaar')}
      busy={false}
      error={null}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={css['velden']}>
        {field('woord', 40, wordError)}
        {field('klankgroepen', 60, chunkError)}
        <CategorieChoice row={row} velden={velden} onChange={(hoofd) => setVelden({ ...velden, hoofd })} />
        <FormControlLabel
          label={t('woord.onthouden')}
          control={<Checkbox checked={velden.onthouden} onChange={(_, onthouden) => setVelden({ ...velden, onthouden })} />}
        />
        {field('zin', 200, undefined, zinHelp)}
      </div>
    </FormDialog>
  );
}

interface CategorieChoiceProps {
  readonly row: WoordRij;
  readonly velden: Velden;
  readonly onChange: (hoofd: string) => void;
}

/** What is in the word first; a native list, because there are nearly a hundred. */
function CategorieChoice({ row: { rij, bericht }, velden, onChange }: CategorieChoiceProps) {
  const { t } = useTexts(lijstenTeksten);
  const gevonden = bericht?.categorieen ?? [];
  const naam = rij.hoofd === undefined ? (bericht?.hoofdNaam ?? '') : (findCategorienaam(gevonden[0] ?? '')?.naam ?? '');
  const option = (id: string) => (
    <option key={id} value={id}>
      {findCategorienaam(id)?.naam ?? id}
    </option>
  );
  return (
    <TextField
      select
      label={t('woord.categorie')}
      value={velden.hoofd}
      disabled={velden.onthouden}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('woord.voorstel', { naam: naam || t('woorden.geenRegel') })}</option>
      <optgroup label={t('woord.gevonden')}>{gevonden.map(option)}</optgroup>
      <optgroup label={t('woord.andere')}>{CATEGORIENAMEN.filter(({ id }) => !gevonden.includes(id)).map(({ id }) => option(id))}</optgroup>
    </TextField>
  );
}
