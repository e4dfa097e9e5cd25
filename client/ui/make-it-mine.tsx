import { Link } from 'react-router'

import { passRecipe } from '#client/core/passed-recipe.ts'
import type { OwnRecipeForm } from '#domain/own-recipes/fill-form.ts'
import { paths } from '#domain/paths.ts'

type MakeItMineProps = { name: string; className: string; createForm: () => OwnRecipeForm }

/** Link to the page for a new recipe, which starts with this one. */
export const MakeItMine = ({ name, className, createForm }: MakeItMineProps) => (
  <Link to={paths.newOwnRecipe} className={className} onClick={() => passRecipe(createForm())}>
    Make it mine<span className="sr-only">: {name}</span>
  </Link>
)
