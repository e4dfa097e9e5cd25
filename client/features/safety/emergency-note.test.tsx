import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { recogniseEmergenciesInAnyLanguage } from '#domain/safety/emergencies-in-any-language.ts'

import { EmergencyNote } from './emergency-note.tsx'

const render = (text: string) =>
  renderToStaticMarkup(<EmergencyNote emergencies={recogniseEmergenciesInAnyLanguage(text)} />)

it('says first in the language of the reader whom to call', () => {
  const html = render('Mein Mann hat starke Brustschmerzen')
  expect(html).toMatch(/<\/h2><p lang="de"[^>]*>Das kann ein Notfall sein\. Ruf sofort 112 oder 999 an\.<\/p>/)
  expect(html).toContain('Call 999 now')
})

it('is English alone for an English message', () => {
  expect(render('crushing chest pain')).not.toContain('lang=')
})
