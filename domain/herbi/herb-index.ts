import { type CheckRecipe, createCheck } from '#domain/safety/check.ts'
import type { HerbFacts } from '#domain/safety/facts.ts'
import { createFindingWriter } from '#domain/safety/finding-messages.ts'
import type { RawFinding } from '#domain/safety/findings.ts'
import { indexNames, type NameIndex, resolveName } from '#domain/safety/names.ts'

import type { Knowledge, KnownHerb, KnownRestricted } from './knowledge.types.ts'
import { createSpelling, type Spelling } from './spelling.ts'

/** Lookups over the knowledge, built once for each edition of the facts. */
export type HerbIndex = {
  herbs: readonly KnownHerb[]
  restricted: readonly KnownRestricted[]
  index: NameIndex
  check: CheckRecipe
  say: (finding: RawFinding) => string
  spell: (text: string) => Spelling
  herb: (slug: string) => KnownHerb | undefined
  facts: (slug: string) => HerbFacts | undefined
  plant: (slug: string) => KnownRestricted | undefined
  isPlant: (name: string) => boolean
}

/** Builds the lookups. Herbs without safety facts are left out. */
export function createHerbIndex({ facts, herbs, restricted }: Knowledge): HerbIndex {
  const index = indexNames(facts)
  const checked = new Map(facts.herbs.map((herb) => [herb.slug, herb]))
  const known = herbs.filter(({ slug }) => checked.has(slug))
  const bySlug = new Map(known.map((herb) => [herb.slug, herb]))
  const say = createFindingWriter(facts)
  const restrictedBySlug = new Map(restricted.map((plant) => [plant.slug, plant]))
  return {
    herbs: known,
    restricted,
    index,
    check: createCheck(facts),
    say: (finding) => replaceTreatment(say(finding)),
    spell: createSpelling(index),
    herb: (slug) => bySlug.get(slug),
    facts: (slug) => checked.get(slug),
    plant: (slug) => restrictedBySlug.get(slug),
    isPlant: (name) => resolveName(index, name).kind === 'plants',
  }
}

/** Replaces "treatment" in texts from the facts, because the word reads as a claim in a sentence of its own. */
export const replaceTreatment = (text: string): string =>
  text
    .replace('other endocrine treatment', 'other hormone medicines')
    .replace('with hormone treatment', 'with hormone medicines')
