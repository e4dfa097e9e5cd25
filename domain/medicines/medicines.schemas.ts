import * as z from 'zod'

import { conditions, drugClasses, listCodes } from '#domain/safety/vocabulary.ts'

import { isUnique, pattern, text, texts } from '../table.schemas.ts'

const classes = z.array(z.enum(listCodes(drugClasses))).refine(isUnique, 'names a class twice')
const atc = z.array(z.string().regex(/^[A-DGHJ-NPRSV]\d{2}([A-Z]([A-Z](\d{2})?)?)?$/, 'is no ATC code'))
const condition = z.enum(listCodes(conditions))

/**
 * Substance or fixed combination. `products` are trade names and other names; `atc` are WHO ATC codes of the substance
 * or its group.
 */
const medicine = z.strictObject({ name: text, atc: atc.min(1), products: texts.default([]) })

/**
 * Schema of a file in `catalog/medicines/`. All medicines of an entry have exactly these `classes`, the only facts that
 * the check uses. They are empty for medicines that act locally or are injected and fit no class. `isOral` is true when
 * any usual form is swallowed or dissolves in the mouth.
 *
 * The catalogue has medicines on the market in the UK, the EU and the US. Every ATC code belongs to the same substance,
 * combination or group in the WHO index of 2026-04-25, copied from the GitHub repository fabkury/atcd; a few new
 * substances have their group's code. Trade names were compared with the NHS list of BNF codes of February 2020 in
 * muschitiello/PrescRiptionsData, the EMA list of October 2025 in mi-erasmusmc/ema-authorised-to-rxnorm-mappings and a
 * US list of products, as far as they go; others are from memory. Assigning medicines to our drug classes is an
 * editorial decision; in doubt, we chose the stricter class. No pharmacist has reviewed it yet. `cyp1a2_substrates` are
 * medicines in the FDA's table of CYP1A2 substrates or the Flockhart table, and medicines with a published caffeine
 * trial.
 */
export const medicinesFile = z.array(
  z.strictObject({ classes, isOral: z.boolean(), medicines: z.array(medicine).min(1) }),
)

/** Schema of `catalog/medicine-groups.yaml`. A kind without `classes` has those of the medicines below its codes. */
export const medicineGroupsFile = z.array(
  z
    .strictObject({ name: text, atc, products: texts, classes: classes.optional() })
    .refine((kind) => kind.atc.length > 0 !== (kind.classes !== undefined), 'needs either ATC codes or classes'),
)

export const medicineStemsFile = z.array(z.strictObject({ stem: pattern, kind: text, classes: classes.min(1) }))

/** Schema of `catalog/medicine-conditions.yaml`. */
export const medicineConditionsFile = z.strictObject({
  groups: z.array(
    z
      .strictObject({
        atc: z.string().min(3),
        certain: z.array(condition).default([]),
        possible: z.array(condition).default([]),
        reason: text.optional(),
      })
      .refine(
        ({ certain, possible, reason }) => (certain.length + possible.length === 0) === (reason !== undefined),
        'needs conditions, or a reason why there are none',
      )
      .refine(({ certain, possible }) => isUnique([...certain, ...possible]), 'names a condition twice'),
  ),
  withoutMedicine: z.partialRecord(condition, text),
})

export const medicineWordsFile = z.strictObject({
  endings: z.strictObject({
    oralForms: texts,
    localForms: texts,
    otherAppliedForms: texts,
    otherForms: texts,
    units: texts,
    salts: texts,
  }),
  everydayNames: z.strictObject({ everywhere: texts, inEmergencies: texts, inQuestions: texts }),
})

export type MedicineGroups = z.infer<typeof medicineGroupsFile>
export type MedicineStems = z.infer<typeof medicineStemsFile>
/** Conditions of an ATC group without the reasons, which no check reads. */
export type MedicineConditions = Omit<z.infer<typeof medicineConditionsFile>['groups'][number], 'reason'>[]
