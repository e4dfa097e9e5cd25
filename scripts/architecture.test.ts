import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { drawArchitecture, replaceDrawn } from './architecture-drawing.ts'
import { readImports } from './imports.ts'

const root = mkdtempSync(join(tmpdir(), 'architecture-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

write('catalog/load.ts', `import { herb } from '#domain/herbs/herbs.ts'\n`)
write('client/features/herbs/herbs.api.ts', `import type { HerbsApi } from '#worker/features/herbs/herbs.routes.ts'\n`)
write('drizzle/schema/herbs.ts', `export const herbs = 1\n`)
write('domain/herbs/herbs.ts', `import * as z from 'zod'\n`)
write('worker/core/ctx.ts', `export const ctx = (env) => [env.DB, env.JOBS]\n`)
write('worker/features/herbs/herbs.routes.ts', `import { list } from './herbs.service.ts'\n`)
write(
  'worker/features/herbs/herbs.service.ts',
  `import {\n  type Tea,\n  brew,\n} from '#worker/features/teas/teas.service.ts'\n`,
)
write('worker/features/teas/teas.service.ts', `import { type Herb } from '#domain/herbs/herbs.ts'\n`)
write('worker/features/teas/teas.test.ts', `import { ctx } from '#client/testing.ts'\n`)
write('client/main.tsx', `import './app.css'\nconst late = () => import('./features/herbs/herbs.api.ts')\n`)
write(
  'wrangler.toml',
  `name = "teas"\n[triggers]\ncrons = ["* * * * *"]\n[[d1_databases]]\nbinding = "DB"\ndatabase_id = "1"\n[[queues.producers]]\nbinding = "JOBS"\nqueue = "jobs"\n[[queues.consumers]]\nqueue = "jobs"\n`,
)

describe('the imports of the source', () => {
  it('are found by alias, by relative path and when dynamic, and type imports are marked', () => {
    expect(readImports(root)).toEqual([
      { from: 'catalog/load.ts', to: 'domain/herbs/herbs.ts', isType: false },
      {
        from: 'client/features/herbs/herbs.api.ts',
        to: 'worker/features/herbs/herbs.routes.ts',
        isType: true,
      },
      { from: 'client/main.tsx', to: 'client/features/herbs/herbs.api.ts', isType: false },
      {
        from: 'worker/features/herbs/herbs.routes.ts',
        to: 'worker/features/herbs/herbs.service.ts',
        isType: false,
      },
      {
        from: 'worker/features/herbs/herbs.service.ts',
        to: 'worker/features/teas/teas.service.ts',
        isType: false,
      },
      { from: 'worker/features/teas/teas.service.ts', to: 'domain/herbs/herbs.ts', isType: true },
    ])
  })
})

describe('the drawing', () => {
  const lines = drawArchitecture(root).split('\n')

  it('has an arrow for code, a dotted one for types, a thick one for the platform', () => {
    expect(lines.filter((line) => /[-=]>/.test(line)).map((line) => line.trim())).toEqual([
      'catalog --> domain',
      'client --> client-features',
      'client-features -.-> worker-features',
      'worker-features -.-> domain',
      'worker-core ==> DB',
      'worker-core ==> JOBS',
      'JOBS ==> worker',
      'CRON1 ==> worker',
    ])
  })

  it('lists the features, their layers and the features that they call', () => {
    expect(lines.slice(-2)).toEqual(['- **herbs**: domain, tables, worker, client; calls teas', '- **teas**: worker'])
  })

  it('is placed between the markers of its page, whose other text stays', () => {
    const page = 'Before\n<!-- drawn by npm run architecture -->\nold\n<!-- end of what is drawn -->\nAfter\n'
    const drawn = replaceDrawn(page, 'new')
    expect(drawn).toBe(
      'Before\n<!-- drawn by npm run architecture -->\n\nnew\n\n<!-- end of what is drawn -->\nAfter\n',
    )
    expect(replaceDrawn(drawn, 'new')).toBe(drawn)
    expect(() => replaceDrawn('no marks', 'new')).toThrow('lost its markers')
  })
})

it('docs/architecture.md matches the code: run `npm run architecture`', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  expect(page).toBe(replaceDrawn(page, drawArchitecture('.')))
})
