/**
 * One thing that was measured: `target` is null where none was set, and then it holds; `how` tells how it was measured, `because`
 * what was seen of the reason where it does not hold.
 */
export type Figure = {
  figure: string
  seen: string
  target: string | null
  holds: boolean
  how: string
  because?: string
}

/** Adds the reason to a figure that does not hold. */
export const because = (figure: Figure, reason: () => string): Figure =>
  figure.holds ? figure : { ...figure, because: reason() }

/** Rounded for people: what is small keeps two digits behind the point. */
export const round = (value: number): number =>
  Math.abs(value) >= 100 ? Math.round(value) : Math.abs(value) >= 10 ? Math.round(value * 10) / 10 : roundFine(value)

const roundFine = (value: number) => Math.round(value * 100) / 100

/** The ways in which figures that were measured in the same way are told. */
export function measuredBy(how: string) {
  const limited = (
    figure: string,
    seen: number,
    bound: string,
    limit: number,
    holds: boolean,
    unit: string,
  ): Figure => ({
    figure,
    seen: `${!holds && round(seen) === limit ? seen.toPrecision(4) : round(seen)}${unit}`,
    target: `${bound} ${limit}${unit}`,
    holds,
    how,
  })
  return {
    atMost: (figure: string, seen: number, most: number, unit = ''): Figure =>
      limited(figure, seen, 'at most', most, seen <= most, unit),
    atLeast: (figure: string, seen: number, least: number, unit = ''): Figure =>
      limited(figure, seen, 'at least', least, seen >= least, unit),
    exactly: (figure: string, seen: string | number, target: string | number): Figure => ({
      figure,
      seen: String(seen),
      target: String(target),
      holds: String(seen) === String(target),
      how,
    }),
    /** Without a target. */
    told: (figure: string, seen: number | string, unit = ''): Figure => ({
      figure,
      seen: `${typeof seen === 'number' ? round(seen) : seen}${unit}`,
      target: null,
      holds: true,
      how,
    }),
  }
}

/** The middle of what was measured; the upper one of two. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
