import type { Catalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { createCheck } from '#domain/safety/check.ts'
import { type Verdict, verdicts } from '#domain/safety/findings.ts'

import { examplePersons } from './safety-persons.ts'

const letters: Record<Verdict, string> = {
  ok: '.',
  separate: 's',
  ok_with_warnings: 'c',
  needs_review: '?',
  refused: 'R',
}

/**
 * Returns the verdict of every recipe for every example person as text. The first part counts each person's verdicts.
 * Then each recipe has a row with one letter per person, in the order of the list.
 */
export function createSafetyMatrix(catalogue: Catalogue): string {
  const check = createCheck(safetyFacts(catalogue))
  const persons = Object.entries(examplePersons)
  const recipes = catalogue.recipes.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
  const rows = recipes.map((recipe) => ({
    slug: recipe.slug,
    recipeVerdicts: persons.map(([, profile]) => check(recipe, profile, 'human').verdict),
  }))
  const count = (at: number, verdict: Verdict) =>
    rows.filter(({ recipeVerdicts: found }) => found[at] === verdict).length
  const header = `${'no.'.padEnd(4)}${'person'.padEnd(50)}${verdicts.map((verdict) => `${letters[verdict]} ${verdict}`.padEnd(20)).join('')}`
  return [
    `The check of ${recipes.length} recipes for ${persons.length} example people. Written by npm run safety -- --matrix.`,
    '',
    header.trimEnd(),
    ...persons.map(([name], at) =>
      `${String(at + 1).padEnd(4)}${name.padEnd(50)}${verdicts.map((verdict) => String(count(at, verdict)).padEnd(20)).join('')}`.trimEnd(),
    ),
    '',
    ...rows.map(({ slug, recipeVerdicts: found }) => `${found.map((verdict) => letters[verdict]).join('')}  ${slug}`),
    '',
  ].join('\n')
}
