import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Toestemming } from '@spelrijk/contract/voorleesopnamen';
import { voorleesopnameTeksten } from '@spelrijk/teksten/voorleesopname';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { FormDialog } from '../../../../shared/dialog/form-dialog.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from './voorleesopnamen.module.css';

interface Plek {
  readonly adminId: string;
  readonly groepId: string;
}

interface ToestemmingenProps {
  readonly plek: Plek;
  readonly leerlingen: readonly Toestemming[];
  readonly vandaag: string;
}

const naamVan = ({ roepnaam, achternaam }: Toestemming): string => `${roepnaam} ${achternaam}`;

interface DialogProps {
  readonly plek: Plek;
  readonly leerling: Toestemming;
  readonly onClose: () => void;
}

/** Recordings go with a consent: the queue is asked again too. */
function useKeep({ plek: { adminId, groepId }, leerling, onClose }: DialogProps) {
  const queryClient = useQueryClient();
  const params = { adminId, groepId, leerlingId: leerling.id };
  return useMutation({
    mutationFn: (body: { readonly wieGaf: string; readonly gegevenOp: string } | null) =>
      body ? call('saveOpnametoestemming', { params, body }) : call('withdrawOpnametoestemming', { params }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admins', adminId, 'groepen', groepId] });
      onClose();
    },
  });
}

function NoteDialog(props: DialogProps & { readonly vandaag: string }) {
  const { t } = useTexts(voorleesopnameTeksten);
  const { leerling, vandaag, onClose } = props;
  const [keuze, setKeuze] = useState({ wieGaf: leerling.toestemming?.wieGaf ?? '', gegevenOp: vandaag });
  const { mutate, isPending, error } = useKeep(props);
  return (
    <FormDialog
      title={t('noteerTitel', { naam: naamVan(leerling) })}
      width="xs"
      cancel={t('annuleer')}
      submit={t('bewaar')}
      busy={isPending || keuze.wieGaf.trim().length < 2 || keuze.gegevenOp === ''}
      error={error}
      onSubmit={() => mutate({ ...keuze, wieGaf: keuze.wieGaf.trim() })}
      onClose={onClose}
    >
      <div className={css['velden']}>
        <TextField
          // Opened to write this down: nothing else is there.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          label={t('wieGaf')}
          helperText={t('wieGafHulp')}
          value={keuze.wieGaf}
          onChange={({ target }) => setKeuze({ ...keuze, wieGaf: target.value })}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off' } }}
        />
        <TextField
          type="date"
          label={t('gegevenOp')}
          value={keuze.gegevenOp}
          onChange={({ target }) => setKeuze({ ...keuze, gegevenOp: target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: vandaag } }}
        />
      </div>
    </FormDialog>
  );
}

function WithdrawDialog(props: DialogProps) {
  const { t } = useTexts(voorleesopnameTeksten);
  const { mutate, isPending, error } = useKeep(props);
  const naam = naamVan(props.leerling);
  return (
    <ConfirmDialog
      title={t('trekInTitel', { naam })}
      text={t('trekInTekst', { naam: props.leerling.roepnaam })}
      confirm={t('trekIn')}
      cancel={t('annuleer')}
      busy={isPending}
      error={error}
      onConfirm={() => mutate(null)}
      onClose={props.onClose}
    />
  );
}

function Stand({ leerling: { toestemming, ingetrokkenOp, opnamen } }: { readonly leerling: Toestemming }) {
  const { t } = useTexts(voorleesopnameTeksten);
  const dates = useDates();
  if (!toestemming) return <>{ingetrokkenOp === null ? t('geen') : t('ingetrokken', { dag: dates.day(ingetrokkenOp) })}</>;
  const { wieGaf, gegevenOp, door, oud } = toestemming;
  return (
    <>
      {t('gaf', { wie: wieGaf, dag: dates.day(gegevenOp) })}
      <small className={css['regel']}>
        {door !== '' && t('genoteerd', { door })}
        {opnamen > 0 && ` · ${t('opnamen', { count: opnamen })}`}
      </small>
      {oud && <strong className={css['regel']}>{t('oud')}</strong>}
    </>
  );
}

type Open = { readonly wat: 'noteer' | 'trekIn'; readonly leerling: Toestemming } | null;

/** By name; a consent is noted for one child at a time: a form of one parent. */
export function Toestemmingen({ plek, leerlingen, vandaag }: ToestemmingenProps) {
  const { t } = useTexts(voorleesopnameTeksten);
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  return (
    <section className={css['deel']} aria-labelledby="opnamen-toestemming">
      <h2 id="opnamen-toestemming">{t('toestemmingen')}</h2>
      <p>{t('toestemmingenUitleg')}</p>
      <ScrollTable label={t('toestemmingTabel')}>
        <TableHead>
          <TableRow>
            <TableCell className="vast">{t('naam')}</TableCell>
            <TableCell>{t('toestemmingen')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {leerlingen.map((leerling) => (
            <TableRow key={leerling.id}>
              <TableCell component="th" scope="row" className="vast">
                {naamVan(leerling)}
              </TableCell>
              <TableCell>
                <div className={css['cel']}>
                  <span>
                    <Stand leerling={leerling} />
                  </span>
                  {(!leerling.toestemming || leerling.toestemming.oud) && (
                    <Button
                      size="small"
                      variant="outlined"
                      aria-label={t('noteerLang', { naam: naamVan(leerling) })}
                      onClick={() => setOpen({ wat: 'noteer', leerling })}
                    >
                      {t('noteer')}
                    </Button>
                  )}
                  {leerling.toestemming && (
                    <Button
                      size="small"
                      variant="text"
                      color="error"
                      aria-label={t('trekInLang', { naam: naamVan(leerling) })}
                      onClick={() => setOpen({ wat: 'trekIn', leerling })}
                    >
                      {t('trekIn')}
                    </Button>
                  )}
                </div>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollTable>
      {open?.wat === 'noteer' && <NoteDialog plek={plek} leerling={open.leerling} vandaag={vandaag} onClose={close} />}
      {open?.wat === 'trekIn' && <WithdrawDialog plek={plek} leerling={open.leerling} onClose={close} />}
    </section>
  );
}
