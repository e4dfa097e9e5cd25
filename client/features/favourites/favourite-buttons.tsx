import Bookmark from 'lucide-react/icons/bookmark'
import Heart from 'lucide-react/icons/heart'

import type { Favourites } from './use-favourites.ts'

const buttons = [
  { kind: 'like', label: 'Like', Icon: Heart },
  { kind: 'bookmark', label: 'Bookmark', Icon: Bookmark },
] as const

type FavouriteButtonsProps = {
  recipe: { id: string; name: string; variety: number }
  /** Shared by all buttons of a page. */
  favourites: Favourites
  className: string
  showsLabels?: boolean
}

/** Like and bookmark buttons of a recipe. Their labels stay the same when pressed. */
export function FavouriteButtons({ recipe, favourites, className, showsLabels = false }: FavouriteButtonsProps) {
  const { isFavourite, toggle } = favourites
  const { id, name, variety } = recipe
  return buttons.map(({ kind, label, Icon }) => (
    <button
      key={kind}
      type="button"
      className={`${className} favourite needs-script`}
      aria-label={`${label} ${name}${variety > 0 ? ` Variety ${variety}` : ''}`}
      aria-pressed={isFavourite(`${kind} ${id}`)}
      onClick={() => toggle(`${kind} ${id}`)}
    >
      <Icon aria-hidden />
      {showsLabels && label}
    </button>
  ))
}
