import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import type { SharedRecipe } from '#domain/own-recipes/own-recipes.types.ts'
import { paths } from '#domain/paths.ts'

import { getSharedRecipe } from './own-recipes.api.ts'
import { RecipeHead, RecipeText } from './recipe-text.tsx'
import { SharedCheck } from './shared-check.island.tsx'

type LoaderData = { shared: SharedRecipe; path: string }

export const loader = async ({ context, params }: LoaderFunctionArgs): Promise<LoaderData> => {
  const token = params['token'] ?? ''
  return { shared: await getSharedRecipe(context, token), path: paths.sharedRecipe(token) }
}

export function Component() {
  const { shared, path } = useLoaderData<LoaderData>()
  const { content } = shared
  return (
    <article className="pt-10 wrap-anywhere">
      <PageHead title={content.name} description="A member’s own recipe, with the result of our safety check." />
      <RecipeHead content={content} />
      <p className="mb-7 max-w-[68ch] text-quiet">
        A member of Herbal Remedies wrote this recipe and shares it by this link. Our safety check has looked at its
        herbs and amounts. Nobody here has read or made it.
      </p>
      <div className="grid gap-x-16 gap-y-9 min-[68rem]:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] min-[68rem]:items-start">
        <div className="grid min-w-0 gap-8 max-[68rem]:order-last">
          <RecipeText content={content} />
        </div>
        <SharedCheck shared={shared} path={path} />
      </div>
    </article>
  )
}
