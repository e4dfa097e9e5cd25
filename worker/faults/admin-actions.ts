import { pick } from '#domain/random.ts'
import { campaignContent } from '#worker/testing/campaign-rows.ts'
import { createRecipeContent } from '#worker/testing/recipe-content.ts'

import { type Action, readId, getOwnRows, requestWithRetry } from './actions.ts'
import type { ActionResponse } from './expected-values.ts'

const createName = (random: () => number) => `Cup ${Math.floor(random() * 1e12).toString(36)}`

const readProperty = ({ body }: ActionResponse, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    body,
  )

export const adminActions: Action[] = [
  async function saveBanner(simulation, person) {
    const formsResponse = await simulation.request(person, 'GET', '/api/settings/banners/forms')
    const form = readProperty(formsResponse, 'banners', 'header')
    if (typeof form !== 'object') return
    const title = createName(simulation.random)
    const response = await simulation.request(person, 'PUT', '/api/settings/banners/header', {
      ...form,
      title,
      enabled: true,
    })
    simulation.expectedValues.recordResponse('banner', title, response)
  },
  async function answerTicket(simulation, person, { tickets }) {
    const ticket = pick(tickets, simulation.random)
    if (ticket === undefined) return
    const message = createName(simulation.random)
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, 'POST', `/api/support/inbox/${ticket}/replies`, { message }),
    )
    simulation.expectedValues.recordResponse(`answer ${message}`, '1', response)
  },
  async function setTicketStatus(simulation, person, { tickets }) {
    const ticket = pick(tickets, simulation.random)
    if (ticket === undefined) return
    const status = pick(['open', 'replied', 'closed'], simulation.random) ?? 'open'
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, 'PUT', `/api/support/inbox/${ticket}/status`, { status }),
    )
    simulation.expectedValues.recordResponse(`ticket-status ${ticket}`, status, response)
  },
  async function saveCannedReply(simulation, person) {
    const title = createName(simulation.random)
    const response = await simulation.request(person, 'POST', '/api/support/canned-replies', {
      title,
      message: 'Thank you.',
    })
    simulation.expectedValues.recordResponse(`canned ${title}`, '1', response)
    const id = readId(response, 'cannedReply')
    if (id === undefined || simulation.random() < 0.5) return
    const deletionResponse = await requestWithRetry(simulation, () =>
      simulation.request(person, 'DELETE', `/api/support/canned-replies/${id}`),
    )
    simulation.expectedValues.recordResponse(`canned ${title}`, 'none', deletionResponse, { 404: 'none' })
  },
  async function grantPremium(simulation, person, { people }) {
    const user = pick(people, simulation.random)
    const accountResponse = await simulation.request(person, 'GET', `/api/users/${user?.id}`)
    if (accountResponse.status !== 200) return
    const premiumUntil = readProperty(accountResponse, 'user', 'premiumUntil')
    const path = `/api/users/${user?.id}/premium`
    const lastDay = `2026-12-${String(Math.ceil(simulation.random() * 28)).padStart(2, '0')}`
    const isEnd = premiumUntil !== null && simulation.random() < 0.4
    const response = isEnd
      ? await simulation.request(person, 'DELETE', path, { seen: premiumUntil })
      : await simulation.request(person, 'PUT', path, { lastDay, seen: premiumUntil })
    simulation.expectedValues.recordResponse(`premium ${user?.id}`, isEnd ? 'none' : lastDay, response)
  },
  async function moderate(simulation, person, { posts }) {
    const post = pick(posts, simulation.random)
    if (post === undefined) return
    const isPinned = simulation.random() < 0.5
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, 'PUT', `/api/community/moderation/posts/${post}`, { isPinned }),
    )
    simulation.expectedValues.recordResponse(`pin ${post}`, isPinned ? '1' : 'none', response)
  },
  async function writeRecipe(simulation, person) {
    const { recipes } = getOwnRows(person)
    const name = createName(simulation.random)
    const id = crypto.randomUUID()
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, 'POST', '/api/admin/recipes', {
        id,
        content: createRecipeContent(name),
        isShown: false,
      }),
    )
    simulation.expectedValues.recordResponse(`recipe ${name}`, '1', response)
    simulation.expectedValues.recordResponse(`brewing ${id}`, String(createRecipeContent(name).brewMinutes), response)
    if (response.status < 400) recipes.push({ id, name })
  },
  async function editRecipe(simulation, person) {
    const { id } = pick(getOwnRows(person).recipes, simulation.random) ?? {}
    if (id === undefined) return
    const path = `/api/admin/recipes/${id}`
    const recipeResponse = await simulation.request(person, 'GET', path)
    const revision = readProperty(recipeResponse, 'recipe', 'revision')
    if (typeof revision !== 'string') return
    const brewMinutes = Math.ceil(simulation.random() * 30)
    const content = {
      ...createRecipeContent(String(readProperty(recipeResponse, 'recipe', 'content', 'name'))),
      brewMinutes,
    }
    const response = await simulation.request(person, 'PUT', path, { content, revision, isShown: false })
    simulation.expectedValues.recordResponse(`brewing ${id}`, String(brewMinutes), response)
  },
  async function deleteRecipe(simulation, person) {
    const { recipes } = getOwnRows(person)
    const recipe = pick(recipes, simulation.random)
    if (recipe === undefined || simulation.random() < 0.6) return
    const { id, name } = recipe
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, 'DELETE', `/api/recipes/${id}`),
    )
    simulation.expectedValues.recordResponse(`brewing ${id}`, 'none', response, { 404: 'none', 410: 'none' })
    simulation.expectedValues.recordResponse(`recipe ${name}`, 'none', response, { 404: 'none', 410: 'none' })
    if (response.status < 500) recipes.splice(recipes.indexOf(recipe), 1)
  },
  async function sendCampaign(simulation, person) {
    if (simulation.random() < 0.7) return
    const title = createName(simulation.random)
    const response = await simulation.request(person, 'POST', '/api/campaigns', {
      ...campaignContent,
      title,
      subject: title,
    })
    simulation.expectedValues.recordResponse(`campaign ${title}`, '1', response)
    const id = readId(response, 'campaign')
    if (id === undefined) return
    const sendResponse = await requestWithRetry(simulation, () =>
      simulation.request(person, 'POST', `/api/campaigns/${id}/send`),
    )
    simulation.expectedValues.recordResponse(`sending ${id}`, 'sent', sendResponse, { 409: 'sent' })
  },
]
