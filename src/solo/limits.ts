/** How large a solo file and the game that it describes may be. A stranger's file is data, and must not block anybody. */

/** Bytes of the text in UTF-8. */
export const MOST_BYTES = 64 * 1024;
/** Lines: a Markdown parser takes much longer for many short ones. */
export const MOST_LINES = 2_000;
/** Lists inside lists. */
export const MOST_DEPTH = 12;
/** Quotations inside quotations. */
export const MOST_QUOTED = 2;
export const MOST_SETTINGS = 40;
export const MOST_PIECES = 200;
/** Members of one list, kinds of one cup, cards of one deck. */
export const MOST_MEMBERS = 120;
/** Of one kind in a cup, of one card in a deck. */
export const MOST_OF_A_KIND = 999;
/** Values in a position. */
export const MOST_SLOTS = 2_000;
/** Numbers in a file, and results of expressions. */
export const MOST_NUMBER = 1_000_000;
/** From the lowest to the highest value of a piece or a setting. */
export const WIDEST = 1_000;
export const MOST_DICE = 30;
export const MOST_FACES = 1_000;
/** Instructions, with every procedure written out where it's called. */
export const MOST_CODE = 50_000;
/** Instructions without a question in between, and questions in a game. */
export const LONGEST_RUN = 1_000_000;
export const LONGEST_GAME = 1_000_000;
