import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'

import {
  assistantHerb,
  assistantPlant,
  assistantRecipe,
  assistantSearch,
} from '#domain/public-api/assistant.schemas.ts'
import { suggestRequest, suggestResult } from '#domain/public-api/blend.schemas.ts'
import { checkRequest, checkResult } from '#domain/public-api/check.schemas.ts'
import {
  describeCheck,
  describePlant,
  describeRecipe,
  describeRecipeList,
  describeSuggestion,
} from '#domain/public-api/describe.ts'
import { publicRecipe, publicRecipeList } from '#domain/public-api/recipes.schemas.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { toPublicError } from '#worker/core/errors.ts'

import {
  checkForProgram,
  findPublicPlant,
  getPublicRecipe,
  listPublicRecipes,
  suggestForProgram,
} from './public-api.service.ts'

const annotations = { readOnlyHint: true, openWorldHint: false } as const

/** Adds the tools to the server of one request. Each answers with text for people and with data for programs. */
export function addTools(server: McpServer, ctx: Ctx): void {
  const answer = createAnswer(ctx)
  server.registerTool(
    'search_recipes',
    {
      title: 'Search recipes',
      description: 'Searches our recipes for herbal tea.',
      inputSchema: assistantSearch,
      outputSchema: publicRecipeList,
      annotations,
    },
    (input) => answer(() => listPublicRecipes(ctx, input), describeRecipeList),
  )
  server.registerTool(
    'get_recipe',
    {
      title: 'Read a recipe',
      description: 'Returns a recipe with its safety notes and their sources.',
      inputSchema: assistantRecipe,
      outputSchema: publicRecipe,
      annotations,
    },
    ({ slug }) => answer(() => getPublicRecipe(ctx, slug), describeRecipe),
  )
  server.registerTool(
    'get_herb',
    {
      title: 'Read about a herb',
      description: 'Returns what we know about a herb: amounts, who should leave it out, medicines, and the sources.',
      inputSchema: assistantHerb,
      outputSchema: assistantPlant,
      annotations,
    },
    ({ herb }) =>
      answer(
        async () => ({ plant: await findPublicPlant(ctx, herb) }),
        ({ plant }) => describePlant(plant),
      ),
  )
  server.registerTool(
    'check_blend',
    {
      title: 'Check a tea for a person',
      description:
        'Checks herbs and amounts for a person: age, pregnancy, illnesses, medicines, allergies. Returns the reasons and their sources. Nothing is stored.',
      inputSchema: checkRequest,
      outputSchema: checkResult,
      annotations,
    },
    (input) => answer(() => checkForProgram(ctx, input), describeCheck),
  )
  server.registerTool(
    'suggest_blend',
    {
      title: 'Suggest a tea',
      description: 'Proposes a tea for a wish that passes our check for the person, or says why there is none.',
      inputSchema: suggestRequest,
      outputSchema: suggestResult,
      annotations,
    },
    (input) => answer(() => suggestForProgram(ctx, input, Math.random), describeSuggestion),
  )
}

/** Creates a function that runs a tool. An error that people may see becomes the tool’s answer; others are logged. */
const createAnswer =
  (ctx: Ctx) =>
  async <Data extends Record<string, unknown>>(
    load: () => Promise<Data>,
    describe: (data: Data) => string,
  ): Promise<CallToolResult> => {
    try {
      const data = await load()
      return { content: [{ type: 'text', text: describe(data) }], structuredContent: data }
    } catch (cause) {
      const error = toPublicError(cause)
      if (error.code === 'internal' || error.code === 'unavailable') ctx.log.error('mcp_tool_failed', cause)
      return { content: [{ type: 'text', text: error.message }], isError: true }
    }
  }
