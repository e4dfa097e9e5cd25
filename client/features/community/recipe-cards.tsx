import { OwnJar } from '#client/ui/own-jar.tsx'
import type { RecipeCard } from '#domain/own-recipes/own-recipes.types.ts'
import { paths } from '#domain/paths.ts'

/** Recipes of members that a post links to. Their own pages show the amounts and the safety check. */
export const RecipeCards = ({ recipes }: { recipes: readonly RecipeCard[] }) =>
  recipes.length > 0 && (
    <ul className="my-4 grid gap-3" aria-label="Recipes in this post">
      {recipes.map((recipe) => (
        <li
          key={recipe.token}
          className="flex max-w-150 items-center gap-4.5 rounded-box border-[1.5px] border-line bg-sheet p-4.5 wrap-anywhere"
        >
          <OwnJar content={recipe} className="w-16" />
          <div className="min-w-0">
            <h2 className="text-[1.3rem]">{recipe.name}</h2>
            <p>{recipe.ingredientNames.join(', ')}</p>
            <a href={paths.sharedRecipe(recipe.token)} className="stand-alone">
              See the recipe and its safety check<span className="sr-only">: {recipe.name}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
