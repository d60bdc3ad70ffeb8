import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { onAsk, type ProofCode } from './ask.ts';

/** The dialogs come with the component library, which a child's screens never need. */
const ProofDialog = lazy(() => import('./dialog.tsx'));

interface Question {
  readonly code: ProofCode;
  readonly path: string;
  readonly answer: (given: boolean) => void;
}

/**
 * Asks what the server asks. Answering one question may raise another, which lies on top of it. Going to another screen answers no: nobody
 * would know any more what the question was about, and whoever waits for an answer must not wait for ever.
 */
export function Proofs() {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const open = useRef(new Set<Question>());
  const { pathname } = useLocation();
  useEffect(() => {
    const waiting = open.current;
    return () => {
      for (const { answer } of waiting) answer(false);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another screen is what it waits for
  }, [pathname]);
  useEffect(() => {
    onAsk(
      (code, path) =>
        new Promise((resolve) => {
          const question: Question = {
            code,
            path,
            answer: (given) => {
              open.current.delete(question);
              setQuestions((all) => all.filter((other) => other !== question));
              resolve(given);
            },
          };
          open.current.add(question);
          setQuestions((all) => [...all, question]);
        }),
    );
  }, []);
  if (questions.length === 0) return null;
  return (
    <Suspense>
      {questions.map(({ code, path, answer }) => (
        <ProofDialog key={`${code} ${path}`} code={code} path={path} onAnswer={answer} />
      ))}
    </Suspense>
  );
}
