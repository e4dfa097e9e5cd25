import { createElement, type ReactNode } from 'react'

import type { Block, Inline } from '#domain/community/markup.types.ts'
import { isOwnPath } from '#domain/community/urls.rules.ts'

/** Renders marked text as React elements, so that no text can become HTML. */
export const MarkedText = ({ body }: { body: readonly Block[] }) =>
  createElement('div', { className: 'prose marked-text', dir: 'auto' }, ...body.map(renderBlock))

/** Passes children individually: the parts of a text never change their order, so they need no keys. */
function renderBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return createElement('p', null, ...block.children.map(renderInline))
    case 'heading':
      return createElement('h3', null, ...block.children.map(renderInline))
    case 'quote':
      return createElement('blockquote', null, ...block.children.map(renderBlock))
    case 'list':
      return renderList(block.start, block.items)
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr />
    default:
      return null
  }
}

function renderList(start: number | null, items: readonly Block[][]): ReactNode {
  const lines = items.map((item) => createElement('li', null, ...item.map(renderBlock)))
  return start === null ? createElement('ul', null, ...lines) : createElement('ol', { start }, ...lines)
}

function renderInline(inline: Inline): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'code':
      return <code>{inline.text}</code>
    case 'emphasis':
      return createElement('em', null, ...inline.children.map(renderInline))
    case 'strong':
      return createElement('strong', null, ...inline.children.map(renderInline))
    case 'link':
      return renderLink(inline.href, inline.children.map(renderInline))
    case 'mention':
      return <b>{inline.text}</b>
    case 'break':
      return <br />
    default:
      return null
  }
}

/** Links to other sites have `nofollow`, so that spam doesn't improve their search ranking. */
const renderLink = (to: string, children: ReactNode[]): ReactNode =>
  isOwnPath(to)
    ? createElement('a', { href: to }, ...children)
    : createElement('a', { href: to, rel: 'nofollow ugc noopener' }, ...children)
