import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { href, Link, Outlet } from 'react-router';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { textOf } from '../../../../shared/texts/text-of.ts';
import { padVan } from '../../nav.ts';
import { metaOfHome } from '../../parts/meta.ts';
import css from './home.module.css';
import { Example } from './parts/example.tsx';

export const meta = () => metaOfHome(textOf(siteTeksten, 'home.titel'), textOf(siteTeksten, 'home.omschrijving'));

const STAPPEN = ['een', 'twee', 'drie'] as const;
const WIE = ['school', 'rt', 'thuis'] as const;
const BELOFTEN = ['zelf', 'schatting', 'inzet', 'rust'] as const;

function Hero() {
  const { t } = useTexts(siteTeksten);
  return (
    <section className={css['held']}>
      <div className={css['heldtekst']}>
        <h1>{t('home.kop')}</h1>
        <p>{t('home.onder')}</p>
        <div className={css['knoppen']}>
          <a className={css['knop']} href="#spelen">
            {t('home.speel')}
          </a>
          <Link className={css['knop']} data-stil to={href('/site/aanvraagformulier')}>
            {t('frame.aanvragen')}
          </Link>
        </div>
      </div>
      <Example />
      <div className={css['heuvels']} />
    </section>
  );
}

function Steps() {
  const { t } = useTexts(siteTeksten);
  return (
    <section className={css['deel']}>
      <h2>{t('home.hoe')}</h2>
      <ol className={css['stappen']}>
        {STAPPEN.map((stap) => (
          <li key={stap}>
            <h3>{t(`home.stappen.${stap}.kop`)}</h3>
            <p>{t(`home.stappen.${stap}.tekst`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ForWhom() {
  const { t } = useTexts(siteTeksten);
  return (
    <section className={css['deel']}>
      <h2>{t('home.voor')}</h2>
      <div className={css['wie']}>
        {WIE.map((wie) => (
          <article key={wie}>
            <h3>{t(`home.wie.${wie}.kop`)}</h3>
            <p>{t(`home.wie.${wie}.tekst`)}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

function Promises() {
  const { t } = useTexts(siteTeksten);
  return (
    <section className={css['eerlijk']}>
      <h2>{t('home.eerlijk')}</h2>
      <ul>
        {BELOFTEN.map((belofte) => (
          <li key={belofte}>{t(`home.beloften.${belofte}`)}</li>
        ))}
      </ul>
    </section>
  );
}

const VERDER = ['adaptief', 'voortgang-volgen', 'didactiek', 'prijzen'] as const;

function More() {
  const { t } = useTexts(siteTeksten);
  return (
    <section className={css['deel']}>
      <h2>{t('home.meer')}</h2>
      <ul className={css['verder']}>
        {VERDER.map((naam) => (
          <li key={naam}>
            <Link to={padVan(naam)}>{t(`nav.${naam}`)}</Link>
            <p>{t(`home.links.${naam}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function HomeScreen() {
  return (
    <>
      <Hero />
      <Outlet />
      <Steps />
      <ForWhom />
      <Promises />
      <More />
    </>
  );
}
