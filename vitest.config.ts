import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

// Keeps tests from fetching anything from Cloudflare, however they are started.
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] ??= 'false'
process.env['WRANGLER_SEND_METRICS'] ??= 'false'

/** Stand-ins for files of the client's build. */
const manifest = fileURLToPath(new URL('worker/testing/manifest.ts', import.meta.url))
const documentStyles = fileURLToPath(new URL('worker/testing/document-styles.ts', import.meta.url))

const cores = availableParallelism()
/** Test files that run at once: at least two, because each file waits now and then. */
const filesAtOnce = Math.max(2, cores - 1)
/** Journeys that run at once: each also keeps a browser and a site busy. */
const journeysAtOnce = Math.max(2, Math.floor(cores / 2))

export default defineConfig({
  test: {
    silent: 'passed-only',
    // Ignores waits of a failed journey that end after it: its own error is reported already.
    onUnhandledError: ({ message }) => !/^page\.waitFor\w+: (Timeout|Target page, context or browser)/.test(message),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{bench,domain,catalog,drizzle,client,scripts}/**/*.test.{ts,tsx}'],
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          maxWorkers: filesAtOnce,
          sequence: { groupOrder: 1 },
          // A shared machine may be ten times as slow.
          testTimeout: 180_000,
          hookTimeout: 180_000,
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
                ...(process.env['FAULTS_SEED'] && { FAULTS_SEED: process.env['FAULTS_SEED'], FAULTS_FULL: '1' }),
              },
            },
          }),
        ],
        resolve: { alias: { '#manifest': manifest, '#document-styles': documentStyles } },
        test: {
          name: 'worker',
          include: ['worker/**/*.test.{ts,tsx}'],
          globalSetup: ['./e2e/start-fake-openai.ts'],
          setupFiles: ['./worker/testing/setup.ts'],
          isolate: false,
          maxWorkers: filesAtOnce,
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['./e2e/prepare.ts'],
          setupFiles: ['./e2e/close-pages.ts'],
          isolate: false,
          maxWorkers: journeysAtOnce,
          sequence: { groupOrder: 3 },
          // A shared machine may hold up a browser for a minute.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
