import Bookmark from 'lucide-react/icons/bookmark'
import Heart from 'lucide-react/icons/heart'

import type { Marks } from './use-favourites.ts'

const buttons = [
  { kind: 'like', word: 'Like', Icon: Heart },
  { kind: 'bookmark', word: 'Bookmark', Icon: Bookmark },
] as const

type FavouriteButtonsProps = {
  recipe: { id: string; name: string; variety: number }
  /** Shared by all buttons of a page. */
  marks: Marks
  className: string
  showsLabels?: boolean
}

/** Like and bookmark buttons of a recipe. Their labels stay the same when pressed. */
export function FavouriteButtons({ recipe, marks, className, showsLabels = false }: FavouriteButtonsProps) {
  const { isSet, toggle } = marks
  const { id, name, variety } = recipe
  return buttons.map(({ kind, word, Icon }) => (
    <button
      key={kind}
      type="button"
      className={`${className} favourite needs-script`}
      aria-label={`${word} ${name}${variety > 0 ? ` Variety ${variety}` : ''}`}
      aria-pressed={isSet(`${kind} ${id}`)}
      onClick={() => toggle(`${kind} ${id}`)}
    >
      <Icon aria-hidden />
      {showsLabels && word}
    </button>
  ))
}
