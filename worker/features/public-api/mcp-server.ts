import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'

import { assistantInstructions } from '#domain/public-api/assistant.schemas.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { addTools } from './mcp-tools.ts'

/** Maximum number of values in the input of a tool, such as ingredients and medicines. */
const maxToolInputElements = 400

/**
 * The SDK would otherwise create a validator that compiles code, which the platform forbids. It only validates what a
 * server asks of its client, and ours asks nothing.
 */
const unusedValidator = {
  getValidator: () => {
    throw new Error('This server asks its clients nothing.')
  },
}

/** Answers one message of the Model Context Protocol. Without sessions, each request has a server of its own. */
export async function answerMessage(ctx: Ctx, request: Request, parsedBody: unknown): Promise<Response> {
  const server = new McpServer(
    { name: 'herbal-remedies', title: 'Herbal Remedies', version: '1', websiteUrl: ctx.config.siteUrl },
    { instructions: assistantInstructions, jsonSchemaValidator: unusedValidator, maxToolInputElements },
  )
  addTools(server, ctx)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  return transport.handleRequest(request, { parsedBody })
}
