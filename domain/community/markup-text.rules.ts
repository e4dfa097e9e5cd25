import type { Block, Inline } from './markup.types.ts'

/** What a reader sees of a text, without its form: blocks are parted by an empty line, a list stands right below what leads to it. */
export function textOf(blocks: readonly Block[]): string {
  return blocks
    .map((block, position) => `${position === 0 ? '' : block.kind === 'list' ? '\n' : '\n\n'}${textOfBlock(block)}`)
    .join('')
}

/** What a reader sees of a line. */
export const textOfLine = (inlines: readonly Inline[]): string => inlines.map(textOfInline).join('')

/** How many links a text holds. */
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
  return inline.kind === 'text' || inline.kind === 'code' ? inline.text : textOfLine(inline.children)
}

function childrenOf(node: Block | Inline): readonly (Block | Inline)[] {
  if (node.kind === 'list') return node.items.flat()
  return 'children' in node ? node.children : []
}
