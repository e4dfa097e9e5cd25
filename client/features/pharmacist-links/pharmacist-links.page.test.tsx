// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'

import {
  closeApplication,
  control,
  field,
  fields,
  openApplication,
  press,
  tick,
  until,
  untilHidden,
  untilShown,
  untilToast,
} from '#client/testing/application.tsx'
import { type Api, type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import { paths } from '#domain/paths.ts'
import { pharmacistLinkMessages } from '#domain/pharmacist-links/pharmacist-links.messages.ts'
import type { NewPharmacistLink } from '#domain/pharmacist-links/pharmacist-links.schemas.ts'
import type { PharmacistLink } from '#domain/pharmacist-links/pharmacist-links.types.ts'

afterEach(closeApplication)

const token = 't'.repeat(43)
const day = Date.UTC(2026, 2, 4)
const newLink = () => document.querySelector<HTMLInputElement>('input[readonly]')?.value

/** Opens the page. The server keeps the links, and answers of the account if `hasAnswers`. */
async function open({ hasAnswers = true, api = {} }: { hasAnswers?: boolean; api?: Api } = {}) {
  const sent: NewPharmacistLink[] = []
  let links: PharmacistLink[] = []
  const opened = await openApplication(paths.pharmacistLinks, {
    role: 'member',
    api: {
      'GET /api/pharmacist-links': () => ({ links, hasAnswers }),
      'POST /api/pharmacist-links': ({ body }: ApiRequest) => {
        const link = body as NewPharmacistLink
        sent.push(link)
        links = [{ id: 'new', parts: link.parts, createdAt: day, expiresAt: day }]
        return { token, expiresAt: day }
      },
      'DELETE /api/pharmacist-links/new': () => {
        links = []
        return null
      },
      ...api,
    },
  })
  await control('Create a link')
  return { ...opened, sent }
}

it('creates a link to what the member chooses, shows it once, and ends it', async () => {
  const { sent } = await open()
  await tick('The herbs in your cabinet')
  await tick('7 days')
  await press('Create a link')
  await untilToast(pharmacistLinkMessages.created)
  expect(sent).toMatchObject([{ parts: ['answers', 'recipes'], days: 7 }])
  await until(() => expect(newLink()).toMatch(new RegExp(`/shared/for-my-pharmacist/${token}$`)))
  await untilShown('Answers and recipes')
  await press(/^End now/)
  await untilShown('You have no links that work.')
})

it('offers no answers if the account has none, and says where to store them', async () => {
  const { sent } = await open({ hasAnswers: false })
  await untilShown('Your account has no answers.')
  const [answers] = fields(/^Your answers in/)
  expect([answers?.disabled, (answers as HTMLInputElement).checked]).toEqual([true, false])
  await press('Create a link')
  await until(() => expect(sent).toMatchObject([{ parts: ['recipes', 'cabinet'], days: 1 }]))
})

it('shows why no link was created, and sends the same id again', async () => {
  const ids: unknown[] = []
  const { replies } = await open({
    api: {
      'POST /api/pharmacist-links': ({ body }: ApiRequest) => {
        ids.push((body as NewPharmacistLink).id)
        return refusal(409, 'conflict', pharmacistLinkMessages.full(10))
      },
    },
  })
  await press('Create a link')
  await untilShown(pharmacistLinkMessages.full(10), '.error-summary')
  replies['POST /api/pharmacist-links'] = ({ body }: ApiRequest) => {
    ids.push((body as NewPharmacistLink).id)
    return { token, expiresAt: day }
  }
  await press('Create a link')
  await field(/^Your new link/)
  await untilHidden(pharmacistLinkMessages.full(10))
  expect(ids[1]).toBe(ids[0])
})
