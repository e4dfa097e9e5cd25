import { type ActionFunctionArgs, data } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'
import { textFields } from '#client/core/forms.ts'
import { runAction, type ActionResult, withReauthentication } from '#client/core/run-action.ts'
import { showToast } from '#client/core/toasts.ts'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { parseBatchSize } from '#domain/bot/batches.rules.ts'
import type { BotRun, CleanupPlan, DuplicateGroup } from '#domain/bot/bot-status.types.ts'
import { botMessages, formatRecipeCount } from '#domain/bot/bot.messages.ts'
import { errorCodes } from '#domain/errors.ts'

import { changeSettings, deleteDuplicates, generateRecipes, listDuplicates, previewCleanup } from './bot.api.ts'

type Context = ActionFunctionArgs['context']

/** `run` is set after a generation, `duplicates` after a search for duplicates. */
export type BotOutcome = ActionResult & { run?: BotRun; duplicates?: { groups: DuplicateGroup[]; plan: CleanupPlan } }

export async function botAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const fields = Object.fromEntries(textFields(form))
  const { intent, count, size } = fields
  const ailment = ailmentNames.find((name) => name === fields['ailment'])
  const options = { ailment, check_duplicates: fields['check'] === 'on', manual_trigger: true }
  switch (intent) {
    case 'enable':
      return runBotAction(botMessages.signInToManage, () => changeSettings(context, { isEnabled: true }), {
        success: 'Herbi Bot enabled',
        failure: botMessages.notStarted,
      })
    case 'stop':
      return runBotAction(botMessages.signInToManage, () => changeSettings(context, { isEnabled: false }), {
        success: 'Herbi Bot stopped',
        failure: botMessages.notStopped,
      })
    case 'size':
      return runBotAction(
        botMessages.signInToUpdate,
        () => changeSettings(context, { recipesPerBatch: parseBatchSize(size) }),
        { success: 'Settings updated', failure: () => botMessages.notUpdated },
      )
    case 'one':
      return generateAndReport(context, { ...options, single_recipe: true })
    case 'batch':
      return generateAndReport(context, { ...options, recipes_to_create: parseBatchSize(count) })
    case 'check':
      return findDuplicates(context)
    case 'cleanup':
      return runAction(() => withReauthentication(() => deleteDuplicates(context, (fields['ids'] ?? '').split(' '))), {
        success: 'Duplicates deleted',
        failure: botMessages.cleanupFailed,
      })
    default:
      return null
  }
}

/** Runs the request. `signIn` is the error message if the session has ended. */
function runBotAction(
  signIn: string,
  request: () => Promise<unknown>,
  { success, failure }: { success: string; failure: (reason: string) => string },
) {
  const isSignedOut = { current: false }
  const requestAndRecordSignOut = () =>
    request().catch((thrown: unknown) => {
      isSignedOut.current = readFailure(thrown)?.code === 'unauthenticated'
      throw thrown
    })
  return runAction(requestAndRecordSignOut, {
    success,
    failure: (reason) => (isSignedOut.current ? signIn : failure(reason)),
  })
}

async function generateAndReport(context: Context, options: Parameters<typeof generateRecipes>[1]) {
  try {
    const run = await generateRecipes(context, options)
    const message = run.success ? runMessage(run) : botMessages.notGenerated(run.error ?? botMessages.nothingPassed)
    showToast(run.success ? 'success' : 'error', message)
    return data<BotOutcome>({ isDone: run.success, errors: {}, message, run })
  } catch (thrown) {
    const { code, message: reason, status } = toFailure(thrown)
    const message = code === 'unauthenticated' ? botMessages.signInToManage : botMessages.notGenerated(reason)
    showToast('error', message)
    return data<BotOutcome>({ isDone: false, errors: {}, message, code }, { status })
  }
}

const toFailure = (thrown: unknown) => ({ code: 'internal' as const, ...errorCodes.internal, ...readFailure(thrown) })

function runMessage({ published, waiting, wanted, isUnderWay }: BotRun): string {
  const parts = [
    published > 0 && `${formatRecipeCount(published)} published`,
    waiting > 0 && `${formatRecipeCount(waiting)} waiting for review`,
  ].filter(Boolean)
  const summary = parts.length > 0 ? parts.join(', ') : 'Nothing published yet'
  return isUnderWay ? `${summary}. We’re still generating the rest of the batch of ${wanted}.` : `${summary}.`
}

async function findDuplicates(context: Context) {
  try {
    const [{ groups }, plan] = await Promise.all([listDuplicates(context), previewCleanup(context)])
    return data<BotOutcome>({ isDone: true, errors: {}, duplicates: { groups, plan } })
  } catch (thrown) {
    const { code, message: reason, status } = toFailure(thrown)
    const message =
      code === 'unauthenticated' ? botMessages.signInToManage : `Failed to check for duplicates: ${reason}`
    showToast('error', message)
    return data<BotOutcome>({ isDone: false, errors: {}, message, code }, { status })
  }
}
