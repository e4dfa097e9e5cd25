import type { Member } from '#domain/permissions.ts'
import { parseRecipeFilters } from '#domain/recipes/parse-recipe-filters.ts'
import { createDb } from '#drizzle/db.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { createRead } from '#worker/core/read.ts'
import { loadViewer } from '#worker/features/accounts/sessions.service.ts'
import { recordPostViews } from '#worker/features/community/engagement.service.ts'
import { getPost } from '#worker/features/community/posts.service.ts'
import { addReply } from '#worker/features/community/replies.service.ts'
import { saveFavourite } from '#worker/features/favourites/favourites.service.ts'
import { listNotifications } from '#worker/features/notifications/notifications.service.ts'
import { rateRecipe } from '#worker/features/ratings/ratings.service.ts'
import { getRecipe, listRecipes } from '#worker/features/recipes/recipes.service.ts'

import { storePost } from '../e2e/forum.ts'
import { addSession } from '../e2e/member.ts'
import { createCtx } from './bench-ctx.ts'
import { generateRecipes } from './generate.ts'
import type { ScaleDatabase, StatementTotals } from './scale-database.ts'
import { createMemberRows, createPostRows } from './scale-rows.ts'

/** Database cost of one action: the median milliseconds, and the mean number of changed rows without indexes. */
export type Action = StatementTotals
export const actionNames = [
  'recipe',
  'list',
  'search',
  'post',
  'member',
  'notes',
  'like',
  'rating',
  'reply',
  'view',
] as const
export type Actions = Record<(typeof actionNames)[number], Action>

const runs = 100
const sampleText = 'Eight minutes with a lid on, and a spoon of honey when it is cool enough to sip.'

export async function measureActions(database: ScaleDatabase): Promise<Actions> {
  const { db } = database
  await db.batch(createMemberRows(db, 1, 1000))
  const viewer: Member = {
    role: 'member',
    id: 'member-1',
    email: 'member-1@example.org',
    reauthenticatedAt: Date.now(),
  }
  const token = await addSession({ db }, viewer)
  const { id: postId } = await storePost({ db }, { title: 'Linden', userId: 'member-2', authorName: 'Ada L.' })
  const { results: recipes } = await db
    .prepare(`SELECT id, slug FROM recipes WHERE status = 'published' ORDER BY id LIMIT ?`)
    .bind(runs)
    .all<{ id: string; slug: string }>()
  const getRecipeForRun = (run: number) => recipes[run % recipes.length] ?? { id: '', slug: '' }
  const action = (work: (ctx: Ctx, run: number) => Promise<unknown>) => measureAction(database, viewer, work)
  return {
    recipe: await action((ctx, run) => getRecipe(ctx, getRecipeForRun(run).slug)),
    list: await action((ctx) => listRecipes(ctx, parseRecipeFilters(new URLSearchParams()))),
    search: await action((ctx) => listRecipes(ctx, parseRecipeFilters(new URLSearchParams('search=citrus')))),
    post: await action((ctx) => getPost(ctx, postId, 0)),
    member: await action((ctx) => loadViewer(ctx, token)),
    notes: await action((ctx) => listNotifications(ctx, {})),
    like: await action((ctx, run) => saveFavourite(ctx, { id: getRecipeForRun(run).id, kind: 'like' })),
    rating: await action((ctx, run) => rateRecipe(ctx, getRecipeForRun(run).id, 4)),
    reply: await action((ctx, run) => addReply(asMember(ctx, run + 10), postId, { content: `${sampleText} ${run}` })),
    view: await action((ctx, run) =>
      recordPostViews(Object.assign(ctx, { networkAddress: `10.0.0.${run}` }), [postId], 'Firefox'),
    ),
  }
}

/** No member has a live socket during the measurement. */
const noLive: Ctx['live'] = {
  wake: () => Promise.resolve(),
  broadcast: () => Promise.resolve(),
  closeSockets: () => Promise.resolve(),
  connect: () => Promise.resolve(new Response(null, { status: 429 })),
}

/** Uses a different member each time, because one member may not write that often. */
const asMember = (ctx: Ctx, number: number): Ctx =>
  Object.assign(ctx, { viewer: { ...ctx.viewer, id: `member-${number}`, email: `member-${number}@example.org` } })

async function measureAction(
  { db, totals }: ScaleDatabase,
  viewer: Member,
  work: (ctx: Ctx, run: number) => Promise<unknown>,
): Promise<Action> {
  const before = { ...totals }
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const { ctx } = createCtx(db)
    const benchDb = createDb(db)
    const startMs = totals.milliseconds
    await work(Object.assign(ctx, { db: benchDb, read: createRead(benchDb), viewer, live: noLive }), run)
    times.push(totals.milliseconds - startMs)
  }
  return { milliseconds: median(times), rowsChanged: (totals.rowsChanged - before.rowsChanged) / runs }
}

/** Returns the median, because the mean would include runs that had to wait for the machine. */
const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

export type Growth = { base: number; recipe: number; member: number; post: number }

export async function measureGrowth({ db, bytes }: ScaleDatabase): Promise<Growth> {
  const [recipes, members, posts] = [2000, 1000, 1000]
  const base = bytes()
  await generateRecipes(db, 0, recipes)
  const withRecipes = bytes()
  await db.batch(createMemberRows(db, 1001, members))
  const withMembers = bytes()
  await db.batch(createPostRows(db, posts))
  return {
    base,
    recipe: (withRecipes - base) / recipes,
    member: (withMembers - withRecipes) / members,
    post: (bytes() - withMembers) / posts,
  }
}

export type Counting = { msWithTriggers: number; msWithoutTriggers: number }

export async function measureCounting({ db, exec, totals }: ScaleDatabase): Promise<Counting> {
  const like = async (first: number) => {
    const times: number[] = []
    for (let run = 0; run < runs; run++) {
      const startMs = totals.milliseconds
      await db
        .prepare(
          `INSERT INTO user_recipe_interactions (id, user_id, recipe_id, is_liked, is_bookmarked, liked_at, bookmarked_at, updated_at)
           SELECT ?, 'member-' || ?, id, 1, 0, 1, NULL, 1 FROM recipes WHERE status = 'published' ORDER BY id DESC LIMIT 1`,
        )
        .bind(crypto.randomUUID(), String(first + run))
        .run()
      times.push(totals.milliseconds - startMs)
    }
    return median(times)
  }
  const msWithTriggers = await like(300)
  const { results } = await db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'user_recipe_interactions' LIMIT 20`)
    .all<{ name: string }>()
  for (const { name } of results) exec(`DROP TRIGGER ${name}`)
  return { msWithTriggers, msWithoutTriggers: await like(400) }
}
