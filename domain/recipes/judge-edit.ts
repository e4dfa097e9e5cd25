import { containsAddress } from '#domain/bot/judging/text-errors.ts'
import type { Level, Verdict } from '#domain/safety/findings.ts'
import { indexNames, type NameMeaning, type Plant, resolveName } from '#domain/safety/names.ts'
import { checkForStorage, type Checker, type StoredCheck } from '#domain/safety/stored-check.ts'
import { wordCount } from '#domain/text.ts'

import { amountError, shownGrams } from './amount-error.rules.ts'
import type { RecipeContent } from './recipe-edit.schemas.ts'
import { descriptionWords, recipeLines } from './recipe-limits.ts'
import type { RecipeOrigin } from './recipes.types.ts'
import { textErrors } from './text-errors.rules.ts'

/**
 * Result of reading an ingredient line: the meaning of its name in words, the slug of its herb, and the grams a cup.
 */
export type LineMeaning = { meaning: string; kind: NameMeaning['kind']; herb: string | null; grams: number | undefined }

/**
 * Result of checking a recipe while it is edited. An error, listed by field, or the verdict `refused` prevents
 * publication. With `needs_review`, an administrator must confirm before publishing.
 */
export type EditJudgement = {
  check: StoredCheck
  verdict: Verdict
  findings: { level: Level; code: string; words: string }[]
  errors: Record<string, string>
  lines: LineMeaning[]
}

export type JudgeEdit = (content: RecipeContent, origin: RecipeOrigin) => EditJudgement

/**
 * Creates the function that checks a recipe in the editor. The browser runs it while the administrator types; the
 * worker runs it again before it saves.
 */
export function createJudge(checker: Checker): JudgeEdit {
  const names = indexNames(checker.facts)
  return (content, origin) => {
    const author = origin === 'bot' ? 'ai' : 'human'
    const { findings } = checker.check(content, undefined, author)
    const check = checkForStorage(checker, content, author)
    const { servings, cupsPerDay } = content
    const resolvedLines = content.ingredients.map((line) => ({ line, reading: resolveName(names, line.name) }))
    const lines = resolvedLines.map(({ line, reading }) => meaningOf(line, reading, servings))
    const plants = new Set(lines.flatMap(({ herb }) => herb ?? []))
    const lineErrors = resolvedLines.flatMap(({ line, reading }, position) => {
      const error = servings > 0 ? amountError(line, servings, ingredientFor(reading)) : undefined
      return error === undefined ? [] : [[`ingredients.${position}.gramsPerCup`, error]]
    })
    return {
      check,
      verdict: check.verdict,
      findings: findings.map((finding) => ({
        level: finding.level,
        code: finding.code,
        words: checker.writeFinding(finding),
      })),
      errors: {
        ...linkErrors(textsOf(content)),
        ...textErrors(textsOf(content), { names, servings, cupsPerDay, plants }),
        ...Object.fromEntries(lineErrors),
        ...nameErrors(lines),
        ...sizeErrors(content),
      },
      lines,
    }
  }
}

const kindMessages = { safe: 'Kitchen ingredient', form: 'Not suitable for tea', unknown: 'We don’t know this herb' }

function meaningOf(line: RecipeContent['ingredients'][number], reading: NameMeaning, servings: number): LineMeaning {
  if (reading.kind !== 'plants')
    return { meaning: kindMessages[reading.kind], kind: reading.kind, herb: null, grams: undefined }
  const [plant, ...others] = reading.plants
  const herb = others.length === 0 && plant?.kind === 'herb' ? plant.herb : undefined
  return {
    meaning: reading.plants.map(scientificName).join(', or '),
    kind: 'plants',
    herb: herb?.slug ?? null,
    grams: herb && shownGrams(line, servings, herb),
  }
}

const scientificName = (plant: Plant) => (plant.kind === 'herb' ? plant.herb : plant.plant).scientificName

function ingredientFor(reading: NameMeaning) {
  if (reading.kind === 'safe') return 'kitchen'
  const [plant, ...others] = reading.kind === 'plants' ? reading.plants : []
  return plant?.kind === 'herb' && others.length === 0 ? plant.herb : undefined
}

const nameErrors = (lines: readonly LineMeaning[]) =>
  Object.fromEntries(
    lines.flatMap(({ kind }, position) =>
      kind === 'unknown' || kind === 'form'
        ? [[`ingredients.${position}.name`, kind === 'form' ? `${kindMessages.form}.` : `${kindMessages.unknown}.`]]
        : [],
    ),
  )

const linkErrors = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) =>
      containsAddress(text) ? [[field, 'Remove web addresses and HTML.']] : [],
    ),
  )

function sizeErrors(content: RecipeContent): Record<string, string> {
  const errors: Record<string, string> = {}
  const words = wordCount(content.description)
  if (words < descriptionWords.least || words > descriptionWords.most)
    errors['description'] = `Use ${descriptionWords.least} to ${descriptionWords.most} words. You have ${words}.`
  for (const field of ['instructions', 'benefits', 'tips', 'warnings', 'ingredients'] as const) {
    const [min, max] = recipeLines[field]
    const count = content[field].length
    if (count < min || count > max)
      errors[field] = min === 0 ? `Use at most ${max} lines.` : `A remedy needs ${min} to ${max} of these.`
  }
  return errors
}

/** Returns every text that readers see, by field. */
function textsOf({ name, description, ingredients, ...content }: RecipeContent): Record<string, string> {
  const lists = (['instructions', 'benefits', 'tips', 'warnings'] as const).flatMap((field) =>
    content[field].map((text, position): [string, string] => [`${field}.${position}`, text]),
  )
  const notes = ingredients.flatMap(({ notes: note }, position): [string, string][] =>
    note === undefined ? [] : [[`ingredients.${position}.notes`, note]],
  )
  return { name, description, ...Object.fromEntries([...lists, ...notes]) }
}
