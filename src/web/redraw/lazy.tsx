/** Components whose code is loaded when they are first shown. */
import type { FunctionComponent } from 'preact';
import { Busy } from '../page/Busy.tsx';
import { useLoaded } from './loaded.ts';

type Load<P> = () => Promise<FunctionComponent<P>>;

/** A part of a page: nothing is shown until it's loaded. */
export function lazy<P extends object>(load: Load<P>): FunctionComponent<P> {
  return (props) => {
    const Part = useLoaded(load, '');
    return Part ? <Part {...props} /> : null;
  };
}

/** A whole page. */
export function lazyPage<P extends object>(load: Load<P>): FunctionComponent<P> {
  return (props) => {
    const Page = useLoaded(load, '');
    return Page ? <Page {...props} /> : <Busy />;
  };
}
