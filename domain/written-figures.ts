const vulgarFractions: Record<string, string> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
}

/** Replaces signs such as `½` with figures after a space: `1½` becomes `1 1/2`. */
export function expandFractions(text: string): string {
  return text.replaceAll(/ ?([¼½¾⅓⅔⅛])/g, (_, fraction: string) => ` ${vulgarFractions[fraction] ?? fraction}`)
}

/** Replaces commas in figures: `1,5` becomes `1.5`, and `1,000` becomes `1000`. */
export function normaliseDecimals(text: string): string {
  return text.replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1').replaceAll(/(\d),(?=\d)/g, '$1.')
}
