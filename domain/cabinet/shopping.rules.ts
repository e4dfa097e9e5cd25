import { shortenName } from '../words.ts'
import type { CabinetItem, MakeableRemedy } from './cabinet.types.ts'
import { isRunningLow } from './quantity.rules.ts'

export type ShoppingLine = { name: string; reasons: string[] }

type ChosenRemedy = Pick<MakeableRemedy, 'name' | 'missing'>

/**
 * Lists herbs that are out of stock or running low, and missing ingredients for the chosen remedies. Each name appears
 * once, in alphabetical order.
 */
export function createShoppingList(items: readonly CabinetItem[], remedies: readonly ChosenRemedy[]): ShoppingLine[] {
  const lowHerbs = items.flatMap(({ herb, isAvailable, quantity }) => {
    const name = shortenName(herb.name)
    if (!isAvailable) return [{ name, reason: 'out of stock' }]
    return isRunningLow(quantity, herb) ? [{ name, reason: `${quantity} left` }] : []
  })
  const missingIngredients = remedies.flatMap((remedy) =>
    remedy.missing.map((name) => ({ name, reason: `for ${remedy.name}` })),
  )
  const linesByName = new Map<string, ShoppingLine>()
  for (const { name, reason } of [...lowHerbs, ...missingIngredients]) {
    const line = linesByName.get(name.toLowerCase()) ?? { name, reasons: [] }
    linesByName.set(name.toLowerCase(), line)
    if (!line.reasons.includes(reason)) line.reasons.push(reason)
  }
  return [...linesByName.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** Returns the list as plain text, with one item on each line. */
export const formatShoppingList = (lines: readonly ShoppingLine[]): string =>
  lines.map(({ name, reasons }) => `${name} (${reasons.join(', ')})`).join('\n')
