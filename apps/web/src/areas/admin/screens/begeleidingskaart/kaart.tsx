import type { Begeleidingskaart, Kaartwoord } from '@spelrijk/contract/zorgsessies';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import blad from '../../plan/blad.module.css';

interface StapProps {
  readonly van: number;
  readonly tot: number;
  /** Minutes since the card was opened. */
  readonly minuten: number;
  readonly doe: ReactNode;
  readonly zeg: string;
  readonly fout: ReactNode;
}

function Stap({ van, tot, minuten, doe, zeg, fout }: StapProps) {
  const { t } = useTexts(planbladTeksten);
  return (
    <tr data-nu={minuten >= van && minuten < tot}>
      <th scope="row">{t('minuut', { van, tot })}</th>
      <td data-kop={t('kolom.doe')}>{doe}</td>
      <td data-kop={t('kolom.zeg')}>{zeg}</td>
      <td data-kop={t('kolom.fout')}>{fout}</td>
    </tr>
  );
}

/** The letters that the rule is about; a rule about the whole word names none. */
function lettersOf({ woord, knelpunt }: Kaartwoord): Kaartwoord['knelpunt'] {
  return knelpunt && knelpunt.end - knelpunt.start < woord.length ? knelpunt : null;
}

/** A word, with the letters of the rule in bold. */
function Woord({ woord: kaartwoord }: { readonly woord: Kaartwoord }) {
  const { woord } = kaartwoord;
  const knelpunt = lettersOf(kaartwoord);
  if (!knelpunt) return <span className={blad['woord']}>{woord}</span>;
  const { start, end } = knelpunt;
  return (
    <span className={blad['woord']}>
      {woord.slice(0, start)}
      <b>{woord.slice(start, end)}</b>
      {woord.slice(end)}
    </span>
  );
}

function Woorden({ woorden }: { readonly woorden: readonly string[] }) {
  return (
    <ul className={blad['woorden']}>
      {woorden.map((woord) => (
        <li key={woord} className={blad['woord']}>
          {woord}
        </li>
      ))}
    </ul>
  );
}

interface DeelProps {
  readonly kaart: Begeleidingskaart;
  readonly minuten: number;
}

function Warmstap({ kaart: { warm }, minuten }: DeelProps) {
  const { t } = useTexts(planbladTeksten);
  return (
    <Stap
      van={0}
      tot={2}
      minuten={minuten}
      doe={
        <>
          <p>{t(warm.length === 0 ? 'doe.warmLeeg' : 'doe.warm')}</p>
          <Woorden woorden={warm} />
        </>
      }
      zeg={t('zeg.warm')}
      fout={t('fout.warm')}
    />
  );
}

function Schrijfstap({ kaart: { schrijven, strategie }, minuten }: DeelProps) {
  const { t } = useTexts(planbladTeksten);
  return (
    <Stap
      van={5}
      tot={13}
      minuten={minuten}
      doe={
        <>
          <p>{t(`doe.schrijven.${strategie}`)}</p>
          <ul className={blad['woorden']}>
            {schrijven.map((woord) => (
              <li key={woord.woord}>
                <Woord woord={woord} />
              </li>
            ))}
          </ul>
        </>
      }
      zeg={t(`zeg.schrijven.${strategie}`)}
      fout={
        <ol>
          {(['een', 'twee', 'drie', 'vier'] as const).map((stap) => (
            <li key={stap}>{t(`fout.schrijven.${stap}`)}</li>
          ))}
        </ol>
      }
    />
  );
}

function Regelstap({ kaart, minuten }: DeelProps) {
  const { t } = useTexts(planbladTeksten);
  const { doel, voorbeeld } = kaart;
  const plek = voorbeeld && lettersOf(voorbeeld);
  const grafeem = voorbeeld && plek ? voorbeeld.woord.slice(plek.start, plek.end) : '';
  return (
    <Stap
      van={2}
      tot={5}
      minuten={minuten}
      doe={
        <>
          <p>{t('doe.regel')}</p>
          <p>
            <strong>{doel.regel}</strong>
          </p>
          <ol>
            {doel.stappen.map((stap) => (
              <li key={stap}>{stap}</li>
            ))}
          </ol>
        </>
      }
      zeg={
        voorbeeld ? t(grafeem === '' ? 'zeg.regelKaal' : 'zeg.regel', { regel: doel.regel, woord: voorbeeld.woord, grafeem }) : doel.regel
      }
      fout={t('fout.regel')}
    />
  );
}

/** Twenty minutes, step by step; without look-alikes the card is seventeen minutes long. */
export function Kaart({ kaart, minuten }: DeelProps) {
  const { t } = useTexts(planbladTeksten);
  const { roepnaam, doel, lijktOp, zin } = kaart;
  const heeftLijkt = lijktOp.length > 0;
  const [zinVan, slotVan] = heeftLijkt ? [16, 19] : [13, 16];
  const eind = heeftLijkt ? 20 : 17;
  return (
    <article className={blad['blad']}>
      <header>
        <h1>{t('kaartKop', { naam: roepnaam })}</h1>
        <p>{t('kaartOnder', { doel: doel.naam, minuten: eind })}</p>
      </header>
      {/* What scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={blad['rol']} tabIndex={0} aria-label={t('kaartKop', { naam: roepnaam })}>
        <table className={blad['kaart']}>
          <thead>
            <tr>
              <th scope="col">{t('kolom.min')}</th>
              <th scope="col">{t('kolom.doe')}</th>
              <th scope="col">{t('kolom.zeg')}</th>
              <th scope="col">{t('kolom.fout')}</th>
            </tr>
          </thead>
          <tbody>
            <Warmstap kaart={kaart} minuten={minuten} />
            <Regelstap kaart={kaart} minuten={minuten} />
            <Schrijfstap kaart={kaart} minuten={minuten} />
            {heeftLijkt && (
              <Stap
                van={13}
                tot={16}
                minuten={minuten}
                doe={
                  <>
                    <p>{t('doe.lijktOp')}</p>
                    <Woorden woorden={lijktOp} />
                  </>
                }
                zeg={t('zeg.lijktOp')}
                fout={t('fout.lijktOp')}
              />
            )}
            <Stap
              van={zinVan}
              tot={slotVan}
              minuten={minuten}
              doe={zin ? t('doe.zin', { zin: zin.tekst }) : t(kaart.strategie === 'teken' ? 'doe.zinTeken' : 'doe.zinZelf')}
              zeg={t('zeg.zin')}
              fout={t('fout.zin')}
            />
            <Stap van={slotVan} tot={eind} minuten={minuten} doe={t('doe.slot')} zeg={t('zeg.slot')} fout={t('fout.slot')} />
          </tbody>
        </table>
      </section>
      <p className={blad['zacht']}>{t('nooitFout')}</p>
    </article>
  );
}
