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
import { cautionsToRefuse, monitorsToWarn } from './interactions.rules.ts'
import { impliedConditions, impliedDrugClasses } from './vocabulary.ts'

/** Figures in the rules: grams of dried herb, milligrams of caffeine, years, and numbers of herbs. */
export const ruleConstants = {
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
