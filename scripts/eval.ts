import { loadCatalogue } from '#catalog/load.ts'
import { herbiCases } from '#domain/herbi/cases/all.cases.ts'
import { createAi } from '#worker/platform/ai.ts'

import { type Answering, answerWith, evaluate, type Evaluated, modelOfCatalogue, scoreOf } from './evaluation.ts'

const { OPENAI_API_KEY = '', OPENAI_MODEL = '', OPENAI_BASE_URL = '' } = process.env

await report('Our own model', answerWith(modelOfCatalogue(loadCatalogue().catalogue)), true)
const { hosted } = createAi({ OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL })
if (hosted) await report(`${hosted.name} of ${hosted.provider}, without our gate`, answerWith(hosted.model), false)

/** Prints a model's score for each kind of question, and the errors in failed answers. */
async function report(name: string, answering: Answering, namesPages: boolean): Promise<void> {
  const all: Evaluated[] = []
  const scores: Record<string, { questions: number; score: string }> = {}
  for (const [kind, cases] of Object.entries(herbiCases)) {
    const evaluated = await evaluate(cases, answering, namesPages)
    scores[kind] = { questions: cases.length, score: `${scoreOf(evaluated)} %` }
    all.push(...evaluated)
  }
  console.log(`\n${name}: ${scoreOf(all)} % of ${all.length} questions`)
  console.table(scores)
  for (const { case: failed, reply, errors } of all.filter((one) => one.errors.length > 0))
    console.log(`\n${[failed.ask].flat().join(' / ')}\n  ${errors.join('; ')}\n  ${reply.text.slice(0, 300)}`)
}
