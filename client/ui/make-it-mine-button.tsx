import { continueAsMember } from '#client/core/continue-as-member.ts'
import { passRecipe } from '#client/core/passed-recipe.ts'
import type { OwnRecipeForm } from '#domain/own-recipes/fill-form.ts'
import { paths } from '#domain/paths.ts'

/** Version of `MakeItMine` for documents. A link would open the page before the island is awake. */
export const MakeItMineButton = ({ createForm }: { createForm: () => OwnRecipeForm }) => (
  <button
    type="button"
    className="button plain"
    onClick={() =>
      continueAsMember(() => {
        passRecipe(createForm())
        location.assign(paths.newOwnRecipe)
      })
    }
  >
    Make it mine
  </button>
)
