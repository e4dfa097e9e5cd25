import type { BotActivity } from '#domain/bot/bot-status.types.ts'
import { addDays, toUtcDay } from '#domain/days.ts'
import { listNewestEvents } from '#domain/overview/events.rules.ts'
import { describeAuditEvent, eventMessages } from '#domain/overview/overview.messages.ts'
import { shownDays, fillMissingDays, maxWaitingCount } from '#domain/overview/overview.rules.ts'
import type { Overview, OverviewEvent } from '#domain/overview/overview.types.ts'
import { paths } from '#domain/paths.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { listActivity } from '#worker/features/bot/activity.service.ts'

import { listFigureDays } from './figures.repo.ts'
import * as repo from './overview.repo.ts'

const eventsPerKind = 8
const maxEvents = 12

export async function getOverview(ctx: Ctx): Promise<Overview> {
  const today = toUtcDay(ctx.now)
  const [countedDays, totals, waiting, auditEvents, { activities }, recipes, tickets, posts] = await Promise.all([
    listFigureDays(ctx, addDays(today, 1 - shownDays), shownDays),
    repo.findTotals(ctx),
    repo.countWaiting(ctx, maxWaitingCount),
    repo.listAuditEvents(ctx, eventsPerKind),
    listActivity(ctx),
    repo.listNewRecipes(ctx, eventsPerKind),
    repo.listNewTickets(ctx, eventsPerKind),
    repo.listNewPosts(ctx, eventsPerKind),
  ])
  const days = fillMissingDays(countedDays, today)
  const events: OverviewEvent[] = [
    ...auditEvents.map(({ at, action, name }) =>
      createEvent('audit_event', at, describeAuditEvent(action, name), paths.adminSecurity),
    ),
    ...activities
      .filter(isShownActivity)
      .map(({ createdAt, description }) => createEvent('bot', createdAt, description, paths.adminBot)),
    ...recipes.map(({ at, name, slug, origin }) =>
      createEvent('recipe', at, eventMessages.recipe(name, origin), paths.recipe(slug)),
    ),
    ...tickets.map(({ at, id, subject }) =>
      createEvent('ticket', at, eventMessages.ticket(subject), paths.adminTicket(id)),
    ),
    ...posts.map(({ at, title, ...post }) => createEvent('post', at, eventMessages.post(title), paths.post(post))),
  ]
  return { today, totals, days, waiting, events: listNewestEvents(events, days, today, maxEvents) }
}

const createEvent = (kind: OverviewEvent['kind'], at: number, words: string, link: string): OverviewEvent => ({
  kind,
  words,
  link,
  when: { at },
})

/** Excludes published recipes, which have their own event. */
const isShownActivity = ({ activityType }: BotActivity) => activityType !== 'recipe_published'
