import { pick } from '#domain/random.ts'
import { campaignContent } from '#worker/testing/campaign-rows.ts'
import { recipeContent } from '#worker/testing/recipe-content.ts'

import { type Action, answeredId, shared, twice } from './actions.ts'
import type { ActionAnswer } from './world.ts'

const newName = (random: () => number) => `Cup ${Math.floor(random() * 1e12).toString(36)}`

/** Returns the part of an answer at this path of names. */
const part = ({ body }: ActionAnswer, ...names: string[]): unknown =>
  names.reduce<unknown>((of, name) => (typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined), body)

export const adminActions: Action[] = [
  async function setBanner(world, person) {
    const forms = await world.request(person, 'GET', '/api/settings/banners/forms')
    const form = part(forms, 'banners', 'header')
    if (typeof form !== 'object') return
    const title = newName(world.random)
    const answer = await world.request(person, 'PUT', '/api/settings/banners/header', { ...form, title, enabled: true })
    world.promised.note('banner', title, answer)
  },
  async function answerTicket(world, person, { tickets }) {
    const ticket = pick(tickets, world.random)
    if (ticket === undefined) return
    const message = newName(world.random)
    const answer = await twice(world, () =>
      world.request(person, 'POST', `/api/support/inbox/${ticket}/replies`, { message }),
    )
    world.promised.note(`answer ${message}`, '1', answer)
  },
  async function setTicketStatus(world, person, { tickets }) {
    const ticket = pick(tickets, world.random)
    if (ticket === undefined) return
    const status = pick(['open', 'replied', 'closed'], world.random) ?? 'open'
    const answer = await twice(world, () =>
      world.request(person, 'PUT', `/api/support/inbox/${ticket}/status`, { status }),
    )
    world.promised.note(`ticket-status ${ticket}`, status, answer)
  },
  async function keepReply(world, person) {
    const title = newName(world.random)
    const answer = await world.request(person, 'POST', '/api/support/canned-replies', { title, message: 'Thank you.' })
    world.promised.note(`canned ${title}`, '1', answer)
    const id = answeredId(answer, 'cannedReply')
    if (id === undefined || world.random() < 0.5) return
    const removed = await twice(world, () => world.request(person, 'DELETE', `/api/support/canned-replies/${id}`))
    world.promised.note(`canned ${title}`, 'none', removed, { 404: 'none' })
  },
  async function grantPremium(world, person, { people }) {
    const user = pick(people, world.random)
    const account = await world.request(person, 'GET', `/api/users/${user?.id}`)
    if (account.status !== 200) return
    const seen = part(account, 'user', 'premiumUntil')
    const path = `/api/users/${user?.id}/premium`
    const lastDay = `2026-12-${String(Math.ceil(world.random() * 28)).padStart(2, '0')}`
    const isEnd = seen !== null && world.random() < 0.4
    const answer = isEnd
      ? await world.request(person, 'DELETE', path, { seen })
      : await world.request(person, 'PUT', path, { lastDay, seen })
    world.promised.note(`premium ${user?.id}`, isEnd ? 'none' : lastDay, answer)
  },
  async function moderate(world, person, { posts }) {
    const post = pick(posts, world.random)
    if (post === undefined) return
    const isPinned = world.random() < 0.5
    const answer = await twice(world, () =>
      world.request(person, 'PUT', `/api/community/moderation/posts/${post}`, { isPinned }),
    )
    world.promised.note(`pin ${post}`, isPinned ? '1' : 'none', answer)
  },
  async function writeRecipe(world, person) {
    const { recipes } = shared(person)
    const name = newName(world.random)
    const id = crypto.randomUUID()
    const answer = await twice(world, () =>
      world.request(person, 'POST', '/api/admin/recipes', { id, content: recipeContent(name), isShown: false }),
    )
    world.promised.note(`recipe ${name}`, '1', answer)
    world.promised.note(`brewing ${id}`, String(recipeContent(name).brewMinutes), answer)
    if (answer.status < 400) recipes.push({ id, name })
  },
  async function editRecipe(world, person) {
    const { id } = pick(shared(person).recipes, world.random) ?? {}
    if (id === undefined) return
    const path = `/api/admin/recipes/${id}`
    const found = await world.request(person, 'GET', path)
    const revision = part(found, 'recipe', 'revision')
    if (typeof revision !== 'string') return
    const brewMinutes = Math.ceil(world.random() * 30)
    const content = { ...recipeContent(String(part(found, 'recipe', 'content', 'name'))), brewMinutes }
    const answer = await world.request(person, 'PUT', path, { content, revision, isShown: false })
    world.promised.note(`brewing ${id}`, String(brewMinutes), answer)
  },
  async function deleteRecipe(world, person) {
    const { recipes } = shared(person)
    const recipe = pick(recipes, world.random)
    if (recipe === undefined || world.random() < 0.6) return
    const { id, name } = recipe
    const answer = await twice(world, () => world.request(person, 'DELETE', `/api/recipes/${id}`))
    world.promised.note(`brewing ${id}`, 'none', answer, { 404: 'none', 410: 'none' })
    world.promised.note(`recipe ${name}`, 'none', answer, { 404: 'none', 410: 'none' })
    if (answer.status < 500) recipes.splice(recipes.indexOf(recipe), 1)
  },
  async function sendCampaign(world, person) {
    if (world.random() < 0.7) return
    const title = newName(world.random)
    const answer = await world.request(person, 'POST', '/api/campaigns', { ...campaignContent, title, subject: title })
    world.promised.note(`campaign ${title}`, '1', answer)
    const id = answeredId(answer, 'campaign')
    if (id === undefined) return
    const sent = await twice(world, () => world.request(person, 'POST', `/api/campaigns/${id}/send`))
    world.promised.note(`sending ${id}`, 'sent', sent, { 409: 'sent' })
  },
]
