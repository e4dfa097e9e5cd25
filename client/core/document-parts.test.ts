// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import { replaceParts } from './document-parts.ts'
import { propsEvent, removalEvent } from './part-events.ts'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}

afterEach(() => document.body.replaceChildren())

describe('replaceParts', () => {
  it('replaces the content of parts with the same name, and nothing else', () => {
    document.body.innerHTML = '<p>old</p><div data-part="list"><a href="/1">one</a></div><div data-part="count">1</div>'
    const count = find('[data-part="count"]').firstChild
    replaceParts('data-part', parse('<p>new</p><div data-part="count">1</div><div data-part="list">two</div>'))
    expect(document.body.textContent).toBe('oldtwo1')
    expect(find('[data-part="count"]').firstChild).toBe(count)
  })

  it('keeps the focus on the link with the same label', () => {
    document.body.innerHTML = '<div data-part="chips"><a href="/1">All <small>9</small></a><a href="/2">Sleep</a></div>'
    find('a').focus()
    replaceParts(
      'data-part',
      parse('<div data-part="chips"><a href="/2">Sleep</a><a href="/1">All <small>3</small></a></div>'),
    )
    expect(document.activeElement?.textContent).toBe('All 3')
  })

  it('focuses the field of a list whose focused entry is gone', () => {
    document.body.innerHTML =
      '<input id="exclude"><div data-part="chips"><ul data-focus-field="exclude"><li><a href="/1">Milk</a></li></ul></div>'
    find('a').focus()
    replaceParts('data-part', parse('<div data-part="chips"></div>'))
    expect(document.activeElement?.id).toBe('exclude')
  })

  it('tells an island inside a part that it is removed', () => {
    document.body.innerHTML = '<div data-part="list"><div data-island="card">one</div></div>'
    let removed = 0
    find('[data-island]').addEventListener(removalEvent, () => (removed += 1))
    replaceParts('data-part', parse('<div data-part="list"></div>'))
    expect(removed).toBe(1)
  })

  const latest = `<div data-island="title" data-props='{"title":"new"}'>new</div>`

  it('gives an island outside the parts its latest props, once', () => {
    document.body.innerHTML = `<div data-island="title" data-props='{"title":"old"}'>old</div>`
    const received: string[] = []
    find('[data-island]').addEventListener(propsEvent, (event) => {
      event.preventDefault()
      received.push(find('[data-island]').dataset['props'] ?? '')
    })
    replaceParts('data-part', parse(latest))
    replaceParts('data-part', parse(latest))
    expect(received).toEqual(['{"title":"new"}'])
    expect(document.body.textContent).toBe('old')
  })

  it('tells islands of the same name apart', () => {
    const html = `<div data-island="ad" data-props="1">one</div><div data-island="ad" data-props="2">two</div>`
    document.body.innerHTML = html
    replaceParts('data-part', parse(html))
    expect(document.body.textContent).toBe('onetwo')
    replaceParts('data-part', parse(html.replace('"2">two', '"3">three')))
    expect(document.body.textContent).toBe('onethree')
  })

  it('replaces the HTML of an island that is still asleep', () => {
    document.body.innerHTML = `<div data-island="title" data-props='{"title":"old"}'>old</div>`
    replaceParts('data-part', parse(latest))
    expect(document.body.textContent).toBe('new')
  })
})
