import { flowerLines } from './flower-lines.ts'
import { leafLines } from './leaf-lines.ts'
import type { HerbCopy } from './lines.types.ts'
import { rootLines } from './root-lines.ts'
import { seedLines } from './seed-lines.ts'

/** What is said of each herb that the bot composes with, by slug. */
export const herbLines: Readonly<Record<string, HerbCopy>> = {
  ...flowerLines,
  ...leafLines,
  ...rootLines,
  ...seedLines,
}
