import type { Block, Inline } from './markup.types.ts'

/** The words of a text without what they look like, in one line. */
export const plainBody = (body: readonly Block[]): string => body.map(plainBlock).filter(Boolean).join(' ')

function plainBlock(block: Block): string {
  if (block.kind === 'rule') return ''
  if (block.kind === 'code') return block.text
  if (block.kind === 'quote') return plainBody(block.children)
  return block.kind === 'list' ? block.items.map(plainBody).join(' ') : plainInlines(block.children)
}

const plainInlines = (inlines: readonly Inline[]): string => inlines.map(plainInline).join('')

function plainInline(inline: Inline): string {
  if (inline.kind === 'break') return ' '
  return 'text' in inline ? inline.text : plainInlines(inline.children)
}
