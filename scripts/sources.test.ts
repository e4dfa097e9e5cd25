import { globSync, readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

const sources = globSync('{client,domain,drizzle,worker}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.|\.cases\.|\/(?:testing|faults)\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const findFiles = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
const listMatches = (pattern: RegExp) =>
  sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name))

describe('the sources', () => {
  it('are found', () => {
    expect(sources.length).toBeGreaterThan(500)
  })

  // Each of these files writes a constant from our code into SQL. Review a new file before adding it.
  it('put no value of a request into SQL', () => {
    const raw = sources.flatMap(({ file, text }) => [...text.matchAll(/\bsql\.raw\(/g)].map(() => file))
    expect(raw.toSorted()).toEqual([
      'drizzle/folded-text.ts',
      'drizzle/recipe-parts.ts',
      'drizzle/recipe-parts.ts',
      'drizzle/recipe-parts.ts',
      'drizzle/schema/campaigns.ts',
      'worker/features/cabinet/cabinet.repo.ts',
      'worker/features/herbs/herbs.repo.ts',
      'worker/features/herbs/herbs.repo.ts',
      'worker/features/notifications/notifications.repo.ts',
    ])
    expect(findFiles(/\.prepare\(|\$client\b|\b(?:DB|db|database)\.exec\(/)).toEqual([])
  })

  it('start no program and evaluate no text', () => {
    // The worker writes the HTML of islands that React has rendered from components.
    expect(
      findFiles(
        /\beval\(|\bFunction\(|child_process|node:vm|\bset(?:Timeout|Interval)\(['"`]|dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/,
      ),
    ).toEqual(['client/core/island.tsx'])
  })

  it('call only configured services', () => {
    const calling = findFiles(
      /\bfetch\(|new WebSocket\(|new EventSource\(|XMLHttpRequest|sendBeacon|cloudflare:sockets/,
    )
    expect(calling.filter((file) => !file.startsWith('client/')).toSorted()).toEqual([
      'worker/features/notifications/live-messages.do.ts',
      'worker/pages/in-process.ts',
      'worker/pages/share/share.routes.ts',
      'worker/platform/fetch-external.ts',
      'worker/platform/live.ts',
    ])
    expect(
      findFiles(/\bfetchExternal\b/)
        .filter((file) => !file.endsWith('fetch-external.ts'))
        .toSorted(),
    ).toEqual(['worker/platform/ai.ts', 'worker/platform/campaign-mail.ts', 'worker/platform/push.ts'])
  })

  // Each of these files builds a pattern from words in our code. Review a new file before adding it.
  it('build no pattern from text that people wrote', () => {
    expect(findFiles(/\bRegExp\(/).toSorted()).toEqual([
      'domain/accounts/predictable-words.ts',
      'domain/amounts/amount.ts',
      'domain/amounts/convert-units.ts',
      'domain/amounts/frequency.ts',
      'domain/amounts/mentioned-amounts.ts',
      'domain/amounts/numbers.ts',
      'domain/amounts/recipe-line.ts',
      'domain/clean-text.ts',
      'domain/herbi/complaints.ts',
      'domain/herbi/denials.ts',
      'domain/herbi/extracted-profile.ts',
      'domain/herbi/message-text.ts',
      'domain/herbi/parse-message.ts',
      'domain/herbs/herbs.schemas.ts',
      'domain/journal/herb-names.ts',
      'domain/journal/search.rules.ts',
      'domain/mailing/campaign-content.ts',
      'domain/medicines/medicine-stems.ts',
      'domain/own-recipes/stated-figures.ts',
      'domain/own-recipes/water.ts',
      'domain/recipes/list-markers.ts',
      'domain/recipes/recipe-text.ts',
      'domain/recipes/servings.rules.ts',
      'domain/safety/external-uses.ts',
      'domain/safety/member-uses.ts',
      'domain/safety/plant-sentences.ts',
      'domain/safety/text-doses.ts',
      'domain/sentences.ts',
      'domain/settings/ad-code.ts',
      'domain/table.schemas.ts',
      'domain/wording/claims.ts',
      'domain/wording/denial.ts',
      'domain/wording/stopped-medicine.ts',
      'drizzle/seed.ts',
      'worker/core/errors.ts',
      'worker/core/request.ts',
    ])
  })

  it('read requests only through a schema or a check', () => {
    expect(findFiles(/\breq\.(?:raw\.)?(?:json|text|parseBody|formData|arrayBuffer|blob|body)\b/).toSorted()).toEqual([
      'worker/core/validate.ts',
      'worker/features/mailing/mailing.routes.ts',
      'worker/features/policy-reports/policy-reports.routes.ts',
      'worker/features/public-api/mcp.routes.ts',
    ])
  })

  it('set every cookie in one place', () => {
    expect(findFiles(/\bset(?:Signed)?Cookie\(|['"]Set-Cookie['"]|document\.cookie\s*=/i)).toEqual([
      'worker/core/cookies.ts',
    ])
  })

  it('use Math.random for nothing that must not be guessed', () => {
    expect(findFiles(/Math\.random/).toSorted()).toEqual([
      'client/core/live-socket.ts',
      'client/features/notifications/use-notifications.ts',
      'worker/features/blends/blends.routes.ts',
      'worker/features/cabinet/suggestions.routes.ts',
      'worker/features/mailing/sending.service.ts',
      'worker/features/public-api/mcp-tools.ts',
    ])
  })

  it('exchange no messages with other windows', () => {
    const window = String.raw`(?:window|self|globalThis|parent|top|opener|contentWindow)\??\.`
    const received = String.raw`addEventListener\(\s*['"]message`
    expect(
      findFiles(new RegExp(`${window}(?:postMessage|${received})|(?<!\\.)\\b${received}|\\bonmessage\\b`)),
    ).toEqual([])
  })

  // `.assetsignore` itself isn't uploaded. It excludes `.vite`, which describes the build.
  it('serve no hidden file', () => {
    const served = readdirSync('client/public', { recursive: true }).map(String)
    expect(served).toContain('_headers')
    expect(served.filter((file) => /(?:^|[/\\])\.|\.(?:map|tsx?|toml|md)$/.test(file))).toEqual(['.assetsignore'])
    expect(readFileSync('client/public/.assetsignore', 'utf8').trim().split('\n')).toEqual(['.vite'])
  })

  it('hide every password, name it to password managers and let it be pasted', () => {
    expect(findFiles(/type="password"|'password' \| 'text'|\? 'text' : 'password'/)).toEqual([
      'client/ui/password-field.tsx',
    ])
    const fields = listMatches(/<PasswordField\b([\s\S]*?)\/>/g)
    expect(fields.length).toBeGreaterThan(4)
    expect(fields.filter((field) => !/autoComplete="(?:current|new)-password"/.test(field ?? ''))).toEqual([])
    expect(findFiles(/\bon(?:Paste|Copy|Cut|Drop|BeforeInput)=/)).toEqual([])
  })

  it('use only SHA-256 and scrypt, and encrypt only pushes themselves', () => {
    const hashes = listMatches(/\b(?:createHash|createHmac|subtle\.digest)\(\s*['"]([\w-]+)['"]/g)
    expect(new Set(hashes)).toEqual(new Set(['SHA-256', 'sha256']))
    expect(findFiles(/createCipher|createDecipher|subtle\.(?:encrypt|decrypt)|pbkdf2|\bmd5\b|\bsha-?1\b/i)).toEqual([
      'worker/platform/push-encryption.ts',
    ])
  })

  it('name the columns that they read', () => {
    // Permits `*` if another part of the same statement has named the columns.
    const whole = findFiles(/\bselect \*(?! from \$\{selectTicketIds\()|\.select\(\)(?!\.from\(selectSavedRows\()/i)
    expect(whole.filter((file) => file.endsWith('.repo.ts'))).toEqual([])
  })

  // Test files of one worker share their modules, so a replaced module would also reach the files that run after it.
  it('replace no module in a test', () => {
    const tests = globSync('{bench,catalog,client,domain,drizzle,e2e,scripts,worker}/**/*.test.{ts,tsx}')
    expect(tests.length).toBeGreaterThan(500)
    expect(tests.filter((file) => /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('pin every dependency to one version', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const versions = Object.entries({ ...dependencies, ...devDependencies })
    expect(versions.length).toBeGreaterThan(40)
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
  })
})
