import { createRandom, seedFrom } from '@spelrijk/base/random';
import type { Taak } from '@spelrijk/domain/taak';
import { manifests } from '@spelrijk/games/manifests';
import { leerlingTeksten } from '@spelrijk/teksten/leerling';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { Picture } from '../../../parts/picture.tsx';
import { spelPath } from '../../../paths.ts';
import css from './intro.module.css';

/** More names than this is a wall of text beside the one button that matters. */
const EERST = 4;

interface OtherGamesProps {
  readonly leerlingId: string;
  readonly taak: Taak;
  /** The game that is proposed. */
  readonly slug: string;
}

/** The other games that can play this taak: some, others at each taak, and the rest at a tap. */
export function OtherGames({ leerlingId, taak, slug }: OtherGamesProps) {
  const { t } = useTexts(leerlingTeksten);
  const [all, setAll] = useState(false);
  const others = createRandom(seedFrom(taak.id)).shuffle(manifests.filter((game) => game.slug !== slug && taak.games.includes(game.slug)));
  if (others.length === 0) return null;
  const shown = all || others.length <= EERST + 1 ? others : others.slice(0, EERST);
  return (
    <p className={css['andere']}>
      {t('spel.anderSpel')}{' '}
      {shown.map(({ slug: game, titel, plaatje }) => (
        <Link key={game} className={css['link']} replace to={spelPath(leerlingId, { ...taak, game })}>
          <Picture name={plaatje} size={28} /> {titel}
        </Link>
      ))}
      {shown.length < others.length && (
        <button type="button" className={css['meer']} onClick={() => setAll(true)}>
          {t('spel.meerSpellen', { count: others.length - shown.length })}
        </button>
      )}
    </p>
  );
}
