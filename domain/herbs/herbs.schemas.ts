import * as z from 'zod'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { weighedUnits } from '#domain/amounts/units.ts'
import { plantMaterials, type UnitWeight } from '#domain/amounts/weights.ts'
import {
  allergenFamilies,
  allergenSubstances,
  listCodes,
  conditions,
  drugClasses,
  effects,
  effectTags,
  evidenceGrades,
  personStatuses,
  preparationRequirements,
  restrictedActions,
  severities,
  sourceTiers,
  tasteTags,
} from '#domain/safety/vocabulary.ts'
import { countWords } from '#domain/text.ts'

const text = z.string().trim().min(1)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const grams = z.number().nonnegative()
const hasWordCount = (min: number, max: number) => (text: string) => {
  const count = countWords(text)
  return count >= min && count <= max
}
const uniqueArray = <Item extends z.ZodType>(item: Item) =>
  z.array(item).refine((items) => new Set(items).size === items.length, 'names an entry twice')

const allergens = uniqueArray(z.enum([...allergenFamilies, ...allergenSubstances]))
const interactions = z.array(
  z.strictObject({
    drugClass: z.enum(listCodes(drugClasses)),
    effect: z.enum(listCodes(effects)),
    severity: z.enum(severities),
  }),
)
/** `edition` is the document's number or revision. `date` is a year, month or day, or `undated`. */
const source = z.strictObject({
  id: slug.optional(),
  cite: text,
  edition: text.optional(),
  date: z
    .string()
    .regex(/^(?:\d{4}(?:-\d{2}(?:-\d{2})?)?|undated)$/)
    .optional(),
  address: text.optional(),
  tier: z.enum(sourceTiers),
})
const day = z.iso.date()

/**
 * Groups of figures that each have sources. A single figure, such as `interactions.lithium`, can have different
 * sources.
 */
export const figureGroups = [
  'dose',
  'children',
  'minAge',
  'pregnancy',
  'lactation',
  'cookingAmount',
  'duration',
  'contraindications',
  'cautions',
  'interactions',
  'allergens',
  'effects',
  'toxicity',
  'uses',
  'storage',
] as const
const figureKey = z.string().regex(new RegExp(`^(?:${figureGroups.join('|')})(?:\\.[A-Za-z0-9_-]+)?$`))
const trimesters = z.strictObject({
  first: z.enum(personStatuses),
  second: z.enum(personStatuses),
  third: z.enum(personStatuses),
})
/** Maximum grams of dried herb for a child. Applies from `fromAgeYears` until the next band or the twelfth birthday. */
const childDose = z.strictObject({
  fromAgeYears: z.number().nonnegative().max(11),
  gramsPerCupMax: grams.positive(),
  maxDailyGrams: grams.positive(),
  doctorFirst: z.boolean().optional(),
})

/** Texts without figures. Figures belong in the facts. */
const textFields = {
  description: text.refine(hasWordCount(60, 120), 'must have 60 to 120 words'),
  lookAlikes: z.array(text).max(3),
}

const plantFields = {
  ...textFields,
  commonName: text,
  scientificName: text,
  family: text,
  plantPart: text,
  emoji: text,
  synonyms: uniqueArray(text),
  categories: uniqueArray(z.enum(ailmentNames)),
  pregnancy: z.enum(personStatuses),
  lactation: z.enum(personStatuses),
  interactions,
  allergens,
  sources: z.array(source).min(1),
  note: z.string(),
}

