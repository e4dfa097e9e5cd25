import { evidenceTexts, severityTexts, statusTexts } from '#domain/herbs/herbs.messages.ts'
import type { Herb, HerbNames, RestrictedPlant, SafeIngredient } from '#domain/herbs/herbs.schemas.ts'
import { tierLabels } from '#domain/herbs/source-messages.ts'

import { teaspoonsInTablespoon } from '../amounts/units.ts'
import { defaultCupsPerDay, freshToDriedFactor, pinchGrams } from '../amounts/weights.ts'
import { adultAmountsFromAge, maxChildbearingAgeYears } from './ages.ts'
import {
  budgetGroups,
  cupFarExceededFactor,
  herbCount,
  missingRequirement,
  sedativeLoad,
  sedativeWeight,
  stacks,
  totalGrams,
} from './blend.rules.ts'
import { caffeineMg } from './caffeine.ts'
import { educationalDisclaimer } from './disclaimers.ts'
import { requirementTexts } from './finding-messages.ts'
import { findingCodes, levels } from './findings.ts'
import { cautionsToRefuse, monitorsToWarn } from './interactions.rules.ts'
import { levelDescriptions, recipeVerdicts } from './recipe-verdicts.ts'
import { writeFactsNotice } from './review-notices.ts'
import { reviews } from './reviews.ts'
import {
  allergenFamilies,
  allergenSubstances,
  conditions,
  drugClasses,
  effects,
  effectTags,
  impliedConditions,
  impliedDrugClasses,
  restrictedActions,
  tasteTags,
} from './vocabulary.ts'

/** Figures in the rules: grams of dried herb, milligrams of caffeine, years, and numbers of herbs. */
const ruleConstants = {
  amounts: { defaultCupsPerDay, pinchGrams, teaspoonsInTablespoon, freshToDriedFactor },
  cupFarExceededFactor,
  totalGrams,
  herbCount,
  sedativeLoad,
  sedativeWeight,
  caffeineMg,
  budgetGroups,
  stacks,
  missingRequirement,
  cautionsThatRefuse: cautionsToRefuse,
  monitorsThatWarn: monitorsToWarn,
  adultAmountsFromAge,
  maxChildbearingAgeYears,
  impliedConditions,
  impliedDrugClasses,
} as const

type StoredHerbData = {
  dataVersion: string
  herbs: Herb[]
  restricted: RestrictedPlant[]
  names: HerbNames
  safeIngredients: SafeIngredient[]
}

export type HerbData = ReturnType<typeof describeHerbData>

export function describeHerbData({ dataVersion, ...stored }: StoredHerbData) {
  return {
    about: {
      title: 'Herbal Remedies: facts about herbs for tea, and the figures used to check recipes',
      dataVersion,
      notice: `${educationalDisclaimer} ${writeFactsNotice(reviews)}`,
      licence: 'MIT. Copyright (c) 2026 The Herbal Remedies contributors.',
      units: 'Amounts are in grams of dried herb for an adult, caffeine is in milligrams, and ages are in years.',
    },
    ...stored,
    vocabularies: {
      conditions,
      drugClasses,
      effects,
      effectTags,
      personStatuses: statusTexts,
      severities: severityTexts,
      preparationRequirements: requirementTexts,
      evidenceGrades: evidenceTexts,
      sourceTiers: tierLabels,
      verdicts: recipeVerdicts,
      levels: levelDescriptions,
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
