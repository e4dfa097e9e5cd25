import { loadCatalogue } from '#catalog/load.ts'
import { herbiCases } from '#domain/herbi/cases/all.cases.ts'
import { createAi } from '#worker/platform/ai.ts'

import {
  type AnswerFunction,
  createAnswerFunction,
  evaluate,
  type EvaluatedCase,
  createCatalogueModel,
  calculateScore,
} from './evaluation.ts'

const { OPENAI_API_KEY = '', OPENAI_MODEL = '', OPENAI_BASE_URL = '' } = process.env

await printReport('Our own model', createAnswerFunction(createCatalogueModel(loadCatalogue().catalogue)), true)
const { models } = createAi({ OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL })
for (const hostedModel of models)
  await printReport(
    `${hostedModel.name} of ${hostedModel.provider}, without our gate`,
    createAnswerFunction(hostedModel.model),
    false,
  )

async function printReport(name: string, answer: AnswerFunction, namesPages: boolean): Promise<void> {
  const all: EvaluatedCase[] = []
  const scores: Record<string, { questions: number; score: string }> = {}
  for (const [kind, cases] of Object.entries(herbiCases)) {
    const evaluated = await evaluate(cases, answer, namesPages)
    scores[kind] = { questions: cases.length, score: `${calculateScore(evaluated)} %` }
    all.push(...evaluated)
  }
  console.log(`\n${name}: ${calculateScore(all)} % of ${all.length} questions`)
  console.table(scores)
  for (const { case: failed, reply, errors } of all.filter((one) => one.errors.length > 0))
    console.log(`\n${[failed.question].flat().join(' / ')}\n  ${errors.join('; ')}\n  ${reply.text.slice(0, 300)}`)
}
