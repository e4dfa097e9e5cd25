import { env } from 'cloudflare:workers'

import { createDb, schema } from '#drizzle/db.ts'

type Kept = { userId: string; recipeId: string; isLiked?: boolean; isBookmarked?: boolean }

/** Stores what a member keeps of a recipe: neither flag says that all was taken back. */
export async function addFavourite({ userId, recipeId, isLiked = false, isBookmarked = false }: Kept): Promise<void> {
  await createDb(env.DB)
    .insert(schema.userRecipeInteractions)
    .values({
      id: crypto.randomUUID(),
      userId,
      recipeId,
      isLiked,
      isBookmarked,
      likedAt: isLiked ? 1 : null,
      bookmarkedAt: isBookmarked ? 1 : null,
      updatedAt: 1,
    })
}
