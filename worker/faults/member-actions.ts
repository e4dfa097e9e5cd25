import type { Cabinet } from '#domain/cabinet/cabinet.types.ts'
import { pick } from '#domain/random.ts'
import { firstCategory } from '#worker/testing/community-rows.ts'

import { type Action, readId, valuesImpliedByDuplicate, getOwnRows, requestWithRetry } from './actions.ts'

const herbNames = ['linden', 'thyme', 'fennel', 'mint', 'sage', 'rose', 'lemon', 'barley']

const createText = (random: () => number) =>
  `${pick(herbNames, random)} ${pick(herbNames, random)} ${Math.floor(random() * 1e12).toString(36)}`

function readGrams(cabinet: unknown, item: string): number | undefined {
  const { entries = [] } = (cabinet ?? {}) as Partial<Cabinet>
  const [, grams] = /^(\d+) g$/.exec(entries.find(({ id }) => id === item)?.quantity ?? '') ?? []
  return grams === undefined ? undefined : Number(grams)
}

export const memberActions: Action[] = [
  async function likeRecipe(simulation, person, { recipes }) {
    const recipe = pick(recipes, simulation.random)
    const kind = simulation.random() < 0.5 ? 'like' : 'bookmark'
    const isSet = simulation.random() < 0.6
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, isSet ? 'PUT' : 'DELETE', `/api/favourites/${recipe}/${kind}`),
    )
    simulation.expectedValues.recordResponse(`${kind} ${person.id} ${recipe}`, isSet ? '1' : 'none', response)
  },
  async function rate(simulation, person, { recipes }) {
    const recipe = pick(recipes, simulation.random)
    const rating = Math.ceil(simulation.random() * 5)
    const isSet = simulation.random() < 0.8
    const path = `/api/ratings/${recipe}`
    const response = await requestWithRetry(simulation, () =>
      isSet ? simulation.request(person, 'PUT', path, { rating }) : simulation.request(person, 'DELETE', path),
    )
    simulation.expectedValues.recordResponse(`rating ${person.id} ${recipe}`, isSet ? String(rating) : 'none', response)
  },
  async function writePost(simulation, person, { posts }) {
    const [title, content] = [createText(simulation.random), createText(simulation.random)]
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, 'POST', '/api/community/posts', { title, content, categoryId: firstCategory }),
    )
    simulation.expectedValues.recordResponse(`post ${title}`, '1', response, valuesImpliedByDuplicate(response))
    const id = readId(response, 'post')
    if (id === undefined) return
    posts.push(id)
    getOwnRows(person).posts.push({ id, title })
    simulation.expectedValues.recordResponse(`content ${id}`, content, response)
  },
  async function writeReply(simulation, person, { posts }) {
    const post = pick(posts, simulation.random)
    if (post === undefined) return
    const content = createText(simulation.random)
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, 'POST', `/api/community/posts/${post}/replies`, { content }),
    )
    simulation.expectedValues.recordResponse(`reply ${content}`, '1', response, valuesImpliedByDuplicate(response))
  },
  async function editPost(simulation, person) {
    const post = pick(getOwnRows(person).posts, simulation.random)
    if (post === undefined) return
    const content = createText(simulation.random)
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, 'PUT', `/api/community/posts/${post.id}`, { title: post.title, content }),
    )
    simulation.expectedValues.recordResponse(`content ${post.id}`, content, response)
  },
  async function deletePost(simulation, person) {
    const { posts } = getOwnRows(person)
    const post = pick(posts, simulation.random)
    if (post === undefined || simulation.random() < 0.5) return
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, 'DELETE', `/api/community/posts/${post.id}`),
    )
    simulation.expectedValues.recordResponse(`status ${post.id}`, 'deleted', response, { 404: 'deleted' })
    simulation.expectedValues.recordResponse(`post ${post.title}`, 'none', response, { 404: 'none' })
    simulation.expectedValues.recordResponse(`content ${post.id}`, '', response, { 404: '' })
    posts.splice(posts.indexOf(post), 1)
  },
  async function likePost(simulation, person, { posts }) {
    const post = pick(posts, simulation.random)
    if (post === undefined) return
    const kind = simulation.random() < 0.7 ? 'like' : 'follow'
    const isSet = simulation.random() < 0.7
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, isSet ? 'PUT' : 'DELETE', `/api/community/posts/${post}/${kind}`),
    )
    simulation.expectedValues.recordResponse(`post-${kind} ${person.id} ${post}`, isSet ? '1' : 'none', response)
  },
  async function fillCabinet(simulation, person, { herbs }) {
    if (!person.isPremium) return
    const herb = pick(herbs, simulation.random)
    const quantity = `${Math.ceil(simulation.random() * 90)} g`
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, 'POST', '/api/cabinet/items', { herbSlug: herb, quantity }),
    )
    const id = readId(response)
    simulation.expectedValues.recordResponse(`herb ${person.id} ${herb}`, quantity, response)
    if (id !== undefined) getOwnRows(person).items.set(herb ?? '', id)
  },
  async function changeCabinet(simulation, person) {
    const [herb, item] = pick([...getOwnRows(person).items], simulation.random) ?? []
    if (item === undefined) return
    const path = `/api/cabinet/items/${item}`
    const valueName = `herb ${person.id} ${herb}`
    if (simulation.random() < 0.3) {
      const response = await requestWithRetry(simulation, () => simulation.request(person, 'DELETE', path))
      simulation.expectedValues.recordResponse(valueName, 'none', response, { 404: 'none' })
      // The item may still exist. Adding the herb again returns the item's id.
      getOwnRows(person).items.delete(herb ?? '')
      return
    }
    const quantity = `${Math.ceil(simulation.random() * 90)} g`
    const details = { storageLocation: '', purchaseDate: null, expiryDate: null, notes: '', isAvailable: true }
    const edit = { ...details, quantity, before: { ...details, quantity: '' } }
    const response = await requestWithRetry(simulation, () => simulation.request(person, 'PUT', path, edit))
    simulation.expectedValues.recordResponse(valueName, quantity, response, { 404: 'none' })
  },
  async function useHerb(simulation, person) {
    const [herb, item] = pick([...getOwnRows(person).items], simulation.random) ?? []
    if (item === undefined) return
    const { body } = await simulation.request(person, 'GET', '/api/cabinet')
    const grams = readGrams(body, item)
    if (grams === undefined || grams < 1) return
    const use = { amount: '1 g', use: crypto.randomUUID() }
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, 'POST', `/api/cabinet/items/${item}/uses`, use),
    )
    simulation.expectedValues.recordResponse(`herb ${person.id} ${herb}`, `${grams - 1} g`, response)
  },
  async function openTicket(simulation, person, { tickets }) {
    const subject = createText(simulation.random)
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, 'POST', '/api/support/tickets', { subject, message: 'A cup too much?' }),
    )
    simulation.expectedValues.recordResponse(`ticket ${subject}`, '1', response)
    const id = readId(response, 'ticket')
    if (id === undefined) return
    tickets.push(id)
    getOwnRows(person).tickets.push(id)
    simulation.expectedValues.recordResponse(`ticket-status ${id}`, 'open', response)
  },
  async function replyToTicket(simulation, person) {
    const ticket = pick(getOwnRows(person).tickets, simulation.random)
    if (ticket === undefined) return
    const message = createText(simulation.random)
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, 'POST', `/api/support/tickets/${ticket}/replies`, { message }),
    )
    simulation.expectedValues.recordResponse(`answer ${message}`, '1', response)
  },
  async function changeName(simulation, person) {
    const fullName = createText(simulation.random)
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, 'PUT', '/api/profile', { fullName }),
    )
    simulation.expectedValues.recordResponse(`name ${person.id}`, fullName, response)
  },
  async function subscribe(simulation, person) {
    const isSet = simulation.random() < 0.5
    const response = await requestWithRetry(simulation, () =>
      simulation.request(person, isSet ? 'PUT' : 'DELETE', '/api/mailing/own'),
    )
    simulation.expectedValues.recordResponse(`subscription ${person.id}`, isSet ? '1' : 'none', response, {
      404: 'none',
    })
  },
  async function readNotifications(simulation, person) {
    await simulation.request(person, 'GET', '/api/notifications')
    await simulation.request(person, 'PUT', '/api/notifications/read?upTo=1000000')
  },
  async function visitPage(simulation, _, { slugs }) {
    const paths = ['/', '/remedies', '/community', '/herbs', '/about', `/recipe/${pick(slugs, simulation.random)}`]
    await simulation.checkPage(pick(paths, simulation.random) ?? '/')
  },
]
