import { getPublicationStatus } from '#domain/recipes/recipe-edit.rules.ts'
import { type ExportFormat, exportFiles } from '#domain/recipes/recipe-files.ts'
import { type ListFilters, type ListPage, pageSize, parseCursor, writeCursor } from '#domain/recipes/recipe-list.ts'
import { splitSearchTerms } from '#domain/recipes/recipes.rules.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './listing.repo.ts'

export async function listAllRecipes(ctx: Ctx, filters: ListFilters): Promise<ListPage> {
  const { search, after } = filters
  const query = { ...filters, after: after === null ? undefined : parseCursor(filters.order, after) }
  const terms = splitSearchTerms(search)
  if (search && terms.anywhere.length + terms.wordStarts.length === 0) return { remedies: [], next: null }
  const rows = search
    ? await repo.searchRecipes(ctx, terms, query, pageSize + 1)
    : await repo.listRecipes(ctx, query, pageSize + 1)
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return {
    remedies: page.map(({ status, isDraft, key: _, ...recipe }) => ({
      ...recipe,
      publicationStatus: getPublicationStatus({ status, isDraft }),
    })),
    next: last && rows.length > page.length ? writeCursor(last) : null,
  }
}

/** Streams every recipe as a file. An error aborts the stream, so that a partial file doesn't look complete. */
export function exportRecipes(ctx: Ctx, format: ExportFormat) {
  const { name, type, begin, write, end } = exportFiles[format]
  const { siteUrl } = ctx.config
  const generateText = async function* () {
    yield begin
    let [after, isFirst] = ['', true]
    for (;;) {
      const recipes = await repo.listForExport(ctx, after)
      const last = recipes.at(-1)
      if (!last) break
      yield recipes.map((recipe, position) => write(siteUrl, recipe, isFirst && position === 0)).join('')
      ;[after, isFirst] = [last.id, false]
    }
    yield end
  }
  return { name, type, text: toByteStream(generateText()) }
}

function toByteStream(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void chunks.return(undefined),
  })
}
