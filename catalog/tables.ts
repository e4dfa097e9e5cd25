import type * as z from 'zod'

import { countWordPattern } from '#domain/amounts/numbers.ts'
import {
  complaintsFile,
  phrasesFile,
  questionsFile,
  wordsFile,
} from '#domain/herbi/herbi-tables.schemas.ts'
import {
  medicineConditionsFile,
  medicineGroupsFile,
  medicinesFile,
  medicineStemsFile,
  medicineWordsFile,
} from '#domain/medicines/medicines.schemas.ts'

import { allergiesFile } from '#domain/safety/allergies.schemas.ts'
import { drugGroupsFile, effectTagFile, sourcesFile } from '#domain/safety/effect-tags.schemas.ts'
import { emergencyGrammarFile } from '#domain/safety/emergencies.schemas.ts'

import { effectTagProblems } from './effect-tag-faults.ts'
import { grammarProblems } from './emergency-faults.ts'
import { readLanguages } from './languages.ts'
import { createReader, type Problem } from './reader.ts'

/** JSON file that the worker and the browser read, because they cannot read YAML. */
export type DataFile = { path: string; content: unknown }

type Reader = ReturnType<typeof createReader>
type Table = (reader: Reader) => DataFile[]

/** Reads one YAML file. `toData` returns the content of JSON files by their paths. */
const fromFile =
  <Schema extends z.ZodType>(
    source: string,
    schema: Schema,
    toData: (content: z.infer<Schema>) => Record<string, unknown>,
  ): Table =>
  ({ read }) => {
    const content = read(source, schema)
    return content === undefined ? [] : toDataFiles(toData(content))
  }

/** Reads all YAML files of a folder. */
const fromFolder =
  <Schema extends z.ZodType>(
    folder: string,
    schema: Schema,
    toData: (files: { slug: string; content: z.infer<Schema> }[]) => Record<string, unknown>,
  ): Table =>
  ({ readAll }) =>
    toDataFiles(toData(readAll(folder, schema)))

const toDataFiles = (contents: Record<string, unknown>): DataFile[] =>
  Object.entries(contents).map(([path, content]) => ({ path, content }))

/** Medicines by their classes, each a row of name, ATC codes and products: the browser downloads them for a search. */
const toMedicineRows = (entries: z.infer<typeof medicinesFile>) =>
  [...Map.groupBy(entries, ({ classes, isOral }) => JSON.stringify([classes, isOral])).values()].flatMap((same) =>
    same.slice(0, 1).map(({ classes, isOral }) => ({
      classes,
      isOral,
      rows: same
        .flatMap(({ medicines }) => medicines)
        .map(({ name, atc, products }) => [name, atc.join(' ')].concat(products.length > 0 ? products.join(', ') : [])),
    })),
  )

/** Replaces `$name` by the phrases of a group, and `$count` by the numbers in words. */
const expandPhrases = (phrases: string, groups: Readonly<Record<string, readonly string[]>>): string =>
  phrases.replaceAll(/\$([a-z]+)/g, (name, group: string) => {
    const content = group === 'count' ? countWordPattern : groups[group]?.join('|')
    return content === undefined ? name : `(?:${content})`
  })

