import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

type Import = [file: string, module: string, kind?: string]

const prevented: Import[] = [
  ['domain/recipes/a.ts', '#worker/app.ts'],
  ['domain/recipes/a.ts', '../../worker/app.ts'],
  ['domain/recipes/a.ts', 'hono'],
  ['domain/recipes/a.ts', 'react'],
  ['domain/recipes/a.ts', 'node:fs'],
  ['worker/features/recipes/recipes.service.ts', 'drizzle-orm'],
  ['worker/features/recipes/recipes.service.ts', '#drizzle/db.ts'],
  ['worker/features/recipes/recipes.service.ts', 'hono'],
  ['worker/features/recipes/recipes.service.ts', '#worker/features/health/health.repo.ts'],
  ['worker/features/recipes/recipes.service.ts', '../health/health.repo.ts'],
  ['worker/features/recipes/recipes.routes.ts', '#drizzle/db.ts'],
  ['worker/features/recipes/recipes.repo.ts', './recipes.service.ts'],
  ['worker/features/recipes/recipes.repo.ts', 'hono'],
  ['worker/features/notifications/a.do.ts', './notifications.repo.ts'],
  ['worker/features/notifications/a.do.ts', '#worker/features/recipes/recipes.service.ts'],
  ['worker/core/a.ts', '#worker/features/recipes/recipes.service.ts'],
  ['worker/core/a.ts', '../app.ts'],
  ['worker/pages/a.ts', '#client/features/recipes/recipe-card.tsx'],
  ['worker/pages/a.ts', '#drizzle/db.ts'],
  ['client/features/landing/a.tsx', '#worker/features/recipes/recipes.routes.ts'],
  ['client/features/landing/a.tsx', '#client/features/recipes/recipe-card.tsx'],
  ['client/features/landing/a.tsx', '../recipes/recipe-card.tsx'],
  ['client/features/landing/a.tsx', '#drizzle/db.ts'],
  ['client/features/landing/a.tsx', '#domain/accounts/common-passwords.ts'],
  ['client/features/landing/landing.page.tsx', '#domain/accounts/common-passwords.ts'],
  ['client/ui/a.tsx', '#domain/accounts/common-passwords.ts'],
  ['client/ui/a.tsx', '#client/features/recipes/recipe-card.tsx'],
  ['client/core/a.ts', '#client/layout/header.tsx'],
  ['drizzle/a.ts', '#worker/app.ts'],
]

const allowed: Import[] = [
  ['domain/recipes/a.ts', 'zod'],
  ['domain/recipes/a.ts', '../text.ts'],
  ['worker/features/recipes/recipes.service.ts', './recipes.repo.ts'],
  ['worker/features/recipes/recipes.service.ts', '#worker/features/health/health.service.ts'],
  ['worker/features/recipes/recipes.repo.ts', 'drizzle-orm'],
  ['worker/features/recipes/recipes.routes.ts', './recipes.service.ts'],
  ['worker/features/notifications/a.do.ts', './notifications.service.ts'],
  ['client/features/recipes/recipes.api.ts', '#worker/features/recipes/recipes.routes.ts', 'type'],
  ['client/features/recipes/a.tsx', '#client/ui/jar.tsx'],
  ['worker/pages/a.ts', '#client/routes.public.tsx'],
]

const folder = mkdtempSync(join(tmpdir(), 'walls-'))
afterAll(() => rmSync(folder, { recursive: true }))

const caseName = ([file, module]: Import) => `${file} ${module}`
const refused = findRefused([...prevented, ...allowed])

/** Lints all imports at once, each in a folder of its own with our rules. Returns the names of the refused ones. */
function findRefused(imports: Import[]): Set<string> {
  imports.forEach(([file, module, kind = ''], position) => {
    const path = join(folder, String(position), file)
    mkdirSync(dirname(path), { recursive: true })
    cpSync('.oxlintrc.json', join(folder, String(position), '.oxlintrc.json'))
    writeFileSync(path, `import ${kind} { thing } from '${module}'\nexport const other = thing\n`)
  })
  const { stdout } = spawnSync('oxlint', ['--format', 'unix'], { cwd: folder, encoding: 'utf8' })
  const lines = stdout.split('\n').filter((line) => line.includes('no-restricted-imports'))
  const positions = new Set(lines.map((line) => Number.parseInt(line)))
  return new Set(imports.filter((_, position) => positions.has(position)).map(caseName))
}

describe('the import rules', () => {
  it.each(prevented)('prevent %s from importing %s', (...other) => {
    expect(refused).toContain(caseName(other))
  })

  it.each(allowed)('let %s import %s', (...other) => {
    expect(refused).not.toContain(caseName(other))
  })
})
