import { expect, it } from 'vitest'

import { type Env, readConfig } from './env.ts'

const env = { SITE_URL: 'https://herbs.test', CONTACT_EMAIL: '', ADMIN_EMAIL: '' } as Env

it.each([
  ['3 recipes a day by default', {}, 3],
  ['24 recipes a day by default with a hosted model', { OPENAI_API_KEY: 'key-of-a-test' }, 24],
  ['the default for an empty value', { BOT_DAILY_MAX: '' }, 3],
  ['the given value', { BOT_DAILY_MAX: '7', OPENAI_API_KEY: 'key-of-a-test' }, 7],
])('readConfig lets the bot publish %s', (_, variables, max) => {
  expect(readConfig({ ...env, ...variables }).botDailyMax).toBe(max)
})
