import { teaspoonsInTablespoon } from '#domain/amounts/units.ts'
import { defaultCupsPerDay, freshToDriedFactor, pinchGrams, plantMaterials } from '#domain/amounts/weights.ts'
import { evidenceTexts, severityTexts, statusTexts } from '#domain/herbs/herbs.messages.ts'
import { tierLabels } from '#domain/herbs/source-messages.ts'
import { adultAmountsFromAge, cookingAmountsFromAge } from '#domain/safety/ages.ts'
import {
  budgetGroups,
  cupFarExceededFactor,
  herbCount,
  sedativeLoad,
  sedativeWeight,
  stacks,
  totalGrams,
} from '#domain/safety/blend.rules.ts'
import { caffeineMg, caffeineAdviceMg } from '#domain/safety/caffeine.ts'
import { verdicts } from '#domain/safety/findings.ts'
import { cautionsToRefuse, monitorsToWarn } from '#domain/safety/interactions.rules.ts'
import { recipeVerdicts } from '#domain/safety/recipe-verdicts.ts'
import { incompleteTag, verdictTexts } from '#domain/safety/verdict-messages.ts'
import {
  listCodes,
  conditions,
  drugClasses,
  effectTags,
  evidenceGrades,
  sourceTiers,
} from '#domain/safety/vocabulary.ts'

/**
 * Figures and terms of the rules for the page “How we check”. They are page data, so that the browser doesn't load the
 * rules, which are larger than the page's text.
 */
export const checkFigures = {
  line: {
    verdicts: verdicts.map((verdict) => recipeVerdicts[verdict]),
    teaspoonsInTablespoon,
    pinchGrams,
    defaultCupsPerDay,
    fresh: [...new Set(Object.values(freshToDriedFactor))]
      .toSorted((one, other) => one - other)
      .map((factor) => ({
        factor,
        materials: plantMaterials.filter((material) => freshToDriedFactor[material] === factor),
      })),
  },
  blend: {
    cupFarExceededFactor,
    totalGrams,
    herbCount,
    sedativeLoad,
    mildSedativeWeight: sedativeWeight.mild_sedative,
    substances: budgetGroups.map((group) => effectTags[group].replaceAll(/^contains |, with .*$/g, '')),
    stacks: stacks.map(({ tag, NOTICE, WARN, REFUSE }) => ({
      effect: effectTags[tag],
      notice: NOTICE,
      warn: WARN,
      refuse: REFUSE,
    })),
    caffeineMg,
    caffeineAdviceMg,
  },
  person: {
    adultAmountsFromAge,
    cookingAmountsFromAge,
    conditions: listCodes(conditions).length,
    drugClasses: listCodes(drugClasses).length,
    statusWords: statusTexts,
    severityWords: severityTexts,
    cautionsThatRefuse: cautionsToRefuse,
    monitorsThatWarn: monitorsToWarn,
    answers: {
      notForYou: verdictTexts.refused.tag,
      askFirst: verdictTexts.ok_with_warnings.tag,
      apart: verdictTexts.separate.tag,
      nothingKnown: verdictTexts.ok.sentence,
    },
    incompleteTag,
  },
  sources: {
    tiers: sourceTiers.map((tier) => tierLabels[tier]),
    grades: evidenceGrades.map((grade) => evidenceTexts[grade]),
    adultAmountsFromAge,
    cookingAmountsFromAge,
  },
}

export type CheckFigures = typeof checkFigures
