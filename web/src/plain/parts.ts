/** The parts of a plain board, in reading order; also where its links lead. */
export const PARTS = ['now', 'table', 'log', 'chat'] as const;
