import { browserContext } from '#client/core/api.ts'
import { queueMutation } from '#client/core/mutation-queue.ts'
import { paths } from '#domain/paths.ts'
import type { BrewTimer } from '#domain/recipes/brew-timer.rules.ts'

import { startTimer, stopTimer } from './brew-timer.api.ts'

/** Saves the running timer in the account, or deletes it. The timer of this browser doesn't depend on it. */
export async function saveTimer(timer: BrewTimer | undefined): Promise<void> {
  const save = () =>
    timer
      ? startTimer(browserContext, { endsAt: timer.endsAt, path: timer.path ?? paths.recipe(timer.slug) })
      : stopTimer(browserContext)
  await queueMutation('brew-timer', async () => void (await save())).catch(() => undefined)
}
