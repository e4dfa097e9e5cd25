import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { parse } from 'yaml'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { type ClassifiedMedicine, classifyMedicine } from '#domain/medicines/classify-medicine.ts'
import { parseRecipeText } from '#domain/recipes/recipe-text.ts'
import { recipeFile } from '#domain/recipes/recipes.schemas.ts'
import type { RecipeToCheck } from '#domain/safety/check.ts'
import { checkedOrigins, type Verdict } from '#domain/safety/findings.ts'
import type { Profile } from '#domain/safety/profile.ts'
import { type Checker, createChecker } from '#domain/safety/stored-check.ts'
import { toMedicinesProfile } from '#domain/safety/stored-profile.ts'
import { listCodes, conditions, drugClasses } from '#domain/safety/vocabulary.ts'

import { createSafetyMatrix } from './safety-matrix.ts'
import { formatJsonReport, formatTextReport } from './safety-report.ts'

const usage = `npm run safety -- <recipe.yaml | "2 g chamomile, 1.5 g lemon balm; 2 cups a day"> [options]

  --cups 2  --days 7  --servings 2      values that the recipe lacks, or to override
  --prep boil_15_min,fine_filter_strain --origin human | ai
  --age 35  --pregnant  --breastfeeding the person; --no-pregnant and --no-breastfeeding answer no
  --conditions a,b  --medicines a,b  --allergies a,b   codes of domain/safety/vocabulary.ts, medicines also by name;
                                                       "" means none
  --json                                prints { verdict, findings: [{ level, code, text, sources }], daily }

npm run safety -- --matrix              checks every recipe for 31 example people and writes catalog/safety-matrix.txt

Exit code: 0 passes, perhaps with warnings, 1 refused, 2 needs review, 64 could not be read.`
const exitCodes: Record<Verdict, number> = { ok: 0, separate: 0, ok_with_warnings: 0, refused: 1, needs_review: 2 }
const unreadableExitCode = 64

class UnreadableInputError extends Error {}

type Result = { exitCode: number; output: string; error: string }

if (import.meta.main) {
  const { exitCode, output, error } = runSafety(process.argv.slice(2))
  if (output) console.log(output)
  if (error) console.error(error)
  process.exitCode = exitCode
}

/** Returns what the command prints, and its exit code. */
export function runSafety(args: string[]): Result {
  try {
    const { catalogue } = loadCatalogue()
    if (args.includes('--matrix')) return { exitCode: 0, output: writeMatrix(createSafetyMatrix(catalogue)), error: '' }
    return checkRecipe(args, createChecker(safetyFacts(catalogue)))
  } catch (error) {
    if (!(error instanceof UnreadableInputError)) throw error
    return { exitCode: unreadableExitCode, output: '', error: error.message }
  }
}

/** Returns the report of one recipe and the exit code of its verdict. */
function checkRecipe(args: string[], checker: Checker): Result {
  const { recipe, profile, origin, isJson } = readArguments(args)
  const report = checker.check(recipe, profile, origin)
  const output = isJson ? formatJsonReport(report, checker) : formatTextReport(report, checker)
  return { exitCode: exitCodes[report.verdict], output, error: '' }
}

/** Writes the matrix into the catalogue, where a test compares it, and returns it. */
function writeMatrix(matrix: string): string {
  writeFileSync('catalog/safety-matrix.txt', matrix)
  return matrix
}

function readArguments(args: string[]) {
  const { values, positionals } = parseOptions(args)
  const { cups, days, servings, prep, origin = 'human', age, medicines, allergies } = values
  const checkedOrigin = checkedOrigins.find((checkedOriginName) => checkedOriginName === origin)
  if (!checkedOrigin)
    throw new UnreadableInputError(`--origin is "${origin}", but must be ${checkedOrigins.join(' or ')}.`)
  const overrides: Partial<RecipeToCheck> = {
    ...(cups !== undefined && { cupsPerDay: readNumber('cups', cups) }),
    ...(days !== undefined && { courseDays: readNumber('days', days) }),
    ...(servings !== undefined && { servings: readNumber('servings', servings) }),
    ...(prep !== undefined && { preparation: readList(prep) }),
  }
  const profileAnswers: Profile = {
    ...(age !== undefined && { ageYears: readNumber('age', age) }),
    ...(values.pregnant !== undefined && { pregnant: values.pregnant }),
    ...(values.breastfeeding !== undefined && { breastfeeding: values.breastfeeding }),
    ...(values.conditions !== undefined && { conditions: readList(values.conditions).map(readCondition) }),
    ...(medicines !== undefined && toMedicinesProfile(readList(medicines), readMedicineOrClass)),
    ...(allergies !== undefined && { allergies: readList(allergies) }),
  }
  const profile = Object.keys(profileAnswers).length > 0 ? profileAnswers : undefined
  const recipe = { ...readRecipe(positionals.join(' ')), ...overrides }
  return { recipe, profile, origin: checkedOrigin, isJson: values.json === true }
}

function readCondition(code: string): string {
  if (Object.hasOwn(conditions, code)) return code
  throw new UnreadableInputError(
    `“${code}” is not a known condition. Conditions: ${Object.keys(conditions).join(', ')}.`,
  )
}

/** Reads a drug class by code or a medicine by name. Throws `UnreadableInputError` for an unknown name. */
function readMedicineOrClass(name: string): ClassifiedMedicine {
  const drugClass = listCodes(drugClasses).find((code) => code === name)
  if (drugClass) return { isKnown: true, classes: [drugClass], isOral: true, certain: [], possible: [] }
  const reading = classifyMedicine(name)
  if (reading.isKnown || reading.classes.length > 0) return reading
  throw new UnreadableInputError(
    `“${name}” is neither a known medicine nor a drug class. Classes: ${Object.keys(drugClasses).join(', ')}.`,
  )
}

function parseOptions(args: string[]) {
  const text = { type: 'string' } as const
  const yesOrNo = { type: 'boolean' } as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        cups: text,
        days: text,
        servings: text,
        prep: text,
        origin: text,
        age: text,
        pregnant: yesOrNo,
        breastfeeding: yesOrNo,
        conditions: text,
        medicines: text,
        allergies: text,
        json: yesOrNo,
      },
    })
  } catch (error) {
    throw new UnreadableInputError(`${error instanceof Error ? error.message : 'Unknown option'}\n\n${usage}`)
  }
}

function readRecipe(input: string): RecipeToCheck {
  if (!input.trim()) throw new UnreadableInputError(usage)
  if (/\.ya?ml$/i.test(input) || existsSync(input)) return readRecipeFile(input)
  const { recipe, unparsed } = parseRecipeText(input)
  if (unparsed.length > 0)
    throw new UnreadableInputError(unparsed.map((part) => `Could not read “${part}”.`).join('\n'))
  return recipe
}

function readRecipeFile(path: string): RecipeToCheck {
  const { success, data, error } = recipeFile.safeParse(readYaml(path))
  if (success) return data
  const errors = error.issues.map((issue) => `  ${issue.path.join('.') || 'file'}: ${issue.message}`)
  throw new UnreadableInputError([`${path} is not a valid recipe file:`, ...errors].join('\n'))
}

function readYaml(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new UnreadableInputError(
      `Could not read ${path}: ${error instanceof Error ? error.message : 'unknown fault'}`,
    )
  }
}

function readNumber(option: string, text: string): number {
  const number = Number(text)
  if (!text.trim() || !Number.isFinite(number) || number < 0)
    throw new UnreadableInputError(`--${option} is "${text}", which is not a number.`)
  return number
}

function readList(text: string): string[] {
  return text
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)
}
