import Bookmark from 'lucide-react/icons/bookmark'
import Heart from 'lucide-react/icons/heart'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Link } from 'react-router'

import { Jar } from '#client/ui/jar.tsx'
import { underReviewNotice } from '#domain/favourites/collection.rules.ts'
import type { SavedRecipe } from '#domain/favourites/collection.types.ts'
import type { FavouriteKind } from '#domain/favourites/favourites.types.ts'
import { paths } from '#domain/paths.ts'
import { selectCardIngredients } from '#domain/recipes/recipes.rules.ts'

type OnRemove = (kind: FavouriteKind, event: MouseEvent<HTMLElement>) => void

type CollectionCardProps = {
  recipe: SavedRecipe
  facts: ReactNode
  /** True if a verdict for the user is loading or loaded; `tag` is the verdict. */
  isChecked: boolean
  tag: ReactNode
  onRemove: OnRemove
}

/** Recipe in the collection. A recipe in review has no link and lists no ingredients. */
export function CollectionCard({ recipe, facts, isChecked, tag, onRemove }: CollectionCardProps) {
  const { name, isPublished, isLiked, isBookmarked } = recipe
  const id = useId()
  return (
    <article className="saved-card" tabIndex={-1} aria-labelledby={id}>
      <div className="card-figure">
        <Jar herb={recipe.mainHerb} emoji={recipe.emoji} ailment={recipe.ailment} />
      </div>
      <div className="card-text">
        <p className="ailment">{recipe.ailment}</p>
        <h3 id={id}>
          {name}
          {recipe.variety > 0 && <span className="variety">{` Variety ${recipe.variety}`}</span>}
        </h3>
        {isPublished ? (
          <>
            <p>{recipe.subtitle}</p>
            {facts}
            <Ingredients names={recipe.ingredientNames} />
          </>
        ) : (
          <p className="font-medium text-saffron">{underReviewNotice}</p>
        )}
        {isChecked && <div className="mt-1 min-h-11">{tag}</div>}
        <div className="card-actions">
          {isPublished && (
            <Link to={paths.recipe(recipe.slug)} className="button plain">
              View Recipe<span className="sr-only"> {name}</span>
            </Link>
          )}
          {isLiked && (
            <RemoveButton label={`Remove ${name} from liked recipes`} onClick={(event) => onRemove('like', event)}>
              <Heart aria-hidden />
            </RemoveButton>
          )}
          {isBookmarked && (
            <RemoveButton label={`Remove ${name} from bookmarks`} onClick={(event) => onRemove('bookmark', event)}>
              <Bookmark aria-hidden />
            </RemoveButton>
          )}
        </div>
      </div>
    </article>
  )
}

function Ingredients({ names }: { names: readonly string[] }) {
  const { shown, more } = selectCardIngredients(names)
  return (
    <p className="text-[.94rem] text-quiet">
      <span className="text-ink">{shown.join(', ')}</span>
      {more > 0 && <span className="whitespace-nowrap">{` +${more} more`}</span>}
    </p>
  )
}

type RemoveButtonProps = { label: string; onClick: (event: MouseEvent<HTMLElement>) => void; children: ReactNode }

const RemoveButton = ({ label, onClick, children }: RemoveButtonProps) => (
  <button type="button" className="square" aria-label={label} title={label} onClick={onClick}>
    {children}
  </button>
)
