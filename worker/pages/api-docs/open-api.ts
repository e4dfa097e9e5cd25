import { errorCodes } from '#domain/errors.ts'

import type { JsonSchema, Operation } from './operations.ts'

type JsonObject = Record<string, unknown>

const failure: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { enum: Object.keys(errorCodes) },
        message: { type: 'string', description: 'Message for people.' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'Error message for each field.',
        },
        requestId: { type: 'string' },
      },
    },
  },
}

/** Components with which a description refers to a failed call. */
export const failureComponents = {
  schemas: { Failure: failure },
  responses: {
    Failure: {
      description: 'What went wrong: a code for programs and a message for people.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  },
}

/** Returns the OpenAPI 3.1 document of the operations; `siteUrl` is their server. */
export function describeApi(operations: readonly Operation[], siteUrl: string) {
  const paths: Record<string, Record<string, JsonObject>> = {}
  for (const operation of operations) {
    const path =
      Object.keys(paths).find((otherPath) => maskParameterNames(otherPath) === maskParameterNames(operation.path)) ??
      operation.path
    paths[path] = { ...paths[path], [operation.method]: describe(withParameterNames(operation, path)) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Herbal Remedies',
      version: '1',
      description:
        'Generated from the routes and their schemas. For response bodies, see the types in the source. Every failed call returns Failure.',
    },
    servers: [{ url: siteUrl }],
    tags: [...new Set(operations.map(({ part }) => part))].map((name) => ({ name })),
    paths,
    components: {
      ...failureComponents,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } },
    },
  }
}

/** Removes parameter names, because OpenAPI treats paths that differ only in them as equal. */
const maskParameterNames = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')

/** Returns the operation with the parameter names of `path`, which differs from its own path only in these names. */
function withParameterNames(operation: Operation, path: string): Operation {
  const names = path.match(/(?<=\{)\w+/g) ?? []
  const parameters = operation.parameters.map((parameter, position) =>
    parameter.in === 'path' ? { ...parameter, name: names[position] ?? parameter.name } : parameter,
  )
  return { ...operation, path, parameters }
}

function describe(operation: Operation): JsonObject {
  const { method, path, part, parameters, body, permission, isShared } = operation
  return {
    operationId: [method, ...(path.match(/\w+/g) ?? [])].join('-'),
    tags: [part],
    description: describeRules(operation).join(' '),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { [body.type]: { schema: body.schema } } } }),
    responses: {
      '2XX': { description: 'Done.' },
      default: { $ref: '#/components/responses/Failure' },
    },
    security: createSecurity(operation),
    'x-permission': permission,
    'x-cache': isShared ? 'shared' : 'private',
  }
}

/** A shared response needs no session. A private response for everyone may contain more for a signed-in member. */
function createSecurity({ roles, isShared }: Operation) {
  if (!roles.includes('visitor')) return [{ session: [] }]
  return isShared ? [] : [{}, { session: [] }]
}

/** Describes who may call the operation, from where, and who may cache the response. */
export const describeRules = ({ roles, requiresReauthentication, requiresOrigin, isShared }: Operation): string[] => [
  describeAudience(roles),
  ...(requiresReauthentication ? ['Requires a recently entered password.'] : []),
  ...(requiresOrigin ? ['Requires this site’s Origin header.'] : []),
  ...(isShared ? ['The response is the same for everyone, and cached at the edge.'] : []),
]

function describeAudience(roles: Operation['roles']): string {
  if (roles.includes('visitor')) return 'For everyone.'
  if (roles.includes('member')) return 'For members.'
  return roles.includes('premium') ? 'For premium members.' : 'For administrators.'
}
