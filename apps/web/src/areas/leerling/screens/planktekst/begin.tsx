import type { Leesaanpak } from '@spelrijk/domain/leesbeurt';
import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { voorleesbladTeksten } from '@spelrijk/teksten/voorleesblad';
import { BigButton } from '@spelrijk/ui/big-button';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { voorlezenPath } from '../../paths.ts';
import type { Planktekst } from './query.ts';
import { Hear } from './vragen.tsx';
import css from './planktekst.module.css';

interface BeginProps {
  readonly leerlingId: string;
  readonly tekst: Planktekst;
  readonly aanpak: Leesaanpak;
  /** What was guessed; null: nothing yet. */
  readonly verwacht: string | null;
  readonly onAanpak: (aanpak: Leesaanpak) => void;
  readonly onVerwacht: (verwacht: string) => void;
  readonly onWoorden: () => void;
  readonly onTempo: () => void;
  readonly onHear: () => void;
}

/** Before the first word: what for, one guess, the words that can be practised, and how it is read. None of it has to be done. */
export function Begin({ leerlingId, tekst, aanpak, verwacht, onAanpak, onVerwacht, onWoorden, onTempo, onHear }: BeginProps) {
  const { t } = useTexts(leerlingLezenTeksten, voorleesbladTeksten);
  const vraag = useId();
  const { soort, voorspel, alineas, keer, herhaalbaar, herhaling, oefenwoorden } = tekst;
  const manieren: readonly Leesaanpak[] = [
    'gewoon',
    ...(alineas.length > 1 ? (['tempo'] as const) : []),
    ...(herhaalbaar ? (['herhaald'] as const) : []),
  ];
  return (
    <section className={css['begin']} aria-label={t('plank.begin.naam')}>
      <p>
        {t(`plank.begin.doel.${soort}`)} {herhaling === 'nu' && t('plank.begin.weer')}
      </p>
      {keer === 0 && (
        <fieldset aria-labelledby={vraag}>
          <legend>
            <span id={vraag}>{voorspel.vraag}</span> <Hear klanken={voorspel.klanken} onHear={onHear} />
          </legend>
          {voorspel.keuzes.map((keus) => (
            <label key={keus}>
              <input type="radio" name="verwacht" checked={keus === verwacht} onChange={() => onVerwacht(keus)} />
              {keus}
            </label>
          ))}
        </fieldset>
      )}
      {oefenwoorden.length > 0 && (
        <BigButton tone="papier" onClick={onWoorden}>
          {t('plank.oefen.knop', { count: oefenwoorden.length })}
        </BigButton>
      )}
      {manieren.length > 1 && (
        <details open={aanpak !== 'gewoon'}>
          <summary>{t('plank.begin.hoe')}</summary>
          <fieldset aria-label={t('plank.begin.hoe')}>
            {manieren.map((manier) => (
              <label key={manier}>
                <input type="radio" name="aanpak" checked={manier === aanpak} onChange={() => onAanpak(manier)} />
                {t(`plank.begin.manier.${manier}`)}
              </label>
            ))}
          </fieldset>
        </details>
      )}
      {aanpak === 'tempo' && (
        <>
          <p>{t('plank.begin.tempo')}</p>
          <BigButton onClick={onTempo}>{t('plank.begin.start')}</BigButton>
        </>
      )}
      {aanpak === 'herhaald' && (
        <p>
          {t('plank.begin.herhaald')}{' '}
          <Link to={voorlezenPath(leerlingId)} reloadDocument>
            {t('voorleesblad:titel')}
          </Link>
        </p>
      )}
    </section>
  );
}
