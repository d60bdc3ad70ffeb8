import type { CategorieVoortgang } from '@spelrijk/contract/voortgang';
import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { leerlingvoortgangTeksten } from '@spelrijk/teksten/voortgang-leerling';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { VerloopChart } from '../../../chart/verloop-chart.tsx';
import chart from '../../../chart/chart.module.css';
import css from '../voortgang.module.css';
import { FiguresTable } from '../../../../../shared/chart/figures-table.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useRangeText } from '../../../chart/range-bar.tsx';
import { BeeldMark } from '../../../chart/beeld-mark.tsx';

interface VerloopProps {
  readonly categorie: CategorieVoortgang;
  readonly roepnaam: string;
  /** Name of the normgroep, as M5. */
  readonly norm: string;
}

/** The picture in one sentence, for who listens to it. */
function useSummary({ categorie: { naam, verloop }, roepnaam }: Pick<VerloopProps, 'categorie' | 'roepnaam'>): string {
  const { t } = useTexts(kindvoortgangTeksten);
  const dates = useDates();
  const drawn = verloop.filter(({ zeker }) => zeker);
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (!first || !last) return t('verloop.leeg');
  const from = {
    categorie: naam,
    naam: roepnaam,
    van: dates.long(first.dag),
    laag0: Math.round(first.laag),
    hoog0: Math.round(first.hoog),
  };
  if (first === last) return t('verloop.zinEen', from);
  return t('verloop.zin', { ...from, tot: dates.long(last.dag), laag1: Math.round(last.laag), hoog1: Math.round(last.hoog) });
}

/** What an average child of the normgroep writes right, to draw beside it. */
function useNorm({ opNorm }: CategorieVoortgang, norm: string) {
  const { t } = useTexts(leerlingvoortgangTeksten);
  return opNorm === null ? undefined : { procent: opNorm, text: t('normLijn', { norm, procent: opNorm }) };
}

function Since({ sinds }: { readonly sinds: string | null }) {
  const { t } = useTexts(kindvoortgangTeksten);
  const dates = useDates();
  return sinds === null ? null : <span> {t('categorieen.sinds', { datum: dates.long(sinds) })}</span>;
}

/** One categorie over time, with its table. */
export function Verloop({ categorie, roepnaam, norm: normgroep }: VerloopProps) {
  const { t } = useTexts(kindvoortgangTeksten);
  const norm = useNorm(categorie, normgroep);
  const dates = useDates();
  const rangeText = useRangeText();
  const summary = useSummary({ categorie, roepnaam });
  const { naam, beeld, status, sinds, bereik, laatste, verloop } = categorie;
  const drawn = verloop.filter(({ zeker }) => zeker);
  const rows = verloop.map(
    ({ dag, laag, hoog, zeker, antwoorden, goed }) =>
      [dag, dates.short(dag), t('verloop.vanDe', { goed, antwoorden }), zeker ? `${Math.round(laag)}–${Math.round(hoog)}%` : '–'] as const,
  );
  return (
    <section className={css['verloop']} aria-live="polite">
      <h3>{t('verloop.titel', { categorie: naam })}</h3>
      <p className={css['stand']}>
        <BeeldMark beeld={beeld} />
        {status === 'beheerst' && <Since sinds={sinds} />}
      </p>
      {laatste.antwoorden > 0 && <p>{t('categorieen.geteld', { goed: laatste.goed, count: laatste.antwoorden })}</p>}
      <p>{bereik.zeker ? `${roepnaam} ${rangeText(bereik)}.` : t('verloop.onzeker')}</p>
      {verloop.length === 0 ? (
        <p>{summary}</p>
      ) : (
        <>
          {drawn.length > 0 && (
            <>
              <VerloopChart points={drawn} summary={summary} norm={norm} />
              <p className={chart['klein']}>{t('verloop.band')}</p>
            </>
          )}
          <FiguresTable summary={t('verloop.tabel')} head={[t('verloop.dag'), t('verloop.goed'), t('verloop.bereik')]} rows={rows} />
        </>
      )}
    </section>
  );
}
