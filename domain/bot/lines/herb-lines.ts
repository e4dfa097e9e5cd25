import { flowerLines } from './flower-lines.ts'
import { leafLines } from './leaf-lines.ts'
import type { HerbCopy } from './lines.types.ts'
import { rootLines } from './root-lines.ts'
import { seedLines } from './seed-lines.ts'

/** Texts about each herb that the bot uses, by slug. */
export const herbLines: Readonly<Record<string, HerbCopy>> = {
  ...flowerLines,
  ...leafLines,
  ...rootLines,
  ...seedLines,
}
