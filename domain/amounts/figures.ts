/** Figures with the same value for each sign of a fraction. */
const fractionSigns: Record<string, string> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
}

/** Regular expression source for a number in figures after `expandFractions` and `normaliseDecimals`. */
export const figurePattern = String.raw`(?:\d+ )?\d+/\d+|\d+(?:\.\d+)?`

/** Replaces signs such as `½` with figures after a space: `1½` becomes `1 1/2`. */
export const expandFractions = (text: string): string =>
  text.replaceAll(/ ?([¼½¾⅓⅔⅛])/g, (_, sign: string) => ` ${fractionSigns[sign] ?? sign}`)

/** Replaces commas in figures: `1,5` becomes `1.5`, and `1,000` becomes `1000`. */
export const normaliseDecimals = (text: string): string =>
  text.replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1').replaceAll(/(\d),(?=\d)/g, '$1.')

/** Returns the value of figures such as `1 1/2`; NaN for any other text. */
export function parseFigures(figures: string): number {
  const [last = '', whole = '0'] = figures.trim().split(' ').toReversed()
  const [numerator = '', denominator = '1'] = last.split('/')
  return numerator === '' ? Number.NaN : Number(whole) + Number(numerator) / Number(denominator)
}
