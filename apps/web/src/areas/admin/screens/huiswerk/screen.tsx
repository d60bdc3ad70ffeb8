import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { Weektaak } from '@spelrijk/contract/weektaken';
import { compareNamen } from '@spelrijk/domain/naam';
import { weekplanTeksten } from '@spelrijk/teksten/weekplan';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link, useSearchParams } from 'react-router';
import { useRegio } from '../../../../shared/region/use-regio.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { addLocalDays, schoolDay } from '../../../../shared/date/days.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { serverNow } from '../../../../shared/session/clock.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { Choice } from '../../parts/choice.tsx';
import { Unready } from '../../parts/unready.tsx';
import sheet from '../../plan/blad.module.css';
import { groepQuery } from '../../queries.ts';
import { beginVan, maandagVan } from '../../weekplan/dagen.ts';
import { weekQuery } from '../../weekplan/queries.ts';
import { alsTekst, takenVoor, type Blad, type BladDeel } from './blad.ts';
import css from './huiswerk.module.css';

export const meta = () => pageTitle(weekplanTeksten, 'blad.titel');
export const handle: Crumbs = { crumbs: [groepCrumb, crumb(weekplanTeksten, 'blad.titel')] };

const ALLEN = '';
const LANGST = 600;

/** The Monday in the address, or that of the week that is planned now. */
function useMaandag(): string {
  const [search] = useSearchParams();
  const van = search.get('van') ?? '';
  return Number.isNaN(Date.parse(van)) ? beginVan(schoolDay(serverNow())) : maandagVan(van);
}

/** In words: of a rule the rule itself, of a dictation only the words that were asked for. */
function useDeel(metDictee: boolean): (taak: Weektaak) => BladDeel {
  const { t } = useTexts(weekplanTeksten);
  const dates = useDates();
  return ({ dag, soort, naam, regel, woorden }) => {
    const kop = t(`blad.${soort === 'categorie' ? 'regelKop' : soort === 'lijst' ? 'lijstKop' : 'dicteeKop'}`, { naam });
    const geheim = soort === 'dictee' && !metDictee;
    const inZinnen = soort === 'categorie' && woorden.length === 0;
    const zinnen = [regel, inZinnen ? t('blad.geenWoorden') : null, geheim ? t('blad.dicteeZonder') : null].filter((zin) => zin !== null);
    return { dag: dates.short(dag), kop, zin: zinnen.length > 0 ? zinnen.join(' ') : null, woorden: geheim ? [] : woorden };
  };
}

function Papier({ blad: { kop, onder, zin, delen } }: { readonly blad: Blad }) {
  const { t } = useTexts(weekplanTeksten);
  return (
    <article className={sheet['blad']}>
      <header>
        <h1>{kop}</h1>
        <p>{onder}</p>
      </header>
      {zin.trim() !== '' && <p className={css['zin']}>{zin}</p>}
      {delen.length === 0 && <p>{t('blad.leeg')}</p>}
      {delen.map((deel) => (
        <section key={`${deel.dag} ${deel.kop}`} className={css['deel']}>
          <h2>
            {deel.dag} · {deel.kop}
          </h2>
          {deel.zin !== null && <p>{deel.zin}</p>}
          {deel.woorden.length > 0 && (
            <ul className={css['woorden']}>
              {deel.woorden.map((woord) => (
                <li key={woord}>{woord}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}

function Knoppen({ blad }: { readonly blad: Blad }) {
  const { t } = useTexts(weekplanTeksten);
  const { adminId, groepId } = usePathParams();
  const [gekopieerd, setGekopieerd] = useState<boolean | null>(null);
  const kopieer = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(alsTekst(blad));
      setGekopieerd(true);
    } catch {
      setGekopieerd(false);
    }
  };
  return (
    <>
      <div className={sheet['knoppen']}>
        <Button component={Link} to={href('/admins/:adminId/groepen/:groepId', { adminId, groepId })} variant="text">
          {t('blad.terug')}
        </Button>
        <Button variant="outlined" disabled={blad.delen.length === 0} onClick={() => void kopieer()}>
          {t('blad.kopieer')}
        </Button>
        <Button disabled={blad.delen.length === 0} onClick={() => window.print()}>
          {t('blad.print')}
        </Button>
      </div>
      {gekopieerd !== null && (
        <Alert severity={gekopieerd ? 'success' : 'warning'} onClose={() => setGekopieerd(null)}>
          {t(gekopieerd ? 'blad.gekopieerd' : 'blad.nietGekopieerd')}
        </Alert>
      )}
    </>
  );
}

/** What goes home of the week plan: for the whole groep or one child, with a sentence that the docent may change. */
export default function HuiswerkScreen() {
  const { t } = useTexts(weekplanTeksten);
  const dates = useDates();
  const { adminId, groepId } = usePathParams();
  const maandag = useMaandag();
  const regio = useRegio();
  const week = useQuery(weekQuery({ adminId, groepId }, maandag));
  const groep = useQuery(groepQuery(adminId, groepId));
  const [wie, setWie] = useState(ALLEN);
  const [metDictee, setMetDictee] = useState(false);
  const [zin, setZin] = useState<string>(t('blad.standaard'));
  const toDeel = useDeel(metDictee);
  if (!week.data || !groep.data)
    return <Unready error={week.error ?? groep.error} onRetry={() => void Promise.all([week.refetch(), groep.refetch()])} />;
  const leerlingen = groep.data.leerlingen.toSorted(compareNamen(regio));
  const taken = takenVoor(week.data.weektaken, wie === ALLEN ? null : wie);
  const kind = leerlingen.find(({ id }) => id === wie);
  const dagen = t('blad.week', { van: dates.long(maandag), tot: dates.long(addLocalDays(maandag, 4)) });
  const voor = kind ? t('blad.voorNaam', { naam: kind.roepnaam }) : groep.data.groep.naam;
  const blad: Blad = { kop: t('blad.kop'), onder: `${voor} · ${dagen}`, zin, delen: taken.map(toDeel) };
  return (
    <>
      <div className={`${css['keuzes']} niet-printen`}>
        <Knoppen blad={blad} />
        <Choice
          label={t('blad.voor')}
          value={wie}
          options={[
            [ALLEN, t('blad.iedereen')],
            ...leerlingen.map(({ id, roepnaam, achternaam }) => [id, `${roepnaam} ${achternaam}`] as const),
          ]}
          onChange={setWie}
        />
        {taken.some(({ soort }) => soort === 'dictee') && (
          <label className={css['vink']}>
            <input type="checkbox" checked={metDictee} onChange={({ target }) => setMetDictee(target.checked)} />
            {t('blad.dictee')}
          </label>
        )}
        <TextField
          label={t('blad.zin')}
          value={zin}
          onChange={({ target }) => setZin(target.value)}
          multiline
          fullWidth
          minRows={2}
          slotProps={{ htmlInput: { maxLength: LANGST } }}
        />
      </div>
      <Papier blad={blad} />
    </>
  );
}
