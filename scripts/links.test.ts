import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

const pages = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

const readHeadings = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Returns links to missing files or headings. Ignores links to other sites, because a test needs no network. */
function findDeadLinks(page: string): string[] {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links.filter((link) => {
    if (/^\w+:/.test(link)) return false
    const [path = '', heading] = link.split('#')
    const file = path === '' ? page : join(dirname(page), path)
    return !existsSync(file) || (heading !== undefined && !readHeadings(file).includes(heading))
  })
}

it.each(pages)('%s has no dead link to a file or a heading', (page) => {
  expect(findDeadLinks(page)).toEqual([])
})
