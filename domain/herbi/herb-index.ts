import { type CheckRecipe, createCheck } from '#domain/safety/check.ts'
import type { HerbFacts } from '#domain/safety/facts.ts'
import { createFindingWriter } from '#domain/safety/finding-messages.ts'
import type { RawFinding } from '#domain/safety/findings.ts'
import { indexNames, type NameIndex, resolveName } from '#domain/safety/names.ts'
import { writeUnknownMedicine } from '#domain/safety/unknown-medicine.ts'

import type { CompiledAnswer } from './answers.schemas.ts'
import { type AnswerSearch, createAnswerSearch } from './find-answers.ts'
import type { Knowledge, KnownHerb, KnownRestricted } from './knowledge.types.ts'
import { createOtherNames } from './other-names.ts'
import { createSpelling, type SpellingResult } from './spelling.ts'

export type HerbIndex = {
  herbs: readonly KnownHerb[]
  restricted: readonly KnownRestricted[]
  index: NameIndex
  check: CheckRecipe
  writeFinding: (finding: RawFinding) => string
  correctSpelling: (text: string) => SpellingResult
  replaceOtherNames: (text: string) => string
  findHerb: (slug: string) => KnownHerb | undefined
  findFacts: (slug: string) => HerbFacts | undefined
  findRestricted: (slug: string) => KnownRestricted | undefined
  isPlant: (name: string) => boolean
  answers: readonly CompiledAnswer[]
  searchAnswers: AnswerSearch
}

/** Builds the lookups and skips herbs without safety facts. */
export function createHerbIndex({ facts, herbs, restricted, answers }: Knowledge): HerbIndex {
  const index = indexNames(facts)
  const factsBySlug = new Map(facts.herbs.map((herb) => [herb.slug, herb]))
  const herbsWithFacts = herbs.filter(({ slug }) => factsBySlug.has(slug))
  const bySlug = new Map(herbsWithFacts.map((herb) => [herb.slug, herb]))
  const writeFinding = createFindingWriter(facts, writeUnknownMedicine)
  const restrictedBySlug = new Map(restricted.map((plant) => [plant.slug, plant]))
  const isPlant = (name: string) => resolveName(index, name).kind === 'plants'
  return {
    herbs: herbsWithFacts,
    restricted,
    index,
    check: createCheck(facts),
    writeFinding: (finding) => replaceTreatment(writeFinding(finding)),
    correctSpelling: createSpelling(index),
    replaceOtherNames: createOtherNames([...facts.herbs, ...facts.restricted], isPlant),
    findHerb: (slug) => bySlug.get(slug),
    findFacts: (slug) => factsBySlug.get(slug),
    findRestricted: (slug) => restrictedBySlug.get(slug),
    isPlant,
    answers,
    searchAnswers: createAnswerSearch(answers),
  }
}

/** Replaces "treatment" in texts from the facts, because the word can read as a health claim. */
export const replaceTreatment = (text: string): string =>
  text
    .replace('other endocrine treatment', 'other hormone medicines')
    .replace('with hormone treatment', 'with hormone medicines')
