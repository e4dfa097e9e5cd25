import type { Block, Inline } from './markup.types.ts'

/** Returns the plain text of the blocks. An empty line separates blocks, except before a list and after a heading. */
export const textOf = (blocks: readonly Block[]): string =>
  blocks.map((block, position) => gapBetween(blocks[position - 1], block) + textOfBlock(block)).join('')

function gapBetween(before: Block | undefined, block: Block): string {
  if (!before) return ''
  return before.kind === 'heading' || block.kind === 'list' ? '\n' : '\n\n'
}

/** Returns the plain text of a line. */
export const textOfLine = (inlines: readonly Inline[]): string => inlines.map(textOfInline).join('')

export const countLinks = (nodes: readonly (Block | Inline)[]): number =>
  nodes.reduce((sum, node) => sum + (node.kind === 'link' ? 1 : countLinks(childrenOf(node))), 0)

function textOfBlock(block: Block): string {
  if (block.kind === 'paragraph' || block.kind === 'heading') return textOfLine(block.children)
  if (block.kind === 'list') return block.items.map(textOf).join('\n')
  if (block.kind === 'quote') return textOf(block.children)
  return block.kind === 'code' ? block.text : ''
}

function textOfInline(inline: Inline): string {
  if (inline.kind === 'break') return '\n'
  return 'text' in inline ? inline.text : textOfLine(inline.children)
}

function childrenOf(node: Block | Inline): readonly (Block | Inline)[] {
  if (node.kind === 'list') return node.items.flat()
  return 'children' in node ? node.children : []
}
