import type { ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { addDays, toUtcDay } from '#domain/days.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import {
  findSideEffectErrors,
  readSideEffectAnswers,
  type SideEffectAnswers,
  writeSideEffectReport,
} from '#domain/side-effects/side-effect-report.ts'

/** `report` is null if the form has errors. `emergencies` are those that the answers describe. */
export type SideEffectResult = {
  isDone: boolean
  answers: SideEffectAnswers
  errors: Record<string, string>
  report: string | null
  emergencies: readonly Emergency[]
}

/**
 * Writes the report from the form. With JavaScript it runs in the browser, so that nothing is sent. Without, the worker
 * runs it and stores nothing.
 */
export async function sideEffectAction({ request }: Pick<ActionFunctionArgs, 'request'>): Promise<SideEffectResult> {
  const answers = readSideEffectAnswers(textFields(await request.formData().catch(() => new FormData())))
  const errors = findSideEffectErrors(answers, addDays(toUtcDay(Date.now()), 1))
  const { recogniseEmergencies } = await import('#domain/safety/recognise-emergencies.ts')
  const emergencies = recogniseEmergencies([answers['reaction'], answers['history']].flat().join('\n'))
  const isDone = Object.keys(errors).length === 0
  return { isDone, answers, errors, report: isDone ? writeSideEffectReport(answers) : null, emergencies }
}
