import { allergenName } from '#domain/safety/allergen-names.ts'
import { requirementTexts } from '#domain/safety/finding-messages.ts'
import { conditions, drugClasses, effects, effectTags } from '#domain/safety/vocabulary.ts'

import type { FactGroup, FactName, HerbFactValues } from './fact-values.ts'
import { evidenceWords, severityWords, statusWords } from './herbs.messages.ts'

/** Labels of the facts in the editor. */
export const factWords: Record<FactName, string> = {
  gramsPerCupMin: 'Minimum grams a cup',
  gramsPerCupMax: 'Maximum grams a cup',
  cupsPerDayMax: 'Maximum cups a day',
  maxDailyGrams: 'Maximum grams a day',
  gramsPerTeaspoon: 'Grams in a level teaspoon',
  cookingGramsPerDay: 'Grams a day in cooking',
  requirements: 'Preparation',
  constituents: 'Constituents',
  pregnancy: 'In pregnancy',
  lactation: 'While breastfeeding',
  minAgeYears: 'From age',
  adviceAfterDays: 'Days before seeing a doctor',
  maxDurationDays: 'Maximum days',
  contraindications: 'Not for people with',
  conditionCautions: 'Ask first if you have',
  interactions: 'Medicines',
  allergens: 'Allergens',
  effectTags: 'Effects',
  conditional: 'Conditional herb',
  uses: 'Uses',
}

export const factGroupWords: Record<FactGroup, string> = {
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

const none = 'none'
const orNone = (lines: readonly string[]) => (lines.length > 0 ? lines.join('; ') : none)

type Words = { [Name in FactName]: (value: HerbFactValues[Name]) => string }

const words: Words = {
  gramsPerCupMin: (grams) => `${grams} g`,
  gramsPerCupMax: (grams) => `${grams} g`,
  cupsPerDayMax: String,
  maxDailyGrams: (grams) => `${grams} g`,
  gramsPerTeaspoon: (grams) => `${grams} g`,
  cookingGramsPerDay: (grams) => (grams === null ? none : `${grams} g`),
  requirements: (codes) => orNone(codes.map((code) => requirementTexts[code])),
  constituents: (lines) => orNone(lines.map(({ name, mgPerGram }) => `${name} ${mgPerGram} mg/g`)),
  pregnancy: (status) => statusWords[status],
  lactation: (status) => statusWords[status],
  minAgeYears: String,
  adviceAfterDays: (days) => (days === null ? none : String(days)),
  maxDurationDays: (days) => (days === null ? 'no limit' : String(days)),
  contraindications: (codes) => orNone(codes.map((code) => conditions[code])),
  conditionCautions: (codes) => orNone(codes.map((code) => conditions[code])),
  interactions: (lines) =>
    orNone(
      lines.map(
        ({ drugClass, effect, severity }) =>
          `${drugClasses[drugClass]}: ${effects[effect]} (${severityWords[severity]})`,
      ),
    ),
  allergens: (codes) => orNone(codes.map(allergenName)),
  effectTags: (codes) => orNone(codes.map((code) => effectTags[code])),
  conditional: (isConditional) => (isConditional ? 'yes' : 'no'),
  uses: (lines) => orNone(lines.map(({ use, evidence }) => `${use} (${evidenceWords[evidence]})`)),
}

/** Returns the value of a fact in words. */
export const factInWords = <Name extends FactName>(name: Name, value: HerbFactValues[Name]): string =>
  words[name](value)
