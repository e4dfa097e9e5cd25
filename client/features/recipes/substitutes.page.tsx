import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { paths } from '#domain/paths.ts'
import type { RecipeSubstitutes } from '#domain/substitutes/substitutes.types.ts'

import { getSubstitutes } from './recipes.api.ts'
import { Substitutes } from './substitutes.island.tsx'

export async function loader({ params, context }: LoaderFunctionArgs): Promise<RecipeSubstitutes | Response> {
  const address = params['address'] ?? ''
  const substitutes = await getSubstitutes(context, address)
  return substitutes.slug === address ? substitutes : redirect(paths.substitutes(substitutes.slug), 302)
}

export function Component() {
  const { slug, name, isClosed, recipe, lines } = useLoaderData<RecipeSubstitutes>()
  return (
    <article className="prose">
      <PageHead
        title={`Substitutes for the herbs of ${name}`}
        description={`Herbs that can replace those of ${name}, with amounts that pass our safety check.`}
      />
      <p className="mt-8">
        <a href={paths.recipe(slug)} className="inline-link">
          {name}
        </a>
      </p>
      <h1>If you don’t have a herb</h1>
      <p className="mt-4">
        Each herb below has a traditional use for the same ailment, and much of the same taste. With it, the recipe
        passes our safety check as well as before. Change one herb at a time, and leave the steps as they are. It will
        be a different tea: the recipe’s own tips and notes are about the original herb.
      </p>
      {isClosed ? (
        <p className="note mt-6">Only premium members can see the amounts in this recipe.</p>
      ) : (
        <Substitutes recipe={recipe} lines={lines} />
      )}
    </article>
  )
}
