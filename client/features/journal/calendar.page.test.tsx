// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { localDay } from '#client/core/local-day.ts'
import {
  closeApplication,
  control,
  openApplication,
  press,
  until,
  untilShown,
  untilToast,
} from '#client/testing/application.tsx'
import { type Api, type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import { calendarMessages } from '#domain/calendar/calendar.messages.ts'
import type { FeedCups } from '#domain/calendar/calendar.schemas.ts'
import type { CalendarFeed } from '#domain/calendar/calendar.types.ts'
import { plansKey } from '#domain/journal/plans.types.ts'
import { paths } from '#domain/paths.ts'

const token = 't'.repeat(43)
const createdAt = Date.UTC(2026, 2, 4)
const run = (protocol: string) => ({
  id: protocol,
  protocol,
  startedOn: localDay(new Date()),
  pauses: [],
  endedOn: null,
  done: {},
})

beforeEach(() => localStorage.clear())
afterEach(closeApplication)

/** Opens a page of a member with a running plan. The server keeps the feed. */
async function open(path: string, api: Api = {}) {
  const server: { feed: CalendarFeed | null; sent: FeedCups[] } = { feed: null, sent: [] }
  localStorage.setItem(plansKey, JSON.stringify([run('sleep')]))
  const keep = ({ body }: ApiRequest) => {
    const { cups } = body as FeedCups
    server.sent.push(body as FeedCups)
    server.feed = { createdAt, updatedAt: createdAt, cupCount: cups.length }
    return { token, createdAt }
  }
  const opened = await openApplication(path, {
    role: 'member',
    api: {
      'GET /api/settings/tools': {},
      'GET /api/herbs': { herbs: [], restricted: [] },
      'GET /api/calendar': () => ({ feed: server.feed }),
      'POST /api/calendar': keep,
      'PUT /api/calendar': (request: ApiRequest) => {
        keep(request)
        return null
      },
      'DELETE /api/calendar': () => {
        server.feed = null
        return null
      },
      ...api,
    },
  })
  return { ...opened, server }
}

describe('the calendar feed', () => {
  it('gets the cups of the running plans, shows its address once, and is deleted', async () => {
    const { server } = await open(paths.calendar)
    await press('Create a feed')
    await untilToast(calendarMessages.created)
    await until(() =>
      expect(document.querySelector<HTMLInputElement>('input[readonly]')?.value).toMatch(
        new RegExp(`/calendar/${token}[.]ics$`),
      ),
    )
    expect(server.sent[0]?.cups).toHaveLength(12)
    expect(server.sent[0]?.cups[0]).toMatchObject({ uid: 'plan-sleep-1-evening', time: '20:00' })
    await untilShown('Your feed has 12 cups.')
    await press('Delete the feed')
    await untilShown('You have no feed.')
  })

  it('follows the plans of the browser that created it', async () => {
    const { server, router } = await open(paths.calendar)
    await press('Create a feed')
    await untilToast(calendarMessages.created)
    await router.navigate(paths.journal)
    await control('Save entry')
    await press('Pause')
    await until(() => expect(server.sent.at(-1)).toEqual({ createdAt, cups: [] }))
    await press('Resume')
    await until(() => expect(server.sent.at(-1)?.cups).toHaveLength(12))
  })

  it('is left alone by other browsers, and once it was created anew', async () => {
    const { server, replies } = await open(paths.journal)
    await press('Pause')
    await control('Resume')
    expect(server.sent).toEqual([])
    localStorage.setItem('calendarFeed', JSON.stringify({ createdAt, cups: '[]' }))
    replies['PUT /api/calendar'] = refusal(404, 'not_found', '')
    await press('Resume')
    await until(() => expect(localStorage.getItem('calendarFeed')).toBeNull())
  })
})
