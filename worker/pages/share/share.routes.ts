import { createHash } from 'node:crypto'

import type { Context, Hono } from 'hono'
import { hc } from 'hono/client'
import * as z from 'zod'

import { pathParams } from '#client/core/api.ts'
import { api as mounts } from '#domain/api.ts'
import { picturePath } from '#domain/drawing/picture-path.ts'
import { paths, recipeImagePattern } from '#domain/paths.ts'
import { findMainHerb, isRecipeId } from '#domain/recipes/recipes.rules.ts'
import { policy } from '#worker/core/policy.ts'
import { stripQuery } from '#worker/core/request.ts'
import { type AppEnv, createRouter } from '#worker/core/router.ts'
import { allowOtherSites } from '#worker/core/security-headers.ts'
import { tags } from '#worker/core/tags.ts'
import { validate } from '#worker/core/validate.ts'
import type { RecipesApi } from '#worker/features/recipes/recipes.routes.ts'
import { callApi, inProcessFetch } from '#worker/pages/in-process.ts'
import { rasterise } from '#worker/platform/raster.ts'

import alegreya from './fonts/alegreya-700.ttf.bin'
import figtree from './fonts/figtree-500.ttf.bin'
import { renderRecipePicture, renderSitePicture, siteHerbs } from './share-picture.tsx'

const pictureFile = z.object({ file: z.string().max(200 + '.png'.length) })

/** Serves the images that other sites show for a shared page. */
export function createShareImageRoutes(api: Hono<AppEnv>) {
  return createRouter()
    .get(paths.siteImage, policy('page.read', { tags: () => [tags.pages] }), allowOtherSites, stripQuery, async (c) =>
      respondWithPicture(c, renderSitePicture(await Promise.all(siteHerbs.map((herb) => readMedallion(c, herb))))),
    )
    .get(
      recipeImagePattern,
      policy('page.read', { tags: (c) => [tags.recipe(withoutExtension(c.req.param('file') ?? ''))] }),
      allowOtherSites,
      stripQuery,
      validate('param', pictureFile),
      async (c) => {
        const address = withoutExtension(c.req.valid('param').file)
        const recipes = hc<RecipesApi>(mounts.recipes, { fetch: inProcessFetch(api, c) })
        const { recipe } = await callApi(recipes[':address'].$get({ param: pathParams({ address }) }))
        if (recipe.slug !== address) return c.redirect(paths.recipeImage(recipe.slug), isRecipeId(address) ? 302 : 301)
        const herb = findMainHerb(recipe)
        return respondWithPicture(
          c,
          renderRecipePicture(recipe, herb === null ? undefined : await readMedallion(c, herb)),
        )
      },
    )
}

/** Returns the picture of a herb as SVG; undefined if there is none. */
async function readMedallion(c: Context<AppEnv>, herb: string): Promise<string | undefined> {
  const response = await c.env.ASSETS.fetch(new URL(picturePath(herb, 'medallion'), c.req.url).href)
  return response.ok ? response.text() : undefined
}

const withoutExtension = (file: string) => file.replace(/\.png$/, '')

/** Computes the ETag from the SVG, so that a site with the current image gets a 304 before anything is rasterised. */
async function respondWithPicture(c: Context<AppEnv>, svg: string) {
  const etag = `W/"${createHash('sha256').update(svg).digest('hex').slice(0, 32)}"`
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304, { ETag: etag })
  return c.body(await rasterise(svg, [alegreya, figtree]), 200, { 'Content-Type': 'image/png', ETag: etag })
}
