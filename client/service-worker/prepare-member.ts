import { api } from '#domain/api.ts'
import { dayMs } from '#domain/durations.ts'
import type { CollectionPage, SavedRecipe } from '#domain/favourites/collection.types.ts'
import type { OwnRecipe, OwnRecipesPage } from '#domain/own-recipes/own-recipes.types.ts'

import {
  findMemberCache,
  forgetAnswer,
  forgetMember,
  isKeepable,
  keepAnswer,
  keepOnly,
  markPrepared,
  type MemberCache,
  openMemberCache,
  readAnswerTime,
  readPreparedAt,
} from './member-cache.ts'
import {
  classifyData,
  freshMs,
  isPicture,
  isRecipePage,
  listPictures,
  listRecipeAddresses,
  memberData,
} from './offline-addresses.ts'

/** Requests leave room for those of the page: the site limits how many a network may send. */
const pauseMs = 150
/** Pages of each list of saved recipes, and of own recipes, that are kept. */
const maxPages = 5

/** Thrown when the session has ended or changed. */
class SessionChanged extends Error {}

/** True if everything of the member who is signed in was kept a short time before `now`. */
export async function isMemberPrepared(now: number): Promise<boolean> {
  const cache = await findMemberCache()
  return cache !== undefined && now - (await readPreparedAt(cache)) < freshMs
}

/** Loads the session and keeps what the member needs without a connection. Deletes everything if there is no session. */
export async function prepareMember(now: number, isForced: boolean): Promise<void> {
  const memberId = await loadSession()
  if (memberId === undefined) return forgetMember()
  const cache = await openMemberCache(memberId)
  if (!isForced && now - (await readPreparedAt(cache)) < freshMs) return
  try {
    await keepEverything(cache, now)
    await markPrepared(cache, now)
  } catch (thrown) {
    if (!(thrown instanceof SessionChanged)) throw thrown
  }
}

async function loadSession(): Promise<string | undefined> {
  const answer = await fetch(api.session)
  return readMemberId(answer)
}

/** Returns the id of the member in an answer with a session; undefined for a visitor. */
export async function readMemberId(answer: Response): Promise<string | undefined> {
  if (!answer.ok) throw new Error(`The session answered ${answer.status}.`)
  const { session } = (await answer.json()) as { session: { user: { id: string } } | null }
  return session?.user.id
}

async function keepEverything(cache: MemberCache, now: number): Promise<void> {
  const kept = new Set<string>([api.session])
  const pictures = new Set<string>()
  const load = async (address: string, changedAt = now) => {
    kept.add(address)
    const text = (await readKept(cache, address, changedAt)) ?? (await loadAndKeep(cache, address))
    for (const picture of listPictures(text)) pictures.add(picture)
    return text
  }
  for (const address of [api.session, ...memberData]) await load(address)
  for (const { id, updatedAt } of await listOwnRecipes(load))
    await load(`${api.ownRecipes}/${id}`, Math.max(updatedAt, now - dayMs))
  for (const recipe of await listSavedRecipes(load))
    for (const address of listRecipeAddresses(recipe)) await load(address, now - dayMs)
  for (const picture of pictures) await load(picture, 0)
  await keepOnly(cache, (url) => kept.has(url.pathname + url.search) || isAlwaysKept(url))
}

/** Parts of lists that the member has opened. Recipes and their pages are kept only while they are saved. */
const isAlwaysKept = (url: URL): boolean =>
  isPicture(url) ||
  (classifyData(url) === 'member' && !url.pathname.startsWith(`${api.ownRecipes}/`) && !isRecipePage(url))

type Load = (address: string) => Promise<string>
type ListPage = Pick<OwnRecipesPage, 'recipes' | 'next'>

async function listOwnRecipes(load: Load): Promise<OwnRecipe[]> {
  const found: OwnRecipe[] = []
  let after: string | null = ''
  for (let page = 0; page < maxPages && after !== null; page++) {
    const query: string = after === '' ? '' : `?${new URLSearchParams({ after }).toString()}`
    const { recipes, next }: ListPage = parsePage<ListPage>(await load(api.ownRecipes + query), {
      recipes: [],
      next: null,
    })
    found.push(...recipes)
    after = next
  }
  return found
}

/** Returns the published recipes that the member has liked or bookmarked, latest first. */
async function listSavedRecipes(load: Load): Promise<SavedRecipe[]> {
  const found = new Map<string, SavedRecipe>()
  for (const tab of ['', 'tab=bookmarked'])
    for (let page = 1; page <= maxPages; page++) {
      const query = [tab, page > 1 && `page=${page}`].filter(Boolean).join('&')
      const address = query === '' ? api.collection : `${api.collection}?${query}`
      const { recipes } = parsePage<Pick<CollectionPage, 'recipes'>>(await load(address), { recipes: [] })
      for (const recipe of recipes) if (recipe.isPublished) found.set(recipe.id, recipe)
      if (recipes.length === 0) break
    }
  return [...found.values()]
}

/** `text` is empty if the member may not read the list. */
const parsePage = <Page>(text: string, none: Page): Page => (text === '' ? none : (JSON.parse(text) as Page))

/** Returns the kept answer if it is later than `changedAt`, in epoch milliseconds. */
async function readKept({ name }: MemberCache, address: string, changedAt: number): Promise<string | undefined> {
  const answer = await caches.match(address, { cacheName: name })
  return answer && readAnswerTime(answer) > changedAt ? answer.text() : undefined
}

/** Returns the text of the answer; empty if the member may not have it, such as a page for premium members. */
async function loadAndKeep(cache: MemberCache, address: string): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  if (!cache.isCurrent()) throw new SessionChanged()
  const answer = await fetch(address)
  if (answer.status === 401) {
    await forgetMember()
    throw new SessionChanged()
  }
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${answer.status} for ${address}`)
  if (!isKeepable(answer)) {
    await forgetAnswer(cache, address)
    return ''
  }
  const text = await answer.clone().text()
  await keepAnswer(cache, address, answer)
  return text
}
