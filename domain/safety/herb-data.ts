import type { Herb, HerbNames, RestrictedPlant, SafeIngredient } from '#domain/herbs/herbs.schemas.ts'
import { evidenceWords, severityWords, statusWords } from '#domain/herbs/herbs.words.ts'
import { tierWords } from '#domain/herbs/source-words.ts'

import { educational } from './disclaimers.ts'
import { requirementWords } from './finding-words.ts'
import { findingCodes, levels } from './findings.ts'
import { levelWords, recipeVerdicts } from './recipe-verdicts.ts'
import { factsNotice } from './review-notices.ts'
import { reviews } from './reviews.ts'
import { ruleConstants } from './rule-constants.ts'
import {
  allergenFamilies,
  allergenSubstances,
  conditions,
  drugClasses,
  effects,
  effectTags,
  restrictedActions,
  tasteTags,
} from './vocabulary.ts'

/** What is stored of plants and names, as the facts were collected. */
type StoredHerbData = {
  dataVersion: string
  herbs: Herb[]
  restricted: RestrictedPlant[]
  names: HerbNames
  safeIngredients: SafeIngredient[]
}

/** Everything that the check goes by, for programs: the facts, the codes with their words, and the figures of the rules. */
export type HerbData = ReturnType<typeof describeHerbData>

export function describeHerbData({ dataVersion, ...stored }: StoredHerbData) {
  return {
    about: {
      title: 'Herbal Remedies: facts of herbs for tea, and the figures by which recipes are checked',
      dataVersion,
      notice: `${educational} ${factsNotice(reviews)}`,
      licence: 'MIT. Copyright (c) 2026 The Herbal Remedies contributors.',
      units: 'Amounts are grams of dried herb for an adult, caffeine is in milligrams, ages are years.',
    },
    ...stored,
    vocabularies: {
      conditions,
      drugClasses,
      effects,
      effectTags,
      personStatuses: statusWords,
      severities: severityWords,
      preparationRequirements: requirementWords,
      evidenceGrades: evidenceWords,
      sourceTiers: tierWords,
      verdicts: recipeVerdicts,
      levels: levelWords,
      levelsWorstFirst: levels,
      findingCodes,
      allergenFamilies,
      allergenSubstances,
      restrictedActions,
      tasteTags,
    },
    rules: ruleConstants,
  }
}
