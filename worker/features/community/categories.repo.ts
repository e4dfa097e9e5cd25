import { asc, eq, sql } from 'drizzle-orm'

import type { AdminCategory } from '#domain/community/community.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { forumCategories: categories, forumPosts: posts } = schema

/** Always true. The condition makes SQLite use the order index. */
const usesOrderIndex = sql`${categories.orderIndex} > -1`

type CategoryRow = typeof categories.$inferInsert

export const listCategories = ({ db, read }: Reader, limit: number): Promise<AdminCategory[]> =>
  read(
    db
      .select({
        id: categories.id,
        slug: categories.slug,
        name: categories.name,
        description: categories.description,
        color: categories.color,
        icon: categories.icon,
        isActive: categories.isActive,
        postCount: categories.postCount,
        hasPosts:
          sql<boolean>`exists (select 1 from ${posts} post where post.category_id = ${categories}.id limit 1)`.mapWith(
            Boolean,
          ),
      })
      .from(categories)
      .where(usesOrderIndex)
      .orderBy(asc(categories.orderIndex), asc(categories.id))
      .limit(limit),
  )

export const insertLast = (db: Db, category: Omit<CategoryRow, 'orderIndex'>): Statement =>
  db.insert(categories).values({
    ...category,
    orderIndex: sql`1 + ifnull((select ${categories.orderIndex} from ${categories} where ${usesOrderIndex} order by ${categories.orderIndex} desc limit 1), 0)`,
  })

export const updateCategory = (db: Db, id: string, changes: Partial<CategoryRow>): Statement =>
  db.update(categories).set(changes).where(eq(categories.id, id))

export const movePosts = (db: Db, from: string, to: string): Statement =>
  db.update(posts).set({ categoryId: to }).where(eq(posts.categoryId, from))

export const deleteCategory = (db: Db, id: string): Statement => db.delete(categories).where(eq(categories.id, id))
