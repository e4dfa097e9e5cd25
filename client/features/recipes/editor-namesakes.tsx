import { useEffect, useEffectEvent } from 'react'
import { Link, useFetcher } from 'react-router'

import { isDuplicate, hasSameNameAndAilment } from '#domain/bot/duplicates.rules.ts'
import { paths } from '#domain/paths.ts'
import type { RecipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import type { NameStatus, SameName } from '#domain/recipes/recipe-edit.types.ts'

type NamesakesProps = { content: RecipeContent; namesakes: readonly SameName[] }

/**
 * Links another remedy with this name. With nearly the same ingredients, it is a duplicate. Otherwise, the edited remedy
 * becomes a variety.
 */
export function EditorNamesakes({ content, namesakes }: NamesakesProps) {
  const own = { ...content, ingredientNames: content.ingredients.map(({ name }) => name) }
  const duplicate = namesakes.find((namesake) => isDuplicate(own, namesake))
  const variety = namesakes.find((namesake) => hasSameNameAndAilment(own, namesake))
  return (
    <div role="status">
      {duplicate && (
        <p className="note">
          A remedy for this ailment has the same name and nearly the same ingredients:{' '}
          <Link to={paths.adminRemedy(duplicate.id)} className="inline-link">
            view it
          </Link>
          . Readers couldn’t tell them apart.
        </p>
      )}
      {!duplicate && variety && (
        <p className="text-quiet">
          There is{' '}
          <Link to={paths.adminRemedy(variety.id)} className="inline-link">
            another remedy with this name
          </Link>
          . We’ll number them as varieties.
        </p>
      )}
    </div>
  )
}

const typingPauseMs = 400

/**
 * Returns the URL that a remedy with this name would get and the recipes that already have the name. Waits for a pause
 * in typing.
 */
export function useNameStatus(name: string): NameStatus | undefined {
  const fetcher = useFetcher<NameStatus | null>()
  const typed = name.trim()
  const requestStatus = useEffectEvent((typedName: string) =>
    fetcher.submit({ intent: 'name', name: typedName }, { method: 'post' }),
  )
  useEffect(() => {
    if (typed === '') return undefined
    const pause = setTimeout(() => void requestStatus(typed), typingPauseMs)
    return () => clearTimeout(pause)
  }, [typed])
  return typed === '' ? undefined : (fetcher.data ?? undefined)
}
