import { beforeEach, describe, expect, it } from 'vitest'

import { decodeEntities } from '#domain/decode-entities.ts'
import { programPaths } from '#domain/link-paths.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { site, visit } from '#worker/testing/visit.ts'

async function readCommands(): Promise<string[]> {
  const html = await (await visit(programPaths.developers)).text()
  return [...html.matchAll(/<pre[^>]*><code>(.*?)<\/code><\/pre>/gs)].map(([, text]) => decodeEntities(text ?? ''))
}

/** Sends the request of a curl command. */
function run(command: string) {
  const [, method = 'GET'] = /-X (\w+)/.exec(command) ?? []
  const [, address = ''] = /'(https:[^']*)'/.exec(command) ?? []
  const [, name, value] = /-H '([^:]+): ([^']*)'/.exec(command) ?? []
  const [, body] = /-d '(.*)'$/.exec(command) ?? []
  return visit(address, { method, ...(name && { headers: { [name]: value ?? '' } }), ...(body && { body }) })
}

beforeEach(async () => {
  await setFacts('facts-1', [createPlainHerb('linden'), createPlainHerb('liquorice')])
  await addHerb('linden')
  await addRecipe({ name: 'Linden Cup' })
})

describe('the page for developers', () => {
  it('has only curl commands that work, and the address of the tools', async () => {
    const commands = await readCommands()
    const curls = commands.filter((command) => command.startsWith('curl '))
    expect(curls).toHaveLength(6)
    for (const command of curls) {
      const response = await run(command)
      expect([command, response.status]).toEqual([command, 200])
      expect(JSON.stringify(await response.json()).length).toBeGreaterThan(80)
    }
    expect(commands.filter((command) => !curls.includes(command))).toEqual([site + programPaths.mcp])
  })
})
