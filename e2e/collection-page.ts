import type { Browser, Page } from 'playwright-core'

import { type Member, openAs } from './member.ts'
import { emptyTables, type PageOptions, type Site } from './site.ts'

export type SavedRecipe = { id: string; name: string; slug: string }

/** Deletes all members and publishes every remedy. Returns 15 of them, none for digestion. */
export async function resetRecipes(site: Site): Promise<SavedRecipe[]> {
  await emptyTables(site, 'users')
  await site.db.prepare("UPDATE recipes SET status = 'published' WHERE status = 'review'").run()
  const recipes =
    "SELECT id, name, slug FROM recipes WHERE ailment <> 'Digestive Issues' AND variety = 0 ORDER BY name LIMIT 15"
  return (await site.db.prepare(recipes).all<SavedRecipe>()).results
}

export type FavouriteFlags = { liked?: boolean; bookmarked?: boolean }

/** Stores likes or bookmarks of the recipes. The first recipe was saved last. */
export async function saveRecipes(
  { db }: Pick<Site, 'db'>,
  member: Member,
  recipes: readonly SavedRecipe[],
  { liked = false, bookmarked = false }: FavouriteFlags,
): Promise<void> {
  const insert = db.prepare(
    `INSERT INTO user_recipe_interactions
       (id, user_id, recipe_id, is_liked, is_bookmarked, liked_at, bookmarked_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, 1)`,
  )
  await db.batch(
    recipes.map(({ id }, position) => {
      const savedAt = 1000 - position
      const row = [crypto.randomUUID(), member.id, id, Number(liked), Number(bookmarked)]
      return insert.bind(...row, liked ? savedAt : null, bookmarked ? savedAt : null)
    }),
  )
}

export async function countLikes({ db }: Pick<Site, 'db'>): Promise<number> {
  const liked = 'SELECT id FROM user_recipe_interactions WHERE is_liked = 1'
  return (await db.prepare(liked).all()).results.length
}

export async function openCollection(
  environment: { site: Site; browser: Browser },
  member: Member,
  query = '',
  options?: PageOptions,
) {
  const opened = await openAs(environment, member, `/members${query}`, options)
  await opened.page.getByRole('searchbox').waitFor()
  return opened
}

export const cards = (page: Page) => page.getByRole('article')
export const recipeNames = (page: Page) => cards(page).getByRole('heading').allTextContents()
export const waitForSummary = (page: Page, text: string | RegExp) =>
  page.getByRole('heading', { name: text, exact: true }).waitFor()
export const readCounts = (page: Page) => page.locator('main dl').first().innerText()
export const unlikeButton = (page: Page, { name }: { name: string }) =>
  page.getByRole('button', { name: `Remove ${name} from liked recipes` })
