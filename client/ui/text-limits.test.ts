import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

type Control = { file: string; name: string; attributes: string }

/** All `<Field …>`, `<input …>` and `<textarea …>` elements of the client, with their attributes. */
const controls: Control[] = globSync('client/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<(Field|PasswordField|input|textarea)\s(.*?)\/>/gs)].map(
    ([, name = '', attributes = '']) => ({ file, name, attributes }),
  ),
)

const listLocations = (found: Control[]) => found.map(({ file, attributes }) => [file, attributes])

const numberOrDateType = /type="(number|date|datetime-local|range)"/

describe('a text control', () => {
  it('is limited by maxLength, because browsers ignore max on text', () => {
    const ignored = controls.filter(({ attributes }) => /\smax=/.test(attributes) && !numberOrDateType.test(attributes))
    expect(controls.length).toBeGreaterThan(50)
    expect(listLocations(ignored)).toEqual([])
  })

  it('never cuts pasted text in a text area: TextArea counts the characters instead', () => {
    const cutting = controls.filter(({ name, attributes }) => name === 'textarea' && /maxLength=/.test(attributes))
    expect(listLocations(cutting)).toEqual([])
  })
})
