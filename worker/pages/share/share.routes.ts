import type { Context, Hono } from 'hono'

import { api as mounts } from '#domain/api.ts'
import { paths, recipeImagePattern } from '#domain/paths.ts'
import { isRecipeId } from '#domain/recipes/recipes.rules.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'
import { policy } from '#worker/core/policy.ts'
import { type AppEnv, createRouter } from '#worker/core/router.ts'
import { forOtherSites } from '#worker/core/security-headers.ts'
import { tags } from '#worker/core/tags.ts'
import { inProcessFetch } from '#worker/pages/in-process.ts'
import { rasterise } from '#worker/platform/raster.ts'

import alegreya from './fonts/alegreya-700.ttf.bin'
import figtree from './fonts/figtree-500.ttf.bin'
import { recipePicture, sitePicture } from './share-picture.tsx'

/** The pictures that other sites show of a shared page; a failure of the API is answered as it is. */
export function createShareImages(api: Hono<AppEnv>) {
  return createRouter()
    .get(paths.siteImage, policy('page.read', { tags: () => [tags.pages] }), forOtherSites, async (c) =>
      answerPicture(c, sitePicture()),
    )
    .get(
      recipeImagePattern,
      policy('page.read', { tags: (c) => [tags.recipe(addressIn(c.req.param('file') ?? ''))] }),
      forOtherSites,
      async (c) => {
        const address = addressIn(c.req.param('file'))
        const answer = await inProcessFetch(api, c)(`${mounts.recipes}/${encodeURIComponent(address)}`)
        if (!answer.ok) return answer
        const recipe = await recipeOf(answer)
        if (recipe.slug !== address) return c.redirect(paths.recipeImage(recipe.slug), isRecipeId(address) ? 302 : 301)
        return answerPicture(c, recipePicture(recipe))
      },
    )
}

const addressIn = (file: string) => file.replace(/\.png$/, '')

async function answerPicture(c: Context<AppEnv>, svg: string) {
  return c.body(await rasterise(svg, [alegreya, figtree]), 200, { 'Content-Type': 'image/png' })
}

/** What the route of a recipe answers with a 200. */
async function recipeOf(answer: Response): Promise<Recipe> {
  const { recipe }: { recipe: Recipe } = await answer.json()
  return recipe
}
