import { isClaimed } from '../wording/wording.rules.ts'
import type { NameIndex } from './names.ts'
import type { NamingSentence } from './naming-sentences.ts'
import { cupsMax } from './quantities.ts'
import { findingsIn, type OwnRecipe, readDoses, refusal, type TextFinding, told } from './text-doses.ts'

/**
 * What a text must not say unanswered: a restricted plant in one sentence with an amount or with brewing, drinking or taking,
 * also where it warns of that, and a permitted herb named with more than its daily limit (`maxDailyGrams`, or the cups that this
 * limit allows), without any limit, for longer than its course, or in an amount that nobody can tell or of an oil or extract, which
 * are notices. A sentence without a name may mean the plant of the one before. An ambiguous name counts in its worst reading, except
 * in the words of a recipe (`own`) that holds one of its plants; these mean its own herbs where they name none, and may put no
 * restricted plant and no extract to it. One finding a code and plant. For adding a warning or refusing;
 * an empty answer passes nothing.
 */
export function textFindings(index: NameIndex, text: string, own?: OwnRecipe): TextFinding[] {
  const doses = readDoses(own)
  return findingsIn(index, text, own, (sentence) => [...doses(sentence), ...limitlessIn(sentence)])
}

function limitlessIn({ text, named }: NamingSentence): TextFinding[] {
  const herbs = named.flatMap((mention) =>
    mention.plants.flatMap((plant) => (plant.kind === 'herb' ? [{ mention, herb: plant.herb }] : [])),
  )
  if (herbs.length === 0 || !isClaimed('UNLIMITED', text)) return []
  return herbs.map(({ mention, herb }) => {
    const { herbs: name } = told(mention, herb.commonName)
    return refusal('NO_LIMIT_IN_TEXT', herb.slug, `${name}: it has a limit, at most ${inCups(cupsMax(herb))} a day.`)
  })
}

const inCups = (count: number) => (count === 1 ? 'one cup' : `${count} cups`)
