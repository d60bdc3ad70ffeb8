import { lazy, Suspense, useEffect, useState } from 'react';
import { onAsk, type ProofCode } from './ask.ts';

/** The dialogs come with the component library, which a child's screens never need. */
const ProofDialog = lazy(() => import('./dialog.tsx'));

interface Question {
  readonly code: ProofCode;
  readonly path: string;
  readonly answer: (given: boolean) => void;
}

/** Asks what the server asks. Answering one question may raise another, which lies on top of it. */
export function Proofs() {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  useEffect(() => {
    onAsk(
      (code, path) =>
        new Promise((resolve) => {
          const question: Question = {
            code,
            path,
            answer: (given) => {
              setQuestions((all) => all.filter((other) => other !== question));
              resolve(given);
            },
          };
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
