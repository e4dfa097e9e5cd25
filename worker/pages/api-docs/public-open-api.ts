import * as z from 'zod'

import { programPaths } from '#domain/link-paths.ts'
import { type PublicOperation, publicOperations } from '#domain/public-api/operations.ts'
import { publicDisclaimer } from '#domain/public-api/shared.ts'

import { failureComponents } from './open-api.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema
type JsonObject = Record<string, unknown>

/** Returns the OpenAPI 3.1 document of the public API, made from the schemas that its routes use. */
export function describePublicApi(siteUrl: string) {
  const paths: Record<string, JsonObject> = {}
  for (const operation of publicOperations) paths[operation.path] = { [operation.method]: describe(operation) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Herbal Remedies',
      version: '1',
      description: `Recipes for herbal tea, facts about herbs with their sources, and a safety check. ${publicDisclaimer}`,
    },
    servers: [{ url: siteUrl + programPaths.api }],
    paths,
    components: failureComponents,
  }
}

const describe = ({ id, summary, params, query, body, response }: PublicOperation): JsonObject => ({
  operationId: id,
  summary,
  parameters: [...listParameters('path', params), ...listParameters('query', query)],
  ...(body && {
    requestBody: { required: true, content: { 'application/json': { schema: toSchema(body, 'input') } } },
  }),
  responses: {
    200: { description: 'Done.', content: { 'application/json': { schema: toSchema(response, 'output') } } },
    ...(!body && { 304: { description: 'Unchanged since the answer with this ETag.' } }),
    default: { $ref: '#/components/responses/Failure' },
  },
  security: [],
})

function listParameters(place: 'path' | 'query', schema: z.ZodType | undefined): JsonObject[] {
  const { properties = {} } = schema ? toSchema(schema, 'input') : {}
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: property,
  }))
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _version, ...jsonSchema } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return jsonSchema
}
