/**
 * Measured figure. `target` is null for a figure without a target, which always holds. `how` is the method. `because`
 * is the observed reason if the figure doesn't hold.
 */
export type Figure = {
  figure: string
  seen: string
  target: string | null
  holds: boolean
  how: string
  because?: string
}

export const because = (figure: Figure, reason: () => string): Figure =>
  figure.holds ? figure : { ...figure, because: reason() }

/** Rounds a number for reading: to two decimals below 10, to one decimal below 100. */
export const round = (value: number): number =>
  Math.abs(value) >= 100
    ? Math.round(value)
    : Math.abs(value) >= 10
      ? Math.round(value * 10) / 10
      : roundToHundredths(value)

const roundToHundredths = (value: number) => Math.round(value * 100) / 100

/** Returns functions that create figures with this method. */
export function createFigureBuilder(how: string) {
  const limitedFigure = (
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
      limitedFigure(figure, seen, 'at most', most, seen <= most, unit),
    atLeast: (figure: string, seen: number, least: number, unit = ''): Figure =>
      limitedFigure(figure, seen, 'at least', least, seen >= least, unit),
    exactly: (figure: string, seen: string | number, target: string | number): Figure => ({
      figure,
      seen: String(seen),
      target: String(target),
      holds: String(seen) === String(target),
      how,
    }),
    /** Creates a figure without a target. */
    untargeted: (figure: string, seen: number | string, unit = ''): Figure => ({
      figure,
      seen: `${typeof seen === 'number' ? round(seen) : seen}${unit}`,
      target: null,
      holds: true,
      how,
    }),
  }
}

/** Returns the median. For an even number of values, returns the upper of the two middle values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
