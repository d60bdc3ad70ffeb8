import type { Regio } from '@spelrijk/domain/admin';
import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { jaargroepText } from '../../../../../shared/region/jaargroep.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../parts/pagina.module.css';
import { Tekst } from '../../../parts/tekst.tsx';
import { useRegio } from '../../../../../shared/region/use-regio.ts';
import eigen from './leerlijn.module.css';

export interface LeerlijnRij {
  readonly id: string;
  readonly naam: string;
  readonly intro: Readonly<Record<Regio, string>>;
  readonly regel: string;
  readonly voorbeelden: readonly string[];
}

/** `4b` is the second half of year 4; `K3` comes first. */
const jaarVan = (halfjaar: string): string => halfjaar.slice(0, -1);
const helftVan = (halfjaar: string): 'a' | 'b' => (halfjaar.endsWith('b') ? 'b' : 'a');
const volgorde = (jaar: string): number => (jaar.startsWith('K') ? 0 : Number(jaar));
/** A leerjaar of Flanders comes two years after the groep of the same number. */
const groepVan = (jaar: string, regio: Regio): number => (jaar.startsWith('K') ? 2 : Number(jaar) + (regio === 'be' ? 2 : 0));

/** The learning line by year; each year is a fold, so that it works without a script. */
export function Leerlijn({ rijen }: { readonly rijen: readonly LeerlijnRij[] }) {
  const { t, i18n } = useTexts(siteTeksten);
  const regio = useRegio();
  const jaren = [...new Set(rijen.map(({ intro }) => jaarVan(intro[regio])))]
    .toSorted((a, b) => volgorde(a) - volgorde(b))
    .map((jaar) => ({ jaar, categorieen: rijen.filter(({ intro }) => jaarVan(intro[regio]) === jaar) }));
  return (
    <section className={css['deel']} id="leerlijn">
      <h2>{t('leerlijn.kop')}</h2>
      <p>{t('leerlijn.uitleg')}</p>
      {regio === 'be' && (
        <p>
          <a href="/site/minimumdoelen">{t('minimumdoelen.link')}</a>
        </p>
      )}
      <div className={css['vragen']}>
        {jaren.map(({ jaar, categorieen }) => (
          <details key={jaar} name="jaar">
            <summary>
              {jaargroepText(groepVan(jaar, regio), i18n.language)} · {t('leerlijn.aantal', { count: categorieen.length })}
            </summary>
            <ul className={eigen['lijst']}>
              {categorieen
                .toSorted((a, b) => (a.intro[regio] < b.intro[regio] ? -1 : a.intro[regio] > b.intro[regio] ? 1 : 0))
                .map((rij) => (
                  <Rij key={rij.id} rij={rij} helft={t(`leerlijn.helft.${helftVan(rij.intro[regio])}`)} />
                ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}

function Rij({ rij: { naam, regel, voorbeelden }, helft }: { readonly rij: LeerlijnRij; readonly helft: string }) {
  return (
    <li>
      <h3>{naam}</h3>
      <small>{helft}</small>
      <p>{regel}</p>
      <p className={eigen['woorden']}>
        <Tekst van={voorbeelden.map((woord) => `*${woord}*`).join('  ')} />
      </p>
    </li>
  );
}
