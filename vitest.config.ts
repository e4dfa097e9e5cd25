import { fileURLToPath } from 'node:url'

import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const manifest = fileURLToPath(new URL('worker/testing/manifest.ts', import.meta.url))

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{bench,domain,catalog,drizzle,client,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                MIGRATIONS: await readD1Migrations('migrations'),
                SITE_URL: 'https://herbs.test',
                ...(process.env['FAULTS_SEED'] && { FAULTS_SEED: process.env['FAULTS_SEED'], FAULTS_WHOLE: '1' }),
              },
            },
          }),
        ],
        resolve: { alias: { '#manifest': manifest } },
        test: {
          name: 'worker',
          include: ['worker/**/*.test.{ts,tsx}'],
          globalSetup: ['./e2e/start-fake-openai.ts'],
          setupFiles: ['./worker/testing/setup.ts'],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['./e2e/prepare.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          // A shared machine may starve a browser for a minute: what fails is tried twice more, and the report says so.
          retry: 2,
          fileParallelism: false,
        },
      },
    ],
  },
})
