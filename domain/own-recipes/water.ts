import { expandFractions, normaliseDecimals, parseFigures } from '#domain/amounts/figures.ts'

import { ownRecipeLimits } from './own-recipes.schemas.ts'

const millilitres = { ml: 1, millilitre: 1, milliliter: 1, cl: 10, l: 1000, litre: 1000, liter: 1000 } as const
const waterPattern =
  /^(?:about |in |with |add |pour )*(\d[\d./ ]{0,6}?) ?(ml|millilit(?:re|er)s?|cl|l|lit(?:re|er)s?)(?: (?:of )?(?:(?:freshly|just|hot|boiling|boiled|cold|cool|filtered|fresh|off the boil)[ -])*water)?$/i

/**
 * Reads `250 ml`, or `1/2 litre of hot water`, in millilitres. Returns undefined for any other text, and for more than
 * a recipe can have.
 */
export function readWaterMl(text: string): number | undefined {
  const [, figure, unit = ''] = waterPattern.exec(expandFractions(normaliseDecimals(text)).trim()) ?? []
  if (figure === undefined) return undefined
  const name = unit.toLowerCase().replace(/(?<=r)s$/, '')
  const factor = Object.entries(millilitres).find(([word]) => word === name)?.[1]
  const amount = Math.round(parseFigures(figure) * (factor ?? Number.NaN))
  return amount >= 1 && amount <= ownRecipeLimits.waterMl ? amount : undefined
}
