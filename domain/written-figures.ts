const vulgarFractions: Record<string, string> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
}

/** Writes signs such as `½` as figures after a space: `1½` becomes `1 1/2`. */
export function expandFractions(text: string): string {
  return text.replaceAll(/ ?([¼½¾⅓⅔⅛])/g, (_, fraction: string) => ` ${vulgarFractions[fraction] ?? fraction}`)
}

/** Reads commas in figures: `1,5` is one and a half, `1,000` is a thousand. */
export function normaliseDecimals(text: string): string {
  return text.replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1').replaceAll(/(\d),(?=\d)/g, '$1.')
}
