import type { Cabinet } from '#domain/cabinet/cabinet.types.ts'
import { pick } from '#domain/random.ts'
import { firstCategory } from '#worker/testing/community-rows.ts'

import { type Action, answeredId, meaningOfSame, shared, twice } from './actions.ts'

const words = ['linden', 'thyme', 'fennel', 'mint', 'sage', 'rose', 'lemon', 'barley']

const newText = (random: () => number) =>
  `${pick(words, random)} ${pick(words, random)} ${Math.floor(random() * 1e12).toString(36)}`

/** Returns the grams of a herb in the cabinet; undefined if they aren't known. */
function gramsOf(cabinet: unknown, item: string): number | undefined {
  const { entries = [] } = (cabinet ?? {}) as Partial<Cabinet>
  const [, grams] = /^(\d+) g$/.exec(entries.find(({ id }) => id === item)?.quantity ?? '') ?? []
  return grams === undefined ? undefined : Number(grams)
}

/** Actions of members, each as likely as the others. */
export const memberActions: Action[] = [
  async function likeRecipe(world, person, { recipes }) {
    const recipe = pick(recipes, world.random)
    const kind = world.random() < 0.5 ? 'like' : 'bookmark'
    const isSet = world.random() < 0.6
    const answer = await twice(world, () =>
      world.request(person, isSet ? 'PUT' : 'DELETE', `/api/favourites/${recipe}/${kind}`),
    )
    world.promised.note(`${kind} ${person.id} ${recipe}`, isSet ? '1' : 'none', answer)
  },
  async function rate(world, person, { recipes }) {
    const recipe = pick(recipes, world.random)
    const rating = Math.ceil(world.random() * 5)
    const isSet = world.random() < 0.8
    const path = `/api/ratings/${recipe}`
    const answer = await twice(world, () =>
      isSet ? world.request(person, 'PUT', path, { rating }) : world.request(person, 'DELETE', path),
    )
    world.promised.note(`rating ${person.id} ${recipe}`, isSet ? String(rating) : 'none', answer)
  },
  async function writePost(world, person, { posts }) {
    const [title, content] = [newText(world.random), newText(world.random)]
    const answer = await twice(world, () =>
      world.request(person, 'POST', '/api/community/posts', { title, content, categoryId: firstCategory }),
    )
    world.promised.note(`post ${title}`, '1', answer, meaningOfSame(answer))
    const id = answeredId(answer, 'post')
    if (id === undefined) return
    posts.push(id)
    shared(person).posts.push({ id, title })
    world.promised.note(`content ${id}`, content, answer)
  },
  async function writeReply(world, person, { posts }) {
    const post = pick(posts, world.random)
    if (post === undefined) return
    const content = newText(world.random)
    const answer = await twice(world, () =>
      world.request(person, 'POST', `/api/community/posts/${post}/replies`, { content }),
    )
    world.promised.note(`reply ${content}`, '1', answer, meaningOfSame(answer))
  },
  async function editPost(world, person) {
    const post = pick(shared(person).posts, world.random)
    if (post === undefined) return
    const content = newText(world.random)
    const answer = await twice(world, () =>
      world.request(person, 'PUT', `/api/community/posts/${post.id}`, { title: post.title, content }),
    )
    world.promised.note(`content ${post.id}`, content, answer)
  },
  async function deletePost(world, person) {
    const { posts } = shared(person)
    const post = pick(posts, world.random)
    if (post === undefined || world.random() < 0.5) return
    const answer = await twice(world, () => world.request(person, 'DELETE', `/api/community/posts/${post.id}`))
    world.promised.note(`status ${post.id}`, 'deleted', answer, { 404: 'deleted' })
    world.promised.note(`post ${post.title}`, 'none', answer, { 404: 'none' })
    world.promised.note(`content ${post.id}`, '', answer, { 404: '' })
    posts.splice(posts.indexOf(post), 1)
  },
  async function likePost(world, person, { posts }) {
    const post = pick(posts, world.random)
    if (post === undefined) return
    const kind = world.random() < 0.7 ? 'like' : 'follow'
    const isSet = world.random() < 0.7
    const answer = await twice(world, () =>
      world.request(person, isSet ? 'PUT' : 'DELETE', `/api/community/posts/${post}/${kind}`),
    )
    world.promised.note(`post-${kind} ${person.id} ${post}`, isSet ? '1' : 'none', answer)
  },
  async function fillCabinet(world, person, { herbs }) {
    if (!person.isPremium) return
    const herb = pick(herbs, world.random)
    const quantity = `${Math.ceil(world.random() * 90)} g`
    const answer = await twice(world, () =>
      world.request(person, 'POST', '/api/cabinet/items', { herbSlug: herb, quantity }),
    )
    const id = answeredId(answer)
    world.promised.note(`herb ${person.id} ${herb}`, quantity, answer)
    if (id !== undefined) shared(person).items.set(herb ?? '', id)
  },
  async function changeCabinet(world, person) {
    const [herb, item] = pick([...shared(person).items], world.random) ?? []
    if (item === undefined) return
    const path = `/api/cabinet/items/${item}`
    const thing = `herb ${person.id} ${herb}`
    if (world.random() < 0.3) {
      const answer = await twice(world, () => world.request(person, 'DELETE', path))
      world.promised.note(thing, 'none', answer, { 404: 'none' })
      // The item may still exist; adding the herb again returns its id.
      shared(person).items.delete(herb ?? '')
      return
    }
    const quantity = `${Math.ceil(world.random() * 90)} g`
    const details = { storageLocation: '', purchaseDate: null, expiryDate: null, notes: '', isAvailable: true }
    const edit = { ...details, quantity, before: { ...details, quantity: '' } }
    const answer = await twice(world, () => world.request(person, 'PUT', path, edit))
    world.promised.note(thing, quantity, answer, { 404: 'none' })
  },
  async function useUp(world, person) {
    const [herb, item] = pick([...shared(person).items], world.random) ?? []
    if (item === undefined) return
    const { body } = await world.request(person, 'GET', '/api/cabinet')
    const grams = gramsOf(body, item)
    if (grams === undefined || grams < 1) return
    const use = { amount: '1 g', use: crypto.randomUUID() }
    const answer = await twice(world, () => world.request(person, 'POST', `/api/cabinet/items/${item}/uses`, use))
    world.promised.note(`herb ${person.id} ${herb}`, `${grams - 1} g`, answer)
  },
  async function openTicket(world, person, { tickets }) {
    const subject = newText(world.random)
    const answer = await twice(world, () =>
      world.request(person, 'POST', '/api/support/tickets', { subject, message: 'A cup too much?' }),
    )
    world.promised.note(`ticket ${subject}`, '1', answer)
    const id = answeredId(answer, 'ticket')
    if (id === undefined) return
    tickets.push(id)
    shared(person).tickets.push(id)
    world.promised.note(`ticket-status ${id}`, 'open', answer)
  },
  async function writeBack(world, person) {
    const ticket = pick(shared(person).tickets, world.random)
    if (ticket === undefined) return
    const message = newText(world.random)
    const answer = await twice(world, () =>
      world.request(person, 'POST', `/api/support/tickets/${ticket}/replies`, { message }),
    )
    world.promised.note(`answer ${message}`, '1', answer)
  },
  async function renameOneself(world, person) {
    const fullName = newText(world.random)
    const answer = await twice(world, () => world.request(person, 'PUT', '/api/profile', { fullName }))
    world.promised.note(`name ${person.id}`, fullName, answer)
  },
  async function subscribe(world, person) {
    const isSet = world.random() < 0.5
    const answer = await twice(world, () => world.request(person, isSet ? 'PUT' : 'DELETE', '/api/mailing/own'))
    world.promised.note(`subscription ${person.id}`, isSet ? '1' : 'none', answer, { 404: 'none' })
  },
  async function readNotes(world, person) {
    await world.request(person, 'GET', '/api/notifications')
    await world.request(person, 'PUT', '/api/notifications/read?upTo=1000000')
  },
  async function lookAround(world, _, { slugs }) {
    const paths = ['/', '/remedies', '/community', '/herbs', '/about', `/recipe/${pick(slugs, world.random)}`]
    await world.look(pick(paths, world.random) ?? '/')
  },
]
