import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { toInputSchema } from '#domain/testing/schema-samples.ts'

import type { OpenRoute } from './load-routes.ts'
import { findInnerPlaces, createTargets } from './targets.ts'

const site = 'http://127.0.0.1:1'
const route = (method: string, path: string, target?: string, schema?: z.ZodType): OpenRoute => ({
  method,
  path,
  shapes: target !== undefined && schema ? [{ target, shape: toInputSchema(schema) }] : [],
})

const cup = z.object({
  name: z.string(),
  size: z.number(),
  kind: z.enum(['a', 'b']),
  note: z.string().nullable(),
  content: z.object({ title: z.string(), at: z.iso.date(), parts: z.array(z.object({ amount: z.string() })) }),
  tags: z.array(z.string()).optional(),
})

const routes = [
  route('DELETE', '/api/cups/:id'),
  route('PUT', '/api/cups/:id', 'json', cup),
  route('GET', '/api/cups', 'query', z.object({ search: z.string(), page: z.coerce.number() })),
  route('GET', '/api/sizes', 'query', z.object({ size: z.enum(['a', 'b']) })),
  route('DELETE', '/api/session'),
]

describe('the targets of the tools', () => {
  it('are free texts of queries, bodies and addresses, with deletions last', () => {
    expect(createTargets(routes, site).map(({ name, places }) => [name, places])).toEqual([
      ['PUT /api/cups/:id', ['name', 'note']],
      ['PUT /api/cups/:id (id)', []],
      ['GET /api/cups', ['search']],
      ['DELETE /api/cups/:id (id)', []],
    ])
  })

  it('exclude texts inside lists and objects, which are listed separately', () => {
    expect(findInnerPlaces(routes)).toEqual(['PUT /api/cups/:id: content.title, content.parts[].amount, tags[]'])
  })
})
