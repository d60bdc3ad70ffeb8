import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import type { LogRegel, LogSoort } from '@spelrijk/contract/logboek';
import { SCHOOL_TIJDZONE } from '@spelrijk/domain/tijd';
import { accountTeksten } from '@spelrijk/teksten/account';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../screen/failure.tsx';
import { ScrollTable } from '../table/scroll-table.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../table/cells.tsx';
import css from '../list/list.module.css';
import { logboekQuery } from './queries.ts';
import { useTexts } from '../texts/use-texts.ts';

const SOORTEN = Object.keys(accountTeksten.nl.logboek.soorten).filter((soort): soort is LogSoort => soort !== '');
const KOLOMMEN = ['wanneer', 'wie', 'wat', 'betreft', 'reden'] as const;

function useMoment(): (moment: string) => string {
  const { language } = useTexts(algemeenTeksten).i18n;
  const format = new Intl.DateTimeFormat(language, { timeZone: SCHOOL_TIJDZONE, dateStyle: 'medium', timeStyle: 'short' });
  return (moment) => format.format(new Date(moment));
}

/** Our office is one to a customer; a child has no name in the log. */
function useWho(): (regel: LogRegel) => string {
  const { t } = useTexts(accountTeksten, kaderTeksten);
  return ({ wie, rol }) => {
    if (rol === null) return t('account:logboek.niemand');
    if (wie !== '') return `${wie}, ${t(`kader:rol.${rol}`)}`;
    return rol === 'office' || rol === 'superadmin' ? t('account:logboek.kantoor') : t(`kader:rol.${rol}`);
  };
}

function Row({ regel }: { readonly regel: LogRegel }) {
  const { t } = useTexts(accountTeksten);
  const moment = useMoment();
  const who = useWho();
  return (
    <TableRow hover>
      <TableCell className="vast" component="th" scope="row">
        {moment(regel.op)}
      </TableCell>
      <TableCell>{who(regel)}</TableCell>
      <TableCell>{t(`logboek.soorten.${regel.soort}`)}</TableCell>
      <TableCell>{regel.betreft}</TableCell>
      <TableCell>{regel.reden}</TableCell>
    </TableRow>
  );
}

function Filter({ soort, onChange }: { readonly soort: LogSoort | ''; readonly onChange: (soort: LogSoort | '') => void }) {
  const { t } = useTexts(accountTeksten);
  const pick = (value: string) => onChange(SOORTEN.find((known) => known === value) ?? '');
  return (
    <div className={css['filter']}>
      <TextField select label={t('logboek.soort')} value={soort} sx={{ minWidth: '15rem' }} onChange={({ target }) => pick(target.value)}>
        <MenuItem value="">{t('logboek.alles')}</MenuItem>
        {SOORTEN.map((naam) => (
          <MenuItem key={naam} value={naam}>
            {t(`logboek.soorten.${naam}`)}
          </MenuItem>
        ))}
      </TextField>
    </div>
  );
}

function Regels({ regels }: { readonly regels: readonly LogRegel[] }) {
  const { t } = useTexts(accountTeksten);
  if (regels.length === 0)
    return (
      <div className={css['leeg']}>
        <h2>{t('logboek.leeg')}</h2>
        <p>{t('logboek.leegUitleg')}</p>
      </div>
    );
  return (
    <ScrollTable label={t('logboek.tabel')}>
      <TableHead>
        <TableRow>
          {KOLOMMEN.map((kolom) => (
            <TableCell key={kolom}>{t(`logboek.${kolom}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {regels.map((regel) => (
          <Row key={regel.id} regel={regel} />
        ))}
      </TableBody>
    </ScrollTable>
  );
}

interface LogboekProps {
  readonly adminId: string;
  readonly back: { readonly to: string; readonly label: string };
}

/** The audit of one customer, the newest line first. */
export function Logboek({ adminId, back }: LogboekProps) {
  const { t } = useTexts(accountTeksten);
  const [soort, setSoort] = useState<LogSoort | ''>('');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    logboekQuery(adminId, soort === '' ? undefined : soort),
  );
  if (error) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  return (
    <>
      <Filter soort={soort} onChange={setSoort} />
      {data ? <Regels regels={data.pages.flatMap(({ regels }) => regels)} /> : <Skeleton variant="rounded" height={320} />}
      {hasNextPage && (
        <Button variant="text" sx={{ mt: 1.5 }} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('logboek.meer')}
        </Button>
      )}
    </>
  );
}
