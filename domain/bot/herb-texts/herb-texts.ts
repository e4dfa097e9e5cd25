import { flowerTexts } from './flower-texts.ts'
import type { HerbTexts } from './herb-texts.types.ts'
import { leafTexts } from './leaf-texts.ts'
import { rootTexts } from './root-texts.ts'
import { seedTexts } from './seed-texts.ts'

export const herbTexts: Readonly<Record<string, HerbTexts>> = {
  ...flowerTexts,
  ...leafTexts,
  ...rootTexts,
  ...seedTexts,
}
