import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import { inputShape } from '#domain/testing/schema-samples.ts'

import type { OpenRoute } from './load-routes.ts'
import { innerPlaces, targetsOf } from './targets.ts'

const site = 'http://127.0.0.1:1'
const route = (method: string, path: string, target?: string, schema?: z.ZodType): OpenRoute => ({
  method,
  path,
  shapes: target !== undefined && schema ? [{ target, shape: inputShape(schema) }] : [],
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

describe('what is tried', () => {
  it('are free words of queries, bodies and addresses, and what deletes comes last', () => {
    expect(targetsOf(routes, site).map(({ name, places }) => [name, places])).toEqual([
      ['PUT /api/cups/:id', ['name', 'note']],
      ['PUT /api/cups/:id (id)', []],
      ['GET /api/cups', ['search']],
      ['DELETE /api/cups/:id (id)', []],
    ])
  })

  it('are no words within lists and objects, which are told', () => {
    expect(innerPlaces(routes)).toEqual(['PUT /api/cups/:id: content.title, content.parts[].amount, tags[]'])
  })
})
