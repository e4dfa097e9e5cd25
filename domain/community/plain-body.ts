import type { Block, Inline } from './markup.types.ts'

/** The words of a text without what they look like, in one line. */
export const plainBody = (body: readonly Block[]): string => body.map(plainBlock).filter(Boolean).join(' ')

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return plainInlines(block.children)
    case 'quote':
      return plainBody(block.children)
    case 'list':
      return block.items.map(plainBody).join(' ')
    case 'code':
      return block.text
    case 'rule':
      return ''
  }
}

const plainInlines = (inlines: readonly Inline[]): string => inlines.map(plainInline).join('')

function plainInline(inline: Inline): string {
  if (inline.kind === 'break') return ' '
  return 'text' in inline ? inline.text : plainInlines(inline.children)
}
