import { isClaimed } from '../wording/wording.rules.ts'
import type { NameIndex } from './names.ts'
import type { SentenceWithPlants } from './naming-sentences.ts'
import { maxCupsPerDay } from './quantities.ts'
import {
  collectFindings,
  type RecipeContext,
  createDoseReader,
  createRefusal,
  type TextFinding,
  describePlant,
} from './text-doses.ts'

/**
 * Finds statements of a text that need a warning or a refusal, one for each code and plant. A restricted plant counts
 * in a sentence that also mentions an amount, brewing or drinking, even in a warning. A permitted herb counts above its
 * daily limit (`maxDailyGrams`, or the cups that it allows), without a limit, or for longer than its course. An unclear
 * amount, an oil or an extract is a notice. A sentence that names no plant may be about the plant of the sentence
 * before. An ambiguous name counts in its worst meaning, except in the texts of a `recipe` that contains one of
 * its plants; sentences there that name no plant are about the recipe's herbs. No finding does not mean that a text is
 * safe.
 */
export function textFindings(index: NameIndex, text: string, recipe?: RecipeContext): TextFinding[] {
  const findDoses = createDoseReader(recipe)
  return collectFindings(index, text, recipe, (sentence) => [...findDoses(sentence), ...unlimitedFindings(sentence)])
}

function unlimitedFindings({ text, mentions }: SentenceWithPlants): TextFinding[] {
  const herbs = mentions.flatMap((mention) =>
    mention.plants.flatMap((plant) => (plant.kind === 'herb' ? [{ mention, herb: plant.herb }] : [])),
  )
  if (herbs.length === 0 || !isClaimed('UNLIMITED', text)) return []
  return herbs.map(({ mention, herb }) => {
    const { herbs: name } = describePlant(mention, herb.commonName)
    return createRefusal(
      'NO_LIMIT_IN_TEXT',
      herb.slug,
      `${name}: it has a limit, at most ${formatCups(maxCupsPerDay(herb))} a day.`,
    )
  })
}

const formatCups = (count: number) => (count === 1 ? 'one cup' : `${count} cups`)
