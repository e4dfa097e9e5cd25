import * as z from 'zod'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { weighedUnits } from '#domain/safety/amount-units.ts'
import { plantMaterials, type UnitWeight } from '#domain/safety/amounts.ts'
import {
  allergenFamilies,
  allergenSubstances,
  codes,
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
import { wordCount } from '#domain/text.ts'

const line = z.string().trim().min(1)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const grams = z.number().nonnegative()
const hasWords = (min: number, max: number) => (text: string) => {
  const count = wordCount(text)
  return count >= min && count <= max
}
const distinct = <Item extends z.ZodType>(item: Item) =>
  z.array(item).refine((items) => new Set(items).size === items.length, 'names an entry twice')

const allergens = distinct(z.enum([...allergenFamilies, ...allergenSubstances]))
const interactions = z.array(
  z.strictObject({
    drugClass: z.enum(codes(drugClasses)),
    effect: z.enum(codes(effects)),
    severity: z.enum(severities),
  }),
)
/** `edition` is the document's number or revision; `date` is the day or year of that edition, or `undated`. */
const source = z.strictObject({
  id: slug.optional(),
  cite: line,
  edition: line.optional(),
  date: z
    .string()
    .regex(/^(?:\d{4}(?:-\d{2}(?:-\d{2})?)?|undated)$/)
    .optional(),
  address: line.optional(),
  tier: z.enum(sourceTiers),
})
const day = z.iso.date()

/**
 * Groups of figures with sources of their own. A single figure, such as `interactions.lithium`, can have other sources
 * than its group.
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
/** Maximum of a herb for a child from this age until the next band or the twelfth birthday, in grams of dried herb. */
const childDose = z.strictObject({
  fromAgeYears: z.number().nonnegative().max(11),
  gramsPerCupMax: grams.positive(),
  maxDailyGrams: grams.positive(),
  doctorFirst: z.boolean().optional(),
})

/** Texts written for the catalogue. Figures belong in the facts. */
const words = {
  description: line.refine(hasWords(60, 120), 'must have 60 to 120 words'),
  lookAlikes: z.array(line).max(3),
}

const plant = {
  ...words,
  commonName: line,
  scientificName: line,
  family: line,
  plantPart: line,
  emoji: line,
  synonyms: distinct(line),
  categories: distinct(z.enum(ailmentNames)),
  pregnancy: z.enum(personStatuses),
  lactation: z.enum(personStatuses),
  interactions,
  allergens,
  sources: z.array(source).min(1),
  note: z.string(),
}

/** File of `catalog/herbs/`: one plant part and its facts. Amounts are grams of dried herb for an adult. */
export const herbFile = z
  .strictObject({
    ...plant,
    preparationMethods: z.array(line).min(2).max(4),
    freshPart: z.enum(plantMaterials).nullable(),
    uses: z
      .array(
        z.strictObject({
          use: line,
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
      requirements: distinct(z.enum(preparationRequirements)),
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
    contraindications: distinct(z.enum(codes(conditions))),
    conditionCautions: distinct(z.enum(codes(conditions))),
    effectTags: distinct(z.enum(codes(effectTags))),
    constituents: z.array(z.strictObject({ name: line, mgPerGram: z.number().positive() })),
    toxicity: line,
    storage: line,
    drying: line,
    shelfLifeMonths: z.number().int().positive(),
    tasteTags: distinct(z.enum(tasteTags)).min(1),
    conditional: z.boolean(),
    loadExempt: z.boolean(),
    figures: z.record(figureKey, distinct(slug)),
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
    ({ childDoses }) => childDoses.every((dose, at) => dose.fromAgeYears > (childDoses[at - 1]?.fromAgeYears ?? -1)),
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

/** File of `catalog/restricted/`: a plant that no recipe may contain. */
export const restrictedPlantFile = z.strictObject({
  ...plant,
  action: z.enum(restrictedActions),
  toxicPrinciples: line,
  reason: line,
  legalStatus: z.array(line),
  minAgeYears: z.null(),
  maxDailyGrams: z.literal(0),
  maxDurationDays: z.literal(0),
  contraindications: distinct(z.enum(codes(conditions))),
  alternatives: distinct(slug),
  confidence: z.enum(['sourced', 'memory']),
})

export const safeIngredientsFile = z.array(
  z.strictObject({
    name: line,
    synonyms: distinct(line),
    warnings: distinct(
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
 * File `catalog/names.yaml`: each ambiguous name with the slugs of all plants it may mean, and each default name with
 * the slug of the one it means here.
 */
export const namesFile = z.strictObject({
  ambiguousNames: z.record(line, distinct(slug).min(2)),
  nameDefaults: z.record(line, slug),
})

/** File `catalog/weights.yaml`: grams of one unit of a herb, such as a sprig. Every weight names its source. */
export const weightsFile = z
  .strictObject({
    sources: z.record(z.string(), source),
    weights: z.array(
      z.strictObject({
        herb: slug,
        unit: z.enum(weighedUnits),
        grams: grams.positive(),
        fresh: z.boolean(),
        source: line,
      }),
    ),
  })
  .refine(({ sources: known, weights }) => weights.every((weight) => Object.hasOwn(known, weight.source)), {
    path: ['weights'],
    error: 'names a source that is not listed',
  })
  .refine(({ weights }) => new Set(weights.map(({ herb, unit }) => `${herb} ${unit}`)).size === weights.length, {
    path: ['weights'],
    error: 'names a unit of a herb twice',
  })

export type FigureGroup = (typeof figureGroups)[number]

/** Fields of a herb besides its collected and sourced facts. */
export const addedToFacts = ['slug', 'description', 'lookAlikes', 'preparationMethods', 'freshPart', 'weights'] as const

export type Herb = z.infer<typeof herbFile> & { slug: string; weights?: UnitWeight[] | undefined }
export type RestrictedPlant = z.infer<typeof restrictedPlantFile> & { slug: string }
export type SafeIngredient = z.infer<typeof safeIngredientsFile>[number]
export type HerbWeights = z.infer<typeof weightsFile>
export type HerbNames = z.infer<typeof namesFile>

export const plantAddress = z.object({ slug: z.string().min(1).max(100) })
