import { addImplied } from '#domain/safety/add-implied.ts'
import type { FindingCode } from '#domain/safety/findings.ts'
import { herbInteractions } from '#domain/safety/herb-interactions.ts'
import type { Condition } from '#domain/safety/profile.ts'
import { conditions, impliedDrugClasses } from '#domain/safety/vocabulary.ts'
import { joinWords } from '#domain/words.ts'

import { type AnswerContext, formatBoldHerbName } from './answer-shared.ts'
import { toCheckProfile } from './extracted-profile.ts'
import type { HerbIndex } from './herb-index.ts'
import type { KnownHerb } from './knowledge.types.ts'
import { checkHerbs } from './person-findings.ts'

type ReaderContext = Pick<AnswerContext, 'herbIndex' | 'question'>

/** Lists the herbs that the reader should leave out or ask about, by medicines, conditions and allergies of the question. */
export const writeReaderSentences = (context: ReaderContext): string[] => [
  ...writeMedicineSentences(context, findMedicineHerbs(context)),
  ...writeConditionSentences(context, findConditionHerbs(context)),
  ...writeAllergySentences(context, findAllergyHerbs(context)),
]

export const isKnownMedicine = ({ classes }: { classes: readonly unknown[] }) => classes.length > 0

export function findMedicineHerbs({ herbIndex, question }: ReaderContext) {
  const knownMedicines = question.person.medicines.filter(isKnownMedicine)
  const classes = addImplied(
    knownMedicines.flatMap((medicine) => medicine.classes),
    impliedDrugClasses,
  )
  const findHerbsWith = (severity: string) =>
    herbIndex.herbs.filter((herb) =>
      herbInteractions(herb).some((one) => one.severity === severity && classes.has(one.drugClass)),
    )
  const avoided = findHerbsWith('avoid')
  const cautioned = findHerbsWith('caution').filter((herb) => !avoided.includes(herb))
  const separate = findHerbsWith('separate').filter((herb) => !avoided.includes(herb) && !cautioned.includes(herb))
  return { avoided, cautioned, separate }
}

type MedicineHerbs = ReturnType<typeof findMedicineHerbs>

export function writeMedicineSentences(
  { herbIndex, question }: ReaderContext,
  { avoided, cautioned, separate }: MedicineHerbs,
): string[] {
  const names = joinWords(question.person.medicines.filter(isKnownMedicine).map(({ name }) => name))
  return [
    ...(avoided.length > 0 ? [`With ${names} leave out: ${listHerbNames(herbIndex, avoided)}.`] : []),
    ...(cautioned.length > 0 ? [`Ask your pharmacist first about: ${listHerbNames(herbIndex, cautioned)}.`] : []),
    ...(separate.length > 0
      ? [`Drink these two hours before or after it: ${listHerbNames(herbIndex, separate)}.`]
      : []),
    ...(names !== '' && avoided.length + cautioned.length + separate.length === 0
      ? [`Our facts name no herb that gets in the way of ${names}, and that is no promise.`]
      : []),
  ]
}

export function findConditionHerbs({ herbIndex, question }: ReaderContext) {
  const statedConditions: readonly Condition[] = question.person.conditions
  const findHerbsWith = (key: 'contraindications' | 'conditionCautions') =>
    herbIndex.herbs.filter((herb) => herb[key].some((code) => statedConditions.includes(code)))
  return { refused: findHerbsWith('contraindications'), cautioned: findHerbsWith('conditionCautions') }
}

type RefusedHerbs = { refused: KnownHerb[]; cautioned: KnownHerb[] }

export const writeConditionSentences = (
  { herbIndex, question }: ReaderContext,
  { refused, cautioned }: RefusedHerbs,
): string[] => [
  ...(refused.length > 0
    ? [`With ${joinConditions(question.person.conditions)} leave out: ${listHerbNames(herbIndex, refused)}.`]
    : []),
  ...(cautioned.length > 0 ? [`Ask first about: ${listHerbNames(herbIndex, cautioned)}.`] : []),
]

export const joinConditions = (codes: readonly Condition[]) => joinWords(codes.map((code) => conditions[code]))

export function findAllergyHerbs({ herbIndex, question }: ReaderContext): RefusedHerbs {
  const profile = toCheckProfile({ ...question.person, medicines: [], conditions: [] })
  const findHerbsWith = (findingCode: FindingCode) =>
    herbIndex.herbs.filter((herb) =>
      checkHerbs(herbIndex, [herb], { allergies: profile.allergies ?? [] }).findings.some(
        ({ code }) => code === findingCode,
      ),
    )
  const refused = findHerbsWith('ALLERGY')
  return { refused, cautioned: findHerbsWith('ALLERGY_CAUTION').filter((herb) => !refused.includes(herb)) }
}

export function writeAllergySentences(
  { herbIndex, question }: ReaderContext,
  { refused, cautioned }: RefusedHerbs,
): string[] {
  const names = joinWords(
    question.person.allergies.filter((allergy) => allergy.codes.length > 0).map(({ name }) => name),
  )
  if (names === '') return []
  return [
    ...(refused.length > 0 ? [`With an allergy to ${names} leave out: ${listHerbNames(herbIndex, refused)}.`] : []),
    ...(cautioned.length > 0 ? [`Ask your pharmacist first about: ${listHerbNames(herbIndex, cautioned)}.`] : []),
    ...(refused.length + cautioned.length === 0
      ? [`No herb of ours is known to hold what an allergy to ${names} is about.`]
      : []),
  ]
}

export function listHerbNames(herbIndex: HerbIndex, herbs: readonly KnownHerb[]): string {
  const shownNames = herbs.slice(0, maxListLength).map((herb) => formatBoldHerbName(herbIndex, herb))
  return joinWords(herbs.length > maxListLength ? [...shownNames, `${herbs.length - maxListLength} more`] : shownNames)
}

const maxListLength = 10
