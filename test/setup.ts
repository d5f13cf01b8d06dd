/** `npm test` plays the same random games every time, so that a failure means a change; `npm run test:all` plays new ones. */
import fc from 'fast-check';

if (!process.env.EMPTYCHAIR_ALL) fc.configureGlobal({ seed: 1899 });
