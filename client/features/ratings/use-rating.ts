import { useFetcher } from '#client/core/fetcher.tsx'
import { useSession } from '#client/core/session.ts'
import { useFreshData } from '#client/core/use-fresh-data.ts'
import { ratingsDataPath } from '#domain/paths.ts'
import type { RecipeRating } from '#domain/ratings/ratings.types.ts'

/** `rate` saves immediately; null removes the member's rating. */
export type Rating = RecipeRating & { rate: (rating: number | null) => void }

/** Returns the ratings of a recipe. They come from the page data until the member's own rating has loaded. */
export function useRating({ id: recipe, ...page }: Omit<RecipeRating, 'own'> & { id: string }): Rating {
  const session = useSession()
  const userId = session?.user.id
  const { data, formData, load, submit } = useFetcher<RecipeRating | null>({ key: `rating ${recipe} ${userId}` })
  useFreshData(load, userId && `${ratingsDataPath}?recipe=${recipe}`)
  const { rating, reviews } = data ?? page
  const own = formData ? Number(formData.get('rating')) : data?.own
  return {
    rating,
    reviews,
    own: (session !== null && own) || null,
    rate: (step) => void submit({ recipe, rating: step }, { action: ratingsDataPath, isReloading: false }),
  }
}
