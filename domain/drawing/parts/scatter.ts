/** Returns places around the middle, loosely as spilled on a table, in units of one piece. */
export const scatter = (count: number) =>
  [
    { forward: 0.75, out: -0.75, turn: 0.9 },
    { forward: 0.85, out: 0.6, turn: -0.5 },
    { forward: -0.1, out: -1.25, turn: 2.2 },
    { forward: 0.05, out: 1.2, turn: 0.3 },
    { forward: -0.85, out: -0.55, turn: -0.9 },
    { forward: -0.8, out: 0.85, turn: 1.7 },
    { forward: 0, out: 0, turn: 0.2 },
  ].slice(7 - count)
