import { leerlingLezenTeksten } from '@spelrijk/teksten/leerling-lezen';
import { leeslijn } from '@spelrijk/domain/leeslijn';
import { BigButton } from '@spelrijk/ui/big-button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { leesplankPath } from '../../paths.ts';
import { lezingenQuery } from './query.ts';
import css from './planktekst.module.css';

interface KlaarProps {
  readonly leerlingId: string;
  readonly tekstId: string;
  /** Its questions were asked already. */
  readonly gevraagd: boolean;
  readonly onVragen: () => void;
  readonly onAgain: () => void;
}

export function Klaar({ leerlingId, tekstId, gevraagd, onVragen, onAgain }: KlaarProps) {
  const { t } = useTexts(leerlingLezenTeksten);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <Lijn leerlingId={leerlingId} tekstId={tekstId} />
      <div className={css['knoppen']}>
        <p ref={said} tabIndex={-1}>
          {t(gevraagd ? 'plank.vragen.klaar' : 'plank.uit')}
        </p>
        {!gevraagd && <BigButton onClick={onVragen}>{t('plank.vragen.knop')}</BigButton>}
        <BigButton tone="papier" onClick={onAgain}>
          {t('plank.nogEens')}
        </BigButton>
        <Link className={css['klaar']} to={leesplankPath(leerlingId)}>
          {t('plank.terug')}
        </Link>
      </div>
    </>
  );
}

/** The picture counts in units of its own: a bar is so wide, the highest so high. */
const STAAF = 34;
const HOOGST = 80;
const MEESTE = 8;

/** How reading this text went each time; nothing is drawn or said before there are enough readings to say something. */
function Lijn({ leerlingId, tekstId }: Pick<KlaarProps, 'leerlingId' | 'tekstId'>) {
  const { t } = useTexts(leerlingLezenTeksten);
  const { data } = useQuery(lezingenQuery(leerlingId, tekstId));
  const lezingen = (data ?? []).slice(-MEESTE);
  const verloop = leeslijn(lezingen);
  if (verloop === null) return null;
  const top = Math.max(...lezingen);
  return (
    <section className={css['lijn']}>
      <h3>{t('plank.lijn.titel')}</h3>
      <p>{t(`plank.lijn.${verloop}`)}</p>
      <p className="verborgen">{t('plank.lijn.beeld', { getallen: lezingen.join(', ') })}</p>
      <svg aria-hidden="true" viewBox={`0 0 ${lezingen.length * STAAF} ${HOOGST + 40}`} width={lezingen.length * STAAF * 1.6}>
        {lezingen.map((wpm, i) => {
          const hoog = Math.round((HOOGST * wpm) / top);
          return (
            <g key={`${i}-${wpm}`} transform={`translate(${i * STAAF} 0)`}>
              <rect x="5" y={20 + HOOGST - hoog} width={STAAF - 10} height={hoog} rx="5" />
              <text x={STAAF / 2} y={14 + HOOGST - hoog}>
                {wpm}
              </text>
              <text x={STAAF / 2} y={HOOGST + 36}>
                {i + 1}
              </text>
            </g>
          );
        })}
      </svg>
    </section>
  );
}
