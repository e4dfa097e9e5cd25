import { api } from '#domain/api.ts'
import { remediesUrl } from '#domain/paths.ts'
import { noFilters } from '#domain/recipes/recipe-filters.ts'

import { nameMember, storePost, storeReply } from '../e2e/forum.ts'
import { addMember, addSession, adminEmail } from '../e2e/member.ts'
import { openSite, publicPaths, type Site } from '../e2e/site.ts'
import { type Action, mainActions } from './actions.ts'
import { rowsRead, rowsReturned, rowsWritten } from './bench-ctx.ts'
import type { Built } from './built.ts'
import { type Figure, createFigureBuilder } from './figures.ts'
import { recordRequest, recordSuccess, type Recorded } from './recorder.ts'

const maxSessionRows = 2
const maxExtraRows = 3
/** Every request of a signed-in member first looks up the session. */
const sessionRoundTrips = 1

const countFigures = createFigureBuilder(
  'the whole worker over HTTP on a local D1 that counts, including work after the response; rows written count indexes',
)

export async function measureRows({ benchWorker }: Built): Promise<Figure[]> {
  const site = await openSite(benchWorker)
  const figures = [...(await measurePages(site)), ...(await measureActions(site))]
  await site.close()
  return figures
}

async function measurePages(site: Site): Promise<Figure[]> {
  const post = await storePost(site, { title: 'Linden' })
  await storeReply(site, post.id, 'Eight, with a lid on.')
  const lists = [remediesUrl({ ...noFilters, page: 2 }), remediesUrl({ ...noFilters, search: 'mint' })]
  const figures: Figure[] = []
  for (const path of [...publicPaths, post.path, ...lists]) {
    const recorded = await recordRequest(site, path)
    figures.push(
      countFigures.atMost(`${path}, round trips`, recorded.roundTrips, 1),
      countFigures.untargeted(`${path}, rows read`, rowsRead(recorded)),
    )
  }
  return figures
}

async function measureActions(site: Site): Promise<Figure[]> {
  const member = await addMember(site, crypto.randomUUID(), 'member@example.org')
  const admin = await addMember(site, crypto.randomUUID(), adminEmail)
  await nameMember(site, member.id, 'Ada L')
  const { id: postId } = await storePost(site, { title: 'Thyme', userId: member.id })
  const recipe = await site.db
    .prepare('SELECT id FROM recipes WHERE slug = ? LIMIT 1')
    .bind('hillside-thyme-cup')
    .first<{ id: string }>()
  const sessions = { visitor: undefined, member: await addSession(site, member), admin: await addSession(site, admin) }
  // Extends the sessions first, because that happens once a day.
  for (const session of [sessions.member, sessions.admin]) await recordSuccess(site, api.session, { session })
  const figures: Figure[] = []
  for (const action of mainActions({ member, postId, recipeId: recipe?.id ?? '' })) {
    const session = sessions[action.by]
    const recorded = await recordSuccess(site, action.path, { ...action, ...(session !== undefined && { session }) })
    figures.push(...createRequestFigures(action, recorded))
  }
  return figures
}

function createRequestFigures({ name }: Action, recorded: Recorded): Figure[] {
  const [read, returned] = [rowsRead(recorded), rowsReturned(recorded)]
  if (name === 'load the session') return [countFigures.atMost(`${name}, rows read`, read, maxSessionRows)]
  if (name === 'open the cabinet')
    return [
      countFigures.atMost(
        `${name}, round trips after that for the session`,
        recorded.roundTrips - sessionRoundTrips,
        1,
      ),
      countFigures.atMost(`${name}, rows read beyond those returned`, read - returned, maxExtraRows + maxSessionRows),
    ]
  return [
    countFigures.untargeted(`${name}, round trips`, recorded.roundTrips),
    countFigures.untargeted(`${name}, rows read`, read),
    countFigures.untargeted(`${name}, rows written`, rowsWritten(recorded)),
  ]
}
