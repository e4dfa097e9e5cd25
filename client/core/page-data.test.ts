import { data } from 'react-router'
import { describe, expect, it } from 'vitest'

import { pageDataId } from './page-data-id.ts'
import { readPageData, writePageData } from './page-data.ts'

const site = { url: 'https://herbs.test', year: 2026, contactEmail: 'hello@herbs.test', postalAddress: '' }
const read = (text: string) =>
  readPageData({ getElementById: (id) => (id === pageDataId ? { textContent: text } : null) })

describe('the data block of a page', () => {
  it('passes the worker’s loader data to the browser', () => {
    const loaderData = { recipe: { name: 'Linden <Cup>', text: '</script><script>alert(1)</script>' } }
    const text = writePageData(site, { loaderData, errors: null })
    expect(text).not.toContain('<')
    expect(read(text)).toEqual({ site, hydrationData: { loaderData, errors: null } })
  })

  it('keeps a known error, and only the status of an unknown one', () => {
    const known = Object.assign(data({ code: 'gone' }, { status: 410 }), {
      status: 410,
      statusText: '',
      internal: false,
    })
    const text = writePageData(site, {
      loaderData: {},
      errors: { page: known, other: new Error('the password is 1234') },
    })
    expect(text).not.toContain('1234')
    expect(read(text).hydrationData.errors).toEqual({
      page: { status: 410, statusText: '', data: { code: 'gone' }, internal: false },
      other: { status: 500, statusText: '', data: { code: 'internal' }, internal: false },
    })
  })
})
