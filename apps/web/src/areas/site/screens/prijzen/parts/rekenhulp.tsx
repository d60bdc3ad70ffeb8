import { KLANTSOORTEN, type Klantsoort } from '@spelrijk/domain/prijs';
import { siteTeksten } from '@spelrijk/teksten/site/kader';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../parts/pagina.module.css';
import veld from '../../../parts/veld.module.css';
import { Keuze } from '../../../parts/veld.tsx';
import { staffelrijen, waardeOp } from '../../../parts/waarden.ts';
import eigen from './rekenhulp.module.css';

const BEGIN: Readonly<Record<Klantsoort, string>> = { school: '120', rt: '15', thuis: '2' };
const MAX = 5000;

/** The price list with a calculator; without a script the tables below it say the same. */
export function Rekenhulp() {
  const { t } = useTexts(siteTeksten);
  const [soort, setSoort] = useState<Klantsoort>('school');
  const [aantal, setAantal] = useState(BEGIN.school);
  const id = useId();
  const velden = useRef<HTMLDivElement>(null);
  // What somebody chose and typed before the page had its script.
  useLayoutEffect(() => {
    for (const { type, value, checked } of velden.current?.querySelectorAll('input') ?? []) {
      const gekozen = KLANTSOORTEN.find((k) => type === 'radio' && checked && k === value);
      if (gekozen) setSoort(gekozen);
      if (type === 'text') setAantal(value.trim());
    }
  }, []);
  const getal = /^\d{1,4}$/.test(aantal) ? Number(aantal) : 0;
  const goed = getal >= 1 && getal <= MAX;
  const choose = (nieuw: Klantsoort): void => {
    setSoort(nieuw);
    setAantal(BEGIN[nieuw]);
  };
  return (
    <>
      <section className={css['deel']} aria-labelledby={`${id}-kop`}>
        <h2 id={`${id}-kop`}>{t('prijs.reken')}</h2>
        <div ref={velden} className={eigen['reken']}>
          <Keuze
            label={t('prijs.soort')}
            naam={`${id}-soort`}
            keuzes={KLANTSOORTEN.map((k) => [k, t(`prijs.soorten.${k}`)])}
            waarde={soort}
            onChoose={choose}
          />
          <label className={veld['veld']}>
            <span>{t(`prijs.aantal.${soort}`)}</span>
            <input
              inputMode="numeric"
              value={aantal}
              maxLength={5}
              aria-invalid={!goed}
              aria-describedby={`${id}-som`}
              onChange={(event) => setAantal(event.target.value.trim())}
            />
          </label>
          <output id={`${id}-som`} className={eigen['som']}>
            {goed ? <Som soort={soort} aantal={getal} /> : t('prijs.teVeel', { max: MAX })}
          </output>
        </div>
        <p>{t('prijs.proef', { dagen: waardeOp(['termijn', 'proef']) })}</p>
        <p>{t('prijs.btw')}</p>
      </section>
      <section className={css['deel']}>
        <h2>{t('prijs.staffel')}</h2>
        {KLANTSOORTEN.map((k) => (
          <Staffel key={k} soort={k} />
        ))}
      </section>
    </>
  );
}

function Som({ soort, aantal }: { readonly soort: Klantsoort; readonly aantal: number }) {
  const { t } = useTexts(siteTeksten);
  const bedrag = waardeOp(['perleerling', soort, aantal]);
  return (
    <>
      <strong>{waardeOp(['jaarprijs', soort, aantal])}</strong> {t(`prijs.jaar.${soort}`)}
      <small>{t(`prijs.perEen.${soort}`, { bedrag })}</small>
    </>
  );
}

function Staffel({ soort }: { readonly soort: Klantsoort }) {
  const { t } = useTexts(siteTeksten);
  return (
    <div className={eigen['staffel']}>
      <h3>
        {t('prijs.soort')} {t(`prijs.soorten.${soort}`)}
      </h3>
      <table className={css['tabel']}>
        <thead>
          <tr>
            <th>{t('prijs.vanaf')}</th>
            <th>{t(`prijs.bedrag.${soort}`)}</th>
          </tr>
        </thead>
        <tbody>
          {staffelrijen(soort).map(([vanaf, bedrag]) => (
            <tr key={vanaf}>
              <td>{vanaf}</td>
              <td>{bedrag}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('prijs.minimum', { bedrag: waardeOp(['minimum', soort]), jaar: t(`prijs.jaar.${soort}`) })}</p>
      {soort !== 'thuis' && <p>{t('prijs.nooitMeer')}</p>}
      {soort === 'rt' && <p>{t('prijs.plaats')}</p>}
    </div>
  );
}
