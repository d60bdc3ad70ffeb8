import { useNavigate } from 'react-router';
import { useUser } from '../../../shared/session/session.ts';
import { keepConcept, type Rij } from './concept.ts';
import { createId } from '../../../shared/id.ts';

interface Copy {
  readonly groepId: string;
  /** Under which name the copy waits to be saved. */
  readonly key: string;
  readonly naam: string;
  readonly woorden: readonly Rij[];
  /** The screen that opens it. */
  readonly to: string;
}

/** As many letters as a name may have. */
const NAAM_LETTERS = 80;

/** Opens a copy of a list or dictation that nobody saved yet. */
export function useOpenCopy(): (copy: Copy) => Promise<void> {
  const userId = useUser()?._id ?? '';
  const navigate = useNavigate();
  return async ({ groepId, key, naam, woorden, to }) => {
    keepConcept(userId, groepId, key, { id: createId(), versie: 0, naam: naam.slice(0, NAAM_LETTERS), woorden: [...woorden] });
    await navigate(to);
  };
}
