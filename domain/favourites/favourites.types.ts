export const favouriteKinds = ['like', 'bookmark'] as const
export type FavouriteKind = (typeof favouriteKinds)[number]

export type Favourite = { recipeId: string; isLiked: boolean; isBookmarked: boolean }
