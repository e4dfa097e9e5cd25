import Bookmark from 'lucide-react/icons/bookmark'
import Heart from 'lucide-react/icons/heart'

import type { Marks } from './use-favourites.ts'

const buttons = [
  { kind: 'like', word: 'Like', Icon: Heart },
  { kind: 'bookmark', word: 'Bookmark', Icon: Bookmark },
] as const

type FavouriteButtonsProps = {
  recipe: { id: string; name: string; variety: number }
  /** Asked for once a page. */
  marks: Marks
  className: string
  isWordy?: boolean
}

/** Heart and bookmark of one recipe; what they say stays the same, pressed or not. */
export function FavouriteButtons({ recipe, marks, className, isWordy = false }: FavouriteButtonsProps) {
  const { stands, toggle } = marks
  const { id, name, variety } = recipe
  return buttons.map(({ kind, word, Icon }) => (
    <button
      key={kind}
      type="button"
      className={`${className} favourite needs-script`}
      aria-label={`${word} ${name}${variety > 0 ? ` Variety ${variety}` : ''}`}
      aria-pressed={stands(`${kind} ${id}`)}
      onClick={() => toggle(`${kind} ${id}`)}
    >
      <Icon aria-hidden />
      {isWordy && word}
    </button>
  ))
}
