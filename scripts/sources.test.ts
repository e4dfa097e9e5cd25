import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

const sources = globSync('{client,domain,drizzle,worker}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.|\.cases\.|\/(?:testing|faults)\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
const found = (pattern: RegExp) => sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name))

describe('the sources', () => {
  it('are all there', () => {
    expect(sources.length).toBeGreaterThan(500)
  })

  // Each of these writes a constant of ours; whoever adds one has it read.
  it('put no value of a request into SQL', () => {
    const raw = sources.flatMap(({ file, text }) => [...text.matchAll(/\bsql\.raw\(/g)].map(() => file))
    expect(raw.toSorted()).toEqual([
      'drizzle/folded-text.ts',
      'drizzle/schema/campaigns.ts',
      'worker/features/cabinet/cabinet.repo.ts',
      'worker/features/herbs/herbs.repo.ts',
      'worker/features/herbs/herbs.repo.ts',
      'worker/features/notifications/notifications.repo.ts',
    ])
    expect(filesWith(/\.(?:prepare|exec)\(\s*[`'"a-z].*\b(?:select|insert|update|delete)\b/i)).toEqual([])
  })

  it('start no program and evaluate no text', () => {
    expect(
      filesWith(
        /\beval\(|\bnew Function\b|child_process|node:vm|\bsetTimeout\(['"`]|dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/,
      ),
    ).toEqual([])
  })

  it('hide every password, name it to password managers and let it be pasted', () => {
    expect(filesWith(/type="password"|'password' \| 'text'|\? 'text' : 'password'/)).toEqual([
      'client/ui/password-field.tsx',
    ])
    const fields = found(/<PasswordField\b([\s\S]*?)\/>/g)
    expect(fields.length).toBeGreaterThan(4)
    expect(fields.filter((field) => !/autoComplete="(?:current|new)-password"/.test(field ?? ''))).toEqual([])
    expect(filesWith(/\bon(?:Paste|Copy|Cut|Drop|BeforeInput)=/)).toEqual([])
  })

  it('know SHA-256 and scrypt alone, and cipher nothing themselves', () => {
    const hashes = found(/\b(?:createHash|createHmac|subtle\.digest)\(\s*['"]([\w-]+)['"]/g)
    expect(new Set(hashes)).toEqual(new Set(['SHA-256', 'sha256']))
    expect(filesWith(/createCipher|createDecipher|subtle\.(?:encrypt|decrypt)|pbkdf2|\bmd5\b|\bsha-?1\b/i)).toEqual([])
  })

  it('name the columns that they read', () => {
    // What a part of the same statement has named may be taken whole.
    const whole = filesWith(/\bselect \*(?! from \$\{keysOf\()|\.select\(\)(?!\.from\(keptBy\()/i)
    expect(whole.filter((file) => file.endsWith('.repo.ts'))).toEqual([])
  })

  it('pin every part to one version', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const versions = Object.entries({ ...dependencies, ...devDependencies })
    expect(versions.length).toBeGreaterThan(40)
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
  })
})
