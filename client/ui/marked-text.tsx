import { createElement, type ReactNode } from 'react'
import { Link } from 'react-router'

import type { Block, Inline } from '#domain/community/markup.types.ts'
import { isOwnPath } from '#domain/community/urls.rules.ts'

/** Renders marked text as elements only, so that no text can become markup. */
export const MarkedText = ({ body }: { body: readonly Block[] }) =>
  createElement('div', { className: 'prose marked-text', dir: 'auto' }, ...body.map(drawBlock))

/** Passes children individually: the parts of a text never change their order, so they need no keys. */
function drawBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return createElement('p', null, ...block.children.map(drawWords))
    case 'heading':
      return createElement('h3', null, ...block.children.map(drawWords))
    case 'quote':
      return createElement('blockquote', null, ...block.children.map(drawBlock))
    case 'list':
      return drawList(block.start, block.items)
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

function drawList(start: number | null, items: readonly Block[][]): ReactNode {
  const lines = items.map((item) => createElement('li', null, ...item.map(drawBlock)))
  return start === null ? createElement('ul', null, ...lines) : createElement('ol', { start }, ...lines)
}

function drawWords(words: Inline): ReactNode {
  switch (words.kind) {
    case 'text':
      return words.text
    case 'code':
      return <code>{words.text}</code>
    case 'emphasis':
      return createElement('em', null, ...words.children.map(drawWords))
    case 'strong':
      return createElement('strong', null, ...words.children.map(drawWords))
    case 'link':
      return drawLink(words.href, words.children.map(drawWords))
    case 'mention':
      return <b>{words.text}</b>
    case 'break':
      return <br />
    default:
      return null
  }
}

/** `nofollow`: another site gains nothing from a link here. */
const drawLink = (to: string, words: ReactNode[]): ReactNode =>
  isOwnPath(to)
    ? createElement(Link, { to }, ...words)
    : createElement('a', { href: to, rel: 'nofollow ugc noopener' }, ...words)
