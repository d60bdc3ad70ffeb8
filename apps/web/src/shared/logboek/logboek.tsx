import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import type { LogRegel, LogSoort } from '@spelrijk/contract/logboek';
import { accountTeksten } from '@spelrijk/teksten/account';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { useInfiniteQuery, infiniteQueryOptions } from '@tanstack/react-query';
import { Failure } from '../screen/failure.tsx';
import { useDates } from '../date/use-dates.ts';
import { useKept } from '../list/kept.ts';
import { List } from '../list/list.tsx';
import css from '../list/list.module.css';
import { useTexts } from '../texts/use-texts.ts';
import { call } from '../api/call.ts';

const logboekQuery = (adminId: string, soort: LogSoort | undefined) =>
  infiniteQueryOptions({
    queryKey: ['admins', adminId, 'logboek', soort ?? ''],
    queryFn: ({ pageParam }) => call('readLogboek', { params: { adminId }, query: { voor: pageParam, soort } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ regels, meer }) => (meer ? regels.at(-1)?.id : undefined),
  });

const SOORTEN = Object.keys(accountTeksten.nl.logboek.soorten).filter((soort): soort is LogSoort => soort !== '');

/** What a filter or an address says; everything when it says something else. */
const readSoort = (text: string): LogSoort | '' => SOORTEN.find((known) => known === text) ?? '';

/** Somebody of our office who is gone was our office. */
function useWho(): (regel: LogRegel) => string {
  const { t } = useTexts(accountTeksten, kaderTeksten);
  return ({ wie, rol }) => {
    // Another customer is named as a whole.
    if (rol === null) return wie === '' ? t('account:logboek.niemand') : wie;
    if (wie !== '') return `${wie}, ${t(`kader:rol.${rol}`)}`;
    return rol === 'office' || rol === 'superadmin' ? t('account:logboek.kantoor') : t(`kader:rol.${rol}`);
  };
}

function Filter({ soort, onChange }: { readonly soort: LogSoort | ''; readonly onChange: (soort: LogSoort | '') => void }) {
  const { t } = useTexts(accountTeksten);
  return (
    <div className={css['filter']}>
      <TextField
        select
        label={t('logboek.soort')}
        value={soort}
        sx={{ minWidth: '15rem' }}
        onChange={({ target }) => onChange(readSoort(target.value))}
      >
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

const isRol = (naam: string): naam is keyof typeof kaderTeksten.nl.rol => Object.hasOwn(kaderTeksten.nl.rol, naam);

function Regels({ regels }: { readonly regels: readonly LogRegel[] }) {
  const { t } = useTexts(accountTeksten, kaderTeksten);
  const dates = useDates();
  const who = useWho();
  // As it is kept it was written for nobody: "2 leerling(en)", and the name of a role, behind who was invited or by itself.
  const gelezen = (betreft: string): string =>
    betreft
      .replaceAll(/\b(\d+) leerling\(en\)/g, (_, aantal: string) => t('account:logboek.leerlingen', { count: Number(aantal) }))
      .replace(/(?<=^|, )\w+$/, (rol) => (isRol(rol) ? t(`kader:rol.${rol}`) : rol));
  return (
    <List
      label={t('account:logboek.tabel')}
      rows={regels}
      keyOf={({ id }) => id}
      fixed
      columns={[
        { key: 'wanneer', label: t('account:logboek.wanneer'), value: ({ op }) => dates.stamp(op) },
        { key: 'wie', label: t('account:logboek.wie'), value: who },
        { key: 'wat', label: t('account:logboek.wat'), value: ({ soort }) => t(`account:logboek.soorten.${soort}`) },
        {
          key: 'betreft',
          label: t('account:logboek.betreft'),
          value: ({ over, betreft }) => [over, gelezen(betreft)].filter((deel) => deel !== '').join(': '),
        },
        { key: 'reden', label: t('account:logboek.reden'), value: ({ reden }) => reden },
      ]}
      empty={{ title: t('account:logboek.leeg'), text: t('account:logboek.leegUitleg') }}
    />
  );
}

interface LogboekProps {
  readonly adminId: string;
  readonly back: { readonly to: string; readonly label: string };
}

/** The audit of one customer, the newest line first. */
export function Logboek({ adminId, back }: LogboekProps) {
  const { t } = useTexts(accountTeksten);
  const [toon, setSoort] = useKept('toon', () => '');
  const soort = readSoort(toon);
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
