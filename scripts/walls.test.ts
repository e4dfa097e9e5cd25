import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'walls-'))
cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
afterAll(() => rmSync(folder, { recursive: true }))

function mayImport(file: string, module: string, kind = ''): boolean {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `import ${kind} { thing } from '${module}'\nexport const other = thing\n`)
  try {
    execFileSync('oxlint', ['--format', 'unix', file], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    return true
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
    return !output.includes('no-restricted-imports')
  }
}

describe('the import rules', () => {
  it.each([
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
  ])('prevent %s from importing %s', (file, module) => {
    expect(mayImport(file, module)).toBe(false)
  })

  it.each([
    ['domain/recipes/a.ts', 'zod', ''],
    ['domain/recipes/a.ts', '../text.ts', ''],
    ['worker/features/recipes/recipes.service.ts', './recipes.repo.ts', ''],
    ['worker/features/recipes/recipes.service.ts', '#worker/features/health/health.service.ts', ''],
    ['worker/features/recipes/recipes.repo.ts', 'drizzle-orm', ''],
    ['worker/features/recipes/recipes.routes.ts', './recipes.service.ts', ''],
    ['worker/features/notifications/a.do.ts', './notifications.service.ts', ''],
    ['client/features/recipes/recipes.api.ts', '#worker/features/recipes/recipes.routes.ts', 'type'],
    ['client/features/recipes/a.tsx', '#client/ui/jar.tsx', ''],
    ['worker/pages/a.ts', '#client/routes.public.tsx', ''],
  ])('let %s import %s', (file, module, kind) => {
    expect(mayImport(file, module, kind)).toBe(true)
  })
})
