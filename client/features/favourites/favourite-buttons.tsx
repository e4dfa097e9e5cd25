import Bookmark from 'lucide-react/icons/bookmark'
import Heart from 'lucide-react/icons/heart'
import type { SubmitEvent } from 'react'

import { formPaths } from '#domain/paths.ts'

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
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    if (submitter instanceof HTMLButtonElement) toggle(`${submitter.name} ${id}`)
  }
  return (
    <form method="post" action={formPaths.favourite} className="contents" onSubmit={onSubmit}>
      {buttons.map(({ kind, label, Icon }) => (
        <button
          key={kind}
          type="submit"
          name={kind}
          value={id}
          className={`${className} favourite`}
          aria-label={`${label} ${name}${variety > 0 ? ` Variety ${variety}` : ''}`}
          aria-pressed={isFavourite(`${kind} ${id}`)}
        >
          <Icon aria-hidden />
          {showsLabels && label}
        </button>
      ))}
    </form>
  )
}
