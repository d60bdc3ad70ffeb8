import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import type { WeggegooideLeerling } from '@spelrijk/contract/leerlingbeheer';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import { Empty } from '../../../../shared/list/empty.tsx';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { naamVan, prullenbakQuery, useBeheer } from '../../beheer.ts';
import { usePathParams } from '../../params.ts';
import bar from '../../parts/chosen.module.css';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { Unready } from '../../parts/unready.tsx';

export const handle: Crumbs = { crumbs: [crumb(beheerTeksten, 'bak.titel')] };
export const meta = () => pageTitle(beheerTeksten, 'bak.titel');

interface BinProps {
  readonly adminId: string;
  readonly leerlingen: readonly WeggegooideLeerling[];
  readonly bewaardagen: number;
}

function Bin({ adminId, leerlingen, bewaardagen }: BinProps) {
  const { t } = useTexts(beheerTeksten);
  const { restore, purge } = useBeheer(adminId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const ids = leerlingen.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const count = ids.length;
  const finish = (text: string): void => {
    setDone(text);
    setChosen(new Set());
    setAsking(false);
  };
  return (
    <>
      <ScreenHead title={t('bak.titel')} text={t('bak.uitleg', { dagen: bewaardagen })} />
      {done !== null && (
        <Alert severity="success" sx={{ mb: 2 }} onClose={() => setDone(null)}>
          {done}
        </Alert>
      )}
      <FormAlert error={restore.error} />
      {leerlingen.length === 0 ? (
        <Empty title={t('bak.leeg')} text={t('bak.leegUitleg')} />
      ) : (
        <>
          <div className={bar['balk']}>
            <Button
              variant="outlined"
              disabled={count === 0 || restore.isPending}
              onClick={() => restore.mutate(ids, { onSuccess: () => finish(t('bak.teruggezet', { count })) })}
            >
              {t('bak.terugzetten')}
            </Button>
            <Button variant="outlined" color="error" disabled={count === 0} onClick={() => setAsking(true)}>
              {t('bak.wissen')}
            </Button>
            <output>{count > 0 && t('lijst.gekozen', { count })}</output>
          </div>
          <BinTable leerlingen={leerlingen} chosen={chosen} onChoose={setChosen} />
        </>
      )}
      {asking && (
        <ConfirmDialog
          title={t('bak.wissenTitel', { count })}
          text={t('bak.wissenUitleg')}
          confirm={t('bak.wissen')}
          cancel={t('annuleer')}
          busy={purge.isPending}
          error={purge.error}
          onConfirm={() => purge.mutate(ids, { onSuccess: ({ id }) => finish(t('bak.gewistNu', { bewijs: id })) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface BinTableProps {
  readonly leerlingen: readonly WeggegooideLeerling[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

function BinTable({ leerlingen, chosen, onChoose }: BinTableProps) {
  const { t } = useTexts(beheerTeksten);
  const { long } = useDates();
  const toggle = (id: string, on: boolean): void => onChoose(new Set(on ? [...chosen, id] : [...chosen].filter((other) => other !== id)));
  return (
    <ScrollTable label={t('bak.tabel')}>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox" />
          <TableCell>{t('lijst.naam')}</TableCell>
          <TableCell>{t('bak.groep')}</TableCell>
          <TableCell>{t('bak.weggegooid')}</TableCell>
          <TableCell>{t('bak.gewist')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {leerlingen.map((leerling) => (
          <TableRow key={leerling.id} hover selected={chosen.has(leerling.id)}>
            <TableCell padding="checkbox">
              <Checkbox
                checked={chosen.has(leerling.id)}
                onChange={(_, on) => toggle(leerling.id, on)}
                slotProps={{ input: { 'aria-label': t('lijst.kies', { naam: naamVan(leerling) }) } }}
              />
            </TableCell>
            <TableCell className="vast" component="th" scope="row">
              {naamVan(leerling)}
            </TableCell>
            <TableCell>{leerling.groepNaam}</TableCell>
            <TableCell>{long(leerling.weggegooidOp)}</TableCell>
            <TableCell>{long(leerling.gewistNa)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollTable>
  );
}

export default function PrullenbakScreen() {
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(prullenbakQuery(adminId));
  if (error || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  return <Bin adminId={adminId} {...data} />;
}
