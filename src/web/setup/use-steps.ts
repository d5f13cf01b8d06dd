/** Each step is a page; the browser's back leads to the first one, with everything chosen so far. */
import { useEffect, useState } from 'preact/hooks';

export type Step = 'choose' | 'lay-out' | 'rulings';

export type TurnTo = (page: 'lay-out' | 'rulings') => void;

export function useSteps(): readonly [at: Step, turnTo: TurnTo] {
  const [at, setAt] = useState<Step>('choose');
  useEffect(() => {
    const back = () => setAt('choose');
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const turnTo: TurnTo = (page) => {
    history.pushState(null, '', location.href);
    setAt(page);
    scrollTo(0, 0);
  };
  return [at, turnTo];
}
