import type { Write } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import type { Condition } from '#worker/core/statement.ts'
import { notifyAll, type SharedNotification } from '#worker/features/notifications/notifications.service.ts'

import * as repo from './favourites.repo.ts'

type FavouriteNotification = { recipeId: string; notification: SharedNotification; condition?: Condition }

/**
 * Returns a statement that notifies all members who like or bookmark the recipe. Put it before the change in the same
 * batch. Pass `condition` if the change may fail.
 */
export const notifyFavouriters = (ctx: Ctx, { recipeId, notification, condition }: FavouriteNotification): Write =>
  notifyAll(ctx, repo.selectFavouriters(recipeId, condition), notification)
