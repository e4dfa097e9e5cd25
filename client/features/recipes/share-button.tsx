import Share from 'lucide-react/icons/share-2'

import { copyText } from '#client/core/copy-text.ts'
import { showToast } from '#client/core/toasts.ts'
import { paths } from '#domain/paths.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

type ShareButtonProps = { recipe: Pick<Recipe, 'name' | 'slug' | 'description'>; siteUrl: string }

/** Opens the device's share sheet. Copies the URL if the device has none. */
export function ShareButton({ recipe, siteUrl }: ShareButtonProps) {
  const share = async () => {
    const url = siteUrl + paths.recipe(recipe.slug)
    if (typeof navigator.share !== 'function')
      return copyText(url, { done: 'Recipe link copied to clipboard', failed: 'Failed to share recipe' })
    try {
      await navigator.share({ title: recipe.name, text: recipe.description, url })
    } catch (error) {
      const wasClosed = error instanceof DOMException && error.name === 'AbortError'
      if (!wasClosed) showToast('error', 'Failed to share recipe')
    }
  }
  return (
    <button type="button" className="button plain needs-script" onClick={() => void share()}>
      <Share aria-hidden />
      Share
    </button>
  )
}
