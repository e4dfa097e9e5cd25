import { formatAllergen } from '#domain/safety/allergen-names.ts'
import { requirementTexts } from '#domain/safety/finding-messages.ts'
import { conditions, drugClasses, effects, effectTags } from '#domain/safety/vocabulary.ts'

import type { FactGroup, FactName, HerbFactValues } from './fact-values.ts'
import { evidenceTexts, severityTexts, statusTexts } from './herbs.messages.ts'

export const factLabels: Record<FactName, string> = {
  gramsPerCupMin: 'Minimum grams per cup',
  gramsPerCupMax: 'Maximum grams per cup',
  cupsPerDayMax: 'Maximum cups a day',
  maxDailyGrams: 'Maximum grams a day',
  gramsPerTeaspoon: 'Grams in a level teaspoon',
  cookingGramsPerDay: 'Grams a day in cooking',
  requirements: 'Preparation',
  constituents: 'Constituents',
  pregnancy: 'In pregnancy',
  lactation: 'While breastfeeding',
  minAgeYears: 'Minimum age',
  adviceAfterDays: 'Days with symptoms before seeing a doctor',
  maxDurationDays: 'Maximum days',
  contraindications: 'Not for people with',
  conditionCautions: 'Ask first if you have',
  interactions: 'Medicines',
  allergens: 'Allergens',
  effectTags: 'Effects',
  conditional: 'Conditional herb',
  uses: 'Uses',
}

export const factGroupLabels: Record<FactGroup, string> = {
  dose: 'Amounts',
  pregnancy: 'Pregnancy',
  lactation: 'Breastfeeding',
  cookingAmount: 'Cooking amount',
  minAge: 'Age',
  duration: 'How long',
  contraindications: 'Conditions',
  interactions: 'Medicines',
  effects: 'Effects',
  allergens: 'Allergies',
  uses: 'Uses',
}

const noneText = 'none'
const joinOrNone = (items: readonly string[]) => (items.length > 0 ? items.join('; ') : noneText)

type FactFormatters = { [Name in FactName]: (value: HerbFactValues[Name]) => string }

const factFormatters: FactFormatters = {
  gramsPerCupMin: (grams) => `${grams} g`,
  gramsPerCupMax: (grams) => `${grams} g`,
  cupsPerDayMax: String,
  maxDailyGrams: (grams) => `${grams} g`,
  gramsPerTeaspoon: (grams) => `${grams} g`,
  cookingGramsPerDay: (grams) => (grams === null ? noneText : `${grams} g`),
  requirements: (codes) => joinOrNone(codes.map((code) => requirementTexts[code])),
  constituents: (items) => joinOrNone(items.map(({ name, mgPerGram }) => `${name} ${mgPerGram} mg/g`)),
  pregnancy: (status) => statusTexts[status],
  lactation: (status) => statusTexts[status],
  minAgeYears: String,
  adviceAfterDays: (days) => (days === null ? noneText : String(days)),
  maxDurationDays: (days) => (days === null ? 'no limit' : String(days)),
  contraindications: (codes) => joinOrNone(codes.map((code) => conditions[code])),
  conditionCautions: (codes) => joinOrNone(codes.map((code) => conditions[code])),
  interactions: (items) =>
    joinOrNone(
      items.map(
        ({ drugClass, effect, severity }) =>
          `${drugClasses[drugClass]}: ${effects[effect]} (${severityTexts[severity]})`,
      ),
    ),
  allergens: (codes) => joinOrNone(codes.map(formatAllergen)),
  effectTags: (codes) => joinOrNone(codes.map((code) => effectTags[code])),
  conditional: (isConditional) => (isConditional ? 'yes' : 'no'),
  uses: (items) => joinOrNone(items.map(({ use, evidence }) => `${use} (${evidenceTexts[evidence]})`)),
}

export const formatFact = <Name extends FactName>(name: Name, value: HerbFactValues[Name]): string =>
  factFormatters[name](value)