/** A file in `catalog/herbs/`. Amounts are grams of dried herb for an adult. */
export const herbFile = z
  .strictObject({
    ...plantFields,
    preparationMethods: z.array(text).min(2).max(4),
    freshPart: z.enum(plantMaterials).nullable(),
    uses: z
      .array(
        z.strictObject({
          use: text,
          category: z.enum(ailmentNames),
          evidence: z.enum(evidenceGrades),
        }),
      )
      .min(1),
    tea: z.strictObject({
      method: z.enum(['infusion', 'decoction', 'cold maceration']),
      gramsPerCupMin: grams,
      gramsPerCupMax: grams,
      waterMl: z.number().positive(),
      temperatureC: z.number().min(0).max(100),
      steepMinutesMin: z.number().positive(),
      steepMinutesMax: z.number().positive(),
      cupsPerDayMax: z.number().int().positive(),
      requirements: uniqueArray(z.enum(preparationRequirements)),
    }),
    maxDailyGrams: grams.positive(),
    gramsPerTeaspoon: grams.positive(),
    cookingGramsPerDay: grams.nullable(),
    minorGramsPerDay: z.record(figureKey, grams),
    pregnancyTrimesters: trimesters.nullable(),
    minAgeYears: z.number().int().nonnegative(),
    childDoses: z.array(childDose),
    adviceAfterDays: z.number().int().positive().nullable(),
    maxDurationDays: z.number().int().positive().nullable(),
    contraindications: uniqueArray(z.enum(listCodes(conditions))),
    conditionCautions: uniqueArray(z.enum(listCodes(conditions))),
    effectTags: uniqueArray(z.enum(listCodes(effectTags))),
    constituents: z.array(z.strictObject({ name: text, mgPerGram: z.number().positive() })),
    toxicity: text,
    storage: text,
    drying: text,
    shelfLifeMonths: z.number().int().positive(),
    tasteTags: uniqueArray(z.enum(tasteTags)).min(1),
    conditional: z.boolean(),
    loadExempt: z.boolean(),
    figures: z.record(figureKey, uniqueArray(slug)),
    checkedOn: day,
  })
  .refine(({ sources }) => new Set(sources.map(({ id }) => id)).size === sources.length, {
    path: ['sources'],
    error: 'needs a different id for each',
  })
  .refine(
    ({ sources, figures }) =>
      Object.values(figures)
        .flat()
        .every((id) => sources.some((one) => one.id === id)),
    {
      path: ['figures'],
      error: 'names a source that is not listed',
    },
  )
  .refine(
    ({ childDoses }) =>
      childDoses.every((dose, index) => dose.fromAgeYears > (childDoses[index - 1]?.fromAgeYears ?? -1)),
    {
      path: ['childDoses'],
      error: 'are not in order of age',
    },
  )
  .refine((herb) => herb.tea.gramsPerCupMin <= herb.tea.gramsPerCupMax, {
    path: ['tea', 'gramsPerCupMin'],
    error: 'is above gramsPerCupMax',
  })
  .refine((herb) => herb.tea.steepMinutesMin <= herb.tea.steepMinutesMax, {
    path: ['tea', 'steepMinutesMin'],
    error: 'is above steepMinutesMax',
  })
  .refine((herb) => herb.maxDailyGrams <= herb.tea.gramsPerCupMax * herb.tea.cupsPerDayMax + 1e-9, {
    path: ['maxDailyGrams'],
    error: 'is above gramsPerCupMax x cupsPerDayMax',
  })

export const restrictedPlantFile = z.strictObject({
  ...plantFields,
  action: z.enum(restrictedActions),
  toxicPrinciples: text,
  reason: text,
  legalStatus: z.array(text),
  minAgeYears: z.null(),
  maxDailyGrams: z.literal(0),
  maxDurationDays: z.literal(0),
  contraindications: uniqueArray(z.enum(listCodes(conditions))),
  alternatives: uniqueArray(slug),
  confidence: z.enum(['sourced', 'memory']),
})

export const safeIngredientsFile = z.array(
  z.strictObject({
    name: text,
    synonyms: uniqueArray(text),
    warnings: uniqueArray(
      z.enum([
        'infant_botulism_under_12_months',
        'diabetes_sugar',
        'tooth_enamel',
        'milk_allergy',
        'gluten_cross_contact',
        'nut_allergy',
      ]),
    ),
  }),
)

/**
 * The file `catalog/names.yaml`. `ambiguousNames` maps a name to all plants that it can mean. `nameDefaults` maps a
 * name to the plant that it means on this site. Plants are named by slug.
 */
export const namesFile = z.strictObject({
  ambiguousNames: z.record(text, uniqueArray(slug).min(2)),
  nameDefaults: z.record(text, slug),
})

/** The file `catalog/weights.yaml`: the weight of one unit of a herb, such as a sprig, in grams. */
export const weightsFile = z
  .strictObject({
    sources: z.record(z.string(), source),
    weights: z.array(
      z.strictObject({
        herb: slug,
        unit: z.enum(weighedUnits),
        grams: grams.positive(),
        fresh: z.boolean(),
        source: text,
      }),
    ),
  })
  .refine(({ sources: sourceById, weights }) => weights.every((weight) => Object.hasOwn(sourceById, weight.source)), {
    path: ['weights'],
    error: 'names a source that is not listed',
  })
  .refine(({ weights }) => new Set(weights.map(({ herb, unit }) => `${herb} ${unit}`)).size === weights.length, {
    path: ['weights'],
    error: 'names a unit of a herb twice',
  })

export type FigureGroup = (typeof figureGroups)[number]

/** Herb fields that aren't sourced facts. */
export const fieldsBesideFacts = [
  'slug',
  'description',
  'lookAlikes',
  'preparationMethods',
  'freshPart',
  'weights',
] as const

export type Herb = z.infer<typeof herbFile> & { slug: string; weights?: UnitWeight[] | undefined }
export type RestrictedPlant = z.infer<typeof restrictedPlantFile> & { slug: string }
export type SafeIngredient = z.infer<typeof safeIngredientsFile>[number]
export type HerbWeights = z.infer<typeof weightsFile>
export type HerbNames = z.infer<typeof namesFile>

export const plantParams = z.object({ slug: z.string().min(1).max(100) })
