import { containsAddress } from '#domain/bot/draft-errors/text-errors.ts'
import type { Level, Verdict } from '#domain/safety/findings.ts'
import { indexNames, type NameMeaning, type Plant, resolveName } from '#domain/safety/names.ts'
import { checkForStorage, type Checker, type StoredCheck } from '#domain/safety/stored-check.ts'
import { countWords } from '#domain/text.ts'

import { findAmountError, calculateGramsPerCup } from './amount-error.rules.ts'
import type { RecipeContent } from './recipe-edit.schemas.ts'
import { descriptionWordLimits, lineLimits } from './recipe-limits.ts'
import type { RecipeOrigin } from './recipes.types.ts'
import { findTextErrors } from './text-errors.rules.ts'

/** Meaning of an ingredient line: a description, the herb's slug, and the grams a cup. */
export type LineMeaning = { meaning: string; kind: NameMeaning['kind']; herb: string | null; grams: number | undefined }

/**
 * Result of checking a recipe in the editor. Errors, listed by field, and the verdict `refused` prevent publication.
 * With `needs_review`, an administrator must confirm first.
 */
export type EditCheckResult = {
  check: StoredCheck
  verdict: Verdict
  findings: { level: Level; code: string; words: string }[]
  errors: Record<string, string>
  lines: LineMeaning[]
}

export type CheckEdit = (content: RecipeContent, origin: RecipeOrigin) => EditCheckResult

/**
 * Creates the function that checks a recipe in the editor. The browser runs it while the administrator types; the
 * worker runs it again before saving.
 */
export function createEditCheck(checker: Checker): CheckEdit {
  const names = indexNames(checker.facts)
  return (content, origin) => {
    const author = origin === 'bot' ? 'ai' : 'human'
    const { findings } = checker.check(content, undefined, author)
    const check = checkForStorage(checker, content, author)
    const { servings, cupsPerDay } = content
    const resolvedLines = content.ingredients.map((line) => ({ line, meaning: resolveName(names, line.name) }))
    const lines = resolvedLines.map(({ line, meaning }) => describeLine(line, meaning, servings))
    const plants = new Set(lines.flatMap(({ herb }) => herb ?? []))
    const lineErrors = resolvedLines.flatMap(({ line, meaning }, position) => {
      const error = servings > 0 ? findAmountError(line, servings, resolveIngredient(meaning)) : undefined
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
        ...findLinkErrors(listTexts(content)),
        ...findTextErrors(listTexts(content), { names, servings, cupsPerDay, plants }),
        ...Object.fromEntries(lineErrors),
        ...findNameErrors(lines),
        ...findSizeErrors(content),
      },
      lines,
    }
  }
}

const kindMessages = { safe: 'Kitchen ingredient', form: 'Not suitable for tea', unknown: 'We don’t know this herb' }

function describeLine(line: RecipeContent['ingredients'][number], meaning: NameMeaning, servings: number): LineMeaning {
  if (meaning.kind !== 'plants')
    return { meaning: kindMessages[meaning.kind], kind: meaning.kind, herb: null, grams: undefined }
  const [plant, ...others] = meaning.plants
  const herb = others.length === 0 && plant?.kind === 'herb' ? plant.herb : undefined
  return {
    meaning: meaning.plants.map(getScientificName).join(', or '),
    kind: 'plants',
    herb: herb?.slug ?? null,
    grams: herb && calculateGramsPerCup(line, servings, herb),
  }
}

const getScientificName = (plant: Plant) => (plant.kind === 'herb' ? plant.herb : plant.plant).scientificName

function resolveIngredient(meaning: NameMeaning) {
  if (meaning.kind === 'safe') return 'kitchen'
  const [plant, ...others] = meaning.kind === 'plants' ? meaning.plants : []
  return plant?.kind === 'herb' && others.length === 0 ? plant.herb : undefined
}

const findNameErrors = (lines: readonly LineMeaning[]) =>
  Object.fromEntries(
    lines.flatMap(({ kind }, position) =>
      kind === 'unknown' || kind === 'form'
        ? [[`ingredients.${position}.name`, kind === 'form' ? `${kindMessages.form}.` : `${kindMessages.unknown}.`]]
        : [],
    ),
  )

const findLinkErrors = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) =>
      containsAddress(text) ? [[field, 'Remove web addresses and HTML.']] : [],
    ),
  )

function findSizeErrors(content: RecipeContent): Record<string, string> {
  const errors: Record<string, string> = {}
  const words = countWords(content.description)
  if (words < descriptionWordLimits.min || words > descriptionWordLimits.max)
    errors['description'] = `Use ${descriptionWordLimits.min} to ${descriptionWordLimits.max} words. You have ${words}.`
  for (const field of ['instructions', 'benefits', 'tips', 'warnings', 'ingredients'] as const) {
    const [min, max] = lineLimits[field]
    const count = content[field].length
    if (count < min || count > max)
      errors[field] =
        min === 0
          ? `Use at most ${max} lines.`
          : `Use ${min} to ${max} ${field === 'ingredients' ? 'ingredients' : 'lines'}. You have ${count}.`
  }
  return errors
}

function listTexts({ name, description, ingredients, ...content }: RecipeContent): Record<string, string> {
  const lists = (['instructions', 'benefits', 'tips', 'warnings'] as const).flatMap((field) =>
    content[field].map((text, position): [string, string] => [`${field}.${position}`, text]),
  )
  const notes = ingredients.flatMap(({ notes: note }, position): [string, string][] =>
    note === undefined ? [] : [[`ingredients.${position}.notes`, note]],
  )
  return { name, description, ...Object.fromEntries([...lists, ...notes]) }
}
