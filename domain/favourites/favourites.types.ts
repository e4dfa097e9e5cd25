export const favouriteKinds = ['like', 'bookmark'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]

/** What a member keeps of one recipe. */
export type Favourite = { recipeId: string; isLiked: boolean; isBookmarked: boolean }
