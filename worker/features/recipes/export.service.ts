import { exportFiles, type ExportFormat } from '#domain/recipes/recipe-files.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './listing.repo.ts'

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
