import type { Browser, Page } from 'playwright-core'

import { type Member, openAs } from './member.ts'
import { emptyTables, type PageOptions, type Site } from './site.ts'

/** A recipe that a member keeps. */
export type KeptRecipe = { id: string; name: string; slug: string }

/** Nobody keeps anything, and every remedy is on the shelf: gives fifteen of them, none of which is for the digestion. */
export async function layOutShelf(site: Site): Promise<KeptRecipe[]> {
  await emptyTables(site, 'users')
  await site.db.prepare("UPDATE recipes SET status = 'published' WHERE status = 'review'").run()
  const recipes =
    "SELECT id, name, slug FROM recipes WHERE ailment <> 'Digestive Issues' AND variety = 0 ORDER BY name LIMIT 15"
  return (await site.db.prepare(recipes).all<KeptRecipe>()).results
}

export type Kinds = { liked?: boolean; bookmarked?: boolean }

/** The member likes or bookmarks these recipes; the first was kept last. */
export async function keepRecipes(
  { db }: Pick<Site, 'db'>,
  member: Member,
  recipes: readonly KeptRecipe[],
  { liked = false, bookmarked = false }: Kinds,
): Promise<void> {
  const insert = db.prepare(
    `INSERT INTO user_recipe_interactions
       (id, user_id, recipe_id, is_liked, is_bookmarked, liked_at, bookmarked_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, 1)`,
  )
  await db.batch(
    recipes.map(({ id }, position) => {
      const at = 1000 - position
      const row = [crypto.randomUUID(), member.id, id, Number(liked), Number(bookmarked)]
      return insert.bind(...row, liked ? at : null, bookmarked ? at : null)
    }),
  )
}

/** How many recipes are liked, by whomever. */
export async function countLikes({ db }: Pick<Site, 'db'>): Promise<number> {
  const liked = 'SELECT id FROM user_recipe_interactions WHERE is_liked = 1'
  return (await db.prepare(liked).all()).results.length
}

/** The members area of the member, with what the query says of it. */
export async function openCollection(
  opening: { site: Site; browser: Browser },
  member: Member,
  query = '',
  options?: PageOptions,
) {
  const opened = await openAs(opening, member, `/members${query}`, options)
  await opened.page.getByRole('searchbox').waitFor()
  return opened
}

export const cards = (page: Page) => page.getByRole('article')
export const names = (page: Page) => cards(page).getByRole('heading').allTextContents()
export const summary = (page: Page, text: string | RegExp) =>
  page.getByRole('heading', { name: text, exact: true }).waitFor()
export const tally = (page: Page) => page.locator('.tally').innerText()
export const unlike = (page: Page, { name }: { name: string }) =>
  page.getByRole('button', { name: `Remove ${name} from liked recipes` })
