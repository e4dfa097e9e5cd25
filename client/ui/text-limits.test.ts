import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

type Control = { file: string; name: string; attributes: string }

/** Every `<Field …>`, `<input …>` and `<textarea …>` of the client, with its attributes. */
const controls: Control[] = globSync('client/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<(Field|PasswordField|input|textarea)\s(.*?)\/>/gs)].map(
    ([, name = '', attributes = '']) => ({ file, name, attributes }),
  ),
)

const locationsOf = (found: Control[]) => found.map(({ file, attributes }) => [file, attributes])

const numberOrDateType = /type="(number|date|datetime-local|range)"/

describe('a text control', () => {
  it('is limited by maxLength, because browsers ignore max on text', () => {
    const ignored = controls.filter(({ attributes }) => /\smax=/.test(attributes) && !numberOrDateType.test(attributes))
    expect(controls.length).toBeGreaterThan(50)
    expect(locationsOf(ignored)).toEqual([])
  })

  it('never cuts pasted text in a text area: TextArea counts the characters instead', () => {
    const cutting = controls.filter(({ name, attributes }) => name === 'textarea' && /maxLength=/.test(attributes))
    expect(locationsOf(cutting)).toEqual([])
  })
})
