import { storePost, storeReply } from '../e2e/forum.ts'
import { addMember, addSession, adminEmail } from '../e2e/member.ts'
import { openSite, type Site } from '../e2e/site.ts'
import type { Built } from './built.ts'
import { type Figure, createFigureBuilder, median } from './figures.ts'

const rounds = 11
const warmUps = 2
const bare = '/bench/bare'
const query = '/bench/query'
/** Excludes sockets and pages that only exist on a local server. */
const excluded = /\/live$|^\/dev\/|^\/\*$/

type Addresses = { routes: string[]; pages: string[] }
type Times = Record<'bare' | 'query' | 'own', number>

const { untargeted } = createFigureBuilder(
  `median of ${rounds} rounds over HTTP, one request at a time: the bare handler, one query of D1 and the address in turn; routes as the administrator, pages as a visitor, without an edge cache`,
)

export async function measureRatios({ benchWorker }: Built): Promise<Figure[]> {
  const site = await openSite(benchWorker)
  const admin = await addMember(site, crypto.randomUUID(), adminEmail)
  const cookie = `session=${await addSession(site, admin)}`
  const parameters = await loadParameters(site, admin.id)
  const response = await fetch(`${site.address}/bench/addresses`)
  const { routes, pages } = (await response.json()) as Addresses
  const figures: Figure[] = []
  for (const path of routes.filter((path) => !excluded.test(path)))
    figures.push(...(await measureAddress(site, path, parameters, { cookie })))
  for (const path of pages.map((path) => (path === '*' ? '/nowhere' : path)))
    figures.push(...(await measureAddress(site, path, parameters, {})))
  await site.close()
  return figures
}

/** Returns the parameter value for each path, together with the start of the path's pattern. */
async function loadParameters(site: Site, adminId: string): Promise<[start: string, value: string][]> {
  const slug = 'hillside-thyme-cup'
  const recipe = await site.db
    .prepare('SELECT id FROM recipes WHERE slug = ? LIMIT 1')
    .bind(slug)
    .first<{ id: string }>()
  const post = await storePost(site, { title: 'Linden', userId: adminId })
  const reply = await storeReply(site, post.id, 'Eight, with a lid on.', { userId: adminId })
  return [
    ['/api/recipes', slug],
    ['/api/ratings', recipe?.id ?? ''],
    ['/api/admin/recipes', recipe?.id ?? ''],
    ['/api/herb', 'thyme'],
    ['/api/cabinet/herbs', 'thyme'],
    ['/api/community/posts', post.id],
    ['/api/community/replies', reply],
    ['/api/users', adminId],
    ['/images/recipe', `${slug}.png`],
    ['/banners', 'header'],
    ['/herbs', 'thyme'],
    ['/recipe', slug],
    ['/community', post.path.split('/').at(-1) ?? ''],
  ]
}

async function measureAddress(
  site: Site,
  pattern: string,
  parameters: [string, string][],
  headers: HeadersInit,
): Promise<Figure[]> {
  const [, value = '10000000-0000-4000-8000-000000000000'] =
    parameters.find(([start]) => pattern.startsWith(start)) ?? []
  const path = pattern.replaceAll(/:\w+(\{.*\})?/g, value).replace('*', 'nowhere')
  const times: Record<keyof Times, number[]> = { bare: [], query: [], own: [] }
  let status = 0
  for (let round = 0; round < warmUps + rounds; round++) {
    const seen = {
      bare: await measureTime(site, bare, {}),
      query: await measureTime(site, query, {}),
      own: await measureTime(site, path, headers),
    }
    status = seen.own.status
    if (round >= warmUps)
      for (const kind of ['bare', 'query', 'own'] as const) times[kind].push(seen[kind].milliseconds)
  }
  const [own, bareMs, queryMs] = [median(times.own), median(times.bare), median(times.query)]
  const name = `GET ${pattern}${status === 200 ? '' : `, ${status}`}`
  return [
    untargeted(
      name,
      `${(own / bareMs).toFixed(1)} × bare, ${(own / queryMs).toFixed(1)} × one query (${own.toFixed(1)} ms)`,
    ),
  ]
}

async function measureTime(site: Site, path: string, headers: HeadersInit) {
  const start = performance.now()
  const response = await fetch(site.address + path, { headers, redirect: 'manual' })
  await response.arrayBuffer()
  return { status: response.status, milliseconds: performance.now() - start }
}