const mapValues = <Value, Result>(record: Readonly<Record<string, Value>>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** Tables that editors maintain besides herbs, recipes and emergencies, with the JSON made from each. */
const tables: readonly Table[] = [
  fromFolder('medicines', medicinesFile, (files) => ({
    'domain/medicines/medicines.json': toMedicineRows(files.flatMap(({ content }) => content)),
  })),
  fromFile('medicine-groups.yaml', medicineGroupsFile, (groups) => ({ 'domain/medicines/medicine-groups.json': groups })),
  fromFile('medicine-stems.yaml', medicineStemsFile, (stems) => ({ 'domain/medicines/medicine-stems.json': stems })),
  fromFile('medicine-conditions.yaml', medicineConditionsFile, ({ groups }) => ({
    'domain/medicines/medicine-conditions.json': groups.map(({ atc, certain, possible }) => ({ atc, certain, possible })),
  })),
  fromFile('medicine-words.yaml', medicineWordsFile, ({ endings, everydayNames }) => ({
    'domain/medicines/name-endings.json': endings,
    'domain/medicines/everyday-names.json': everydayNames,
  })),
  fromFile('allergies.yaml', allergiesFile, ({ pairs, relatedHerbs, kitchen, words }) => ({
    'domain/safety/allergy-pairs.json': { pairs, relatedHerbs },
    'domain/safety/kitchen-allergens.json': kitchen,
    'domain/safety/allergy-words.json': words,
  })),
  fromFile('allergy-sources.yaml', sourcesFile, (sources) => ({ 'domain/safety/allergy-sources.json': sources })),
  fromFile('herbi/complaints.yaml', complaintsFile, (complaints) => ({ 'domain/herbi/complaints.json': complaints })),
  fromFile('herbi/phrases.yaml', phrasesFile, ({ groups, topics, conditions }) => {
    const join = (phrases: readonly string[]) => expandPhrases(phrases.join('|'), groups)
    const { pregnancy, breastfeeding, conceiving, week } = groups
    return {
      'domain/herbi/topics.json': mapValues(topics, join),
      'domain/herbi/conditions.json': conditions.map(({ condition, phrases }) => ({ condition, phrases: join(phrases) })),
      'domain/herbi/person-phrases.json': mapValues({ pregnancy, breastfeeding, conceiving, week }, join),
    }
  }),
  fromFile('herbi/words.yaml', wordsFile, ({ spelling, questions, answers }) => ({
    'domain/herbi/spelling-words.json': spelling,
    'domain/herbi/question-words.json': questions,
    'domain/herbi/answer-words.json': answers,
  })),
  fromFile('herbi/questions.yaml', questionsFile, (questions) => ({ 'domain/herbi/questions.json': questions })),
]

/** Reads the tables below `folder`. A file with an error has no JSON and is reported as a fault. */
export function loadTables(folder = import.meta.dirname): CheckedTable {
  const reader = createReader(folder)
  const files = tables.flatMap((readTable) => readTable(reader))
  const checked = [readEffectTags(reader), readEmergencyGrammar(reader), readLanguages(reader)]
  return {
    files: [...files, ...checked.flatMap((table) => table.files)],
    problems: [...reader.problems, ...checked.flatMap((table) => table.problems)],
  }
}

type CheckedTable = { files: DataFile[]; problems: Problem[] }

function readEmergencyGrammar({ read }: Reader): CheckedTable {
  const grammar = read('emergency-grammar.yaml', emergencyGrammarFile)
  if (!grammar) return { files: [], problems: [] }
  const { words, ...phrasebook } = grammar
  return {
    files: toDataFiles({
      'domain/safety/emergency-grammar.json': phrasebook,
      'domain/safety/emergency-word-forms.json': words,
    }),
    problems: grammarProblems(phrasebook),
  }
}

function readEffectTags({ read, readAll, problems }: Reader): CheckedTable {
  const tags = readAll('effect-tags', effectTagFile)
  const groups = read('drug-groups.yaml', drugGroupsFile) ?? {}
  const sources = read('effect-tag-sources.yaml', sourcesFile) ?? {}
  const rows = tags.map(({ slug, content }) => [
    slug,
    Object.fromEntries(
      Object.entries(content.interactions).map(([code, one]) => [code, [one.severity, one.effect, ...one.sources]]),
    ),
  ])
  return {
    files: toDataFiles({
      'domain/safety/tag-interactions.json': Object.fromEntries(rows),
      'domain/safety/tag-sources.json': sources,
    }),
    // A file that cannot be read would also be reported as missing.
    problems: problems.length > 0 ? [] : effectTagProblems({ tags, groups, sources }),
  }
}
