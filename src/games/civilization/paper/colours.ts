/** The colours of picture/look.css; a test compares them. */
import type { Look } from '../../../print/sheet.ts';

export const look: Look = { accent: '#175f7d', wash: '#dcebee' };
