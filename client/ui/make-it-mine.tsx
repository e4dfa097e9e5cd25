import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'

import { continueAsMember } from '#client/core/continue-as-member.ts'
import { passRecipe } from '#client/core/passed-recipe.ts'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import type { OwnRecipeForm } from '#domain/own-recipes/fill-form.ts'
import { paths } from '#domain/paths.ts'

type MakeItMineProps = { name: string; className: string; createForm: () => OwnRecipeForm }

/** Link to the page for a new recipe, which starts with this one. */
export function MakeItMine({ name, className, createForm }: MakeItMineProps) {
  const navigate = useNavigate()
  const open = (event: MouseEvent) => {
    if (hasSessionCookie()) return passRecipe(createForm())
    event.preventDefault()
    return continueAsMember(() => {
      passRecipe(createForm())
      void navigate(paths.newOwnRecipe)
    })
  }
  return (
    <Link to={paths.newOwnRecipe} className={className} onClick={open}>
      Make it mine<span className="sr-only">: {name}</span>
    </Link>
  )
}
