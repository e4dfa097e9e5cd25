import type { ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction } from '#client/core/run-action.ts'
import { saveFile } from '#client/core/save-file.ts'
import { siteContext } from '#client/core/site.ts'
import { createCollectionCsv, createCollectionJson } from '#domain/favourites/collection-files.ts'
import type { Removal } from '#domain/favourites/collection.types.ts'

import { exportCollection, removeFavourite } from './members.api.ts'

const removalMessages = {
  like: { success: 'Recipe removed from liked recipes', failure: () => 'Failed to unlike recipe' },
  bookmark: { success: 'Recipe removed from bookmarks', failure: () => 'Failed to unbookmark recipe' },
}

const exportMessages = { failure: () => 'We couldn’t create the file. Try again in a moment.', hasSummary: true }

const files = {
  csv: { name: 'collection.csv', type: 'text/csv', write: createCollectionCsv },
  jsonld: { name: 'collection.jsonld', type: 'application/ld+json', write: createCollectionJson },
}

type Context = ActionFunctionArgs['context']
type Handlers = { redirectVisitor: () => Promise<unknown>; onRemoved: (removal: Removal) => void }

/**
 * Handles submissions from the page. `redirectVisitor` redirects visitors, because the session may have ended since the
 * page loaded.
 */
export async function membersAction(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  { redirectVisitor, onRemoved }: Handlers,
) {
  const outcome = await action(context, Object.fromEntries(textFields(await request.formData())), onRemoved)
  if (outcome?.data.code === 'unauthenticated') await redirectVisitor()
  return outcome
}

async function action(context: Context, fields: Record<string, string>, onRemoved: Handlers['onRemoved']) {
  const removal = readRemoval(fields)
  if (removal)
    return runAction(
      () => removeFavourite(context, removal).then(() => onRemoved(removal)),
      removalMessages[removal.kind],
    )
  const { intent } = fields
  if (intent === 'csv' || intent === 'jsonld')
    return runAction(() => saveCollection(context, files[intent]), exportMessages)
  return null
}

async function saveCollection(context: Context, { name, type, write }: (typeof files)['csv']) {
  const { recipes } = await exportCollection(context)
  saveFile(name, write(context.get(siteContext).url, recipes), type)
}

/** Returns the like or bookmark to remove, or undefined for any other submission. */
export function readRemoval({ intent, id, kind }: Record<string, string>): Removal | undefined {
  if (intent !== 'remove-favourite' || id === undefined) return undefined
  return kind === 'like' || kind === 'bookmark' ? { id, kind } : undefined
}
