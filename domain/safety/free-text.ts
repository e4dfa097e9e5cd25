import { maxCupsPerDay } from '../amounts/daily-limit.ts'
import { isClaimed } from '../wording/wording.rules.ts'
import { memberUses } from './member-uses.ts'
import type { NameIndex } from './names.ts'
import type { SentenceWithPlants } from './plant-sentences.ts'
import { collectFindings, createPlantReader, recipeUses } from './text-check.ts'
import {
  createRefusal,
  describePlant,
  type RecipeContext,
  type SentenceReader,
  type TextFinding,
} from './text-findings.ts'

/**
 * Finds statements that need a warning or a refusal, one for each code and plant.
 * A restricted plant counts when the same sentence also mentions an amount, brewing or drinking, even in a warning. A
 * permitted herb counts above its daily limit, without a limit, or for longer than its course. An unclear amount, an
 * oil or an extract raises a notice. A sentence that names no plant may be about the plant in the sentence before.
 * An ambiguous name counts in its worst meaning. In the texts of a `recipe`, it means the recipe's plant if there is
 * one, and sentences that name no plant are about the recipe's herbs.
 * An empty result does not mean that a text is safe.
 */
export function textFindings(index: NameIndex, text: string, recipe?: RecipeContext): TextFinding[] {
  const uses = recipe ? recipeUses : memberUses
  const readPlants = createPlantReader(uses, recipe)
  const readSentence: SentenceReader = (sentence) => [...readPlants(sentence), ...unlimitedFindings(sentence)]
  return collectFindings(index, text, { recipe, uses, readSentence })
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
