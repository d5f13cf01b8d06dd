/** A Turn as the game prints it, the same in every language. */
const ROMAN = ['', 'I', 'II', 'III', 'IV'];

export const roman = (turn: number | string) => ROMAN[Number(turn)] ?? String(turn);
