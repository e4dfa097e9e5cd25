import type { Block, Inline } from './markup.types.ts'

/** Returns the blocks' plain text. An empty line separates blocks, except before a list and after a heading. */
export const toPlainText = (blocks: readonly Block[]): string =>
  blocks.map((block, position) => getSeparator(blocks[position - 1], block) + blockToText(block)).join('')

function getSeparator(previous: Block | undefined, block: Block): string {
  if (!previous) return ''
  return previous.kind === 'heading' || block.kind === 'list' ? '\n' : '\n\n'
}

export const inlinesToText = (inlines: readonly Inline[]): string => inlines.map(inlineToText).join('')

export const countLinks = (nodes: readonly (Block | Inline)[]): number => listLinks(nodes).length

/** Returns the address of each link, in order. */
export const listLinks = (nodes: readonly (Block | Inline)[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'link' ? node.href : listLinks(listChildren(node))))

function blockToText(block: Block): string {
  if (block.kind === 'paragraph' || block.kind === 'heading') return inlinesToText(block.children)
  if (block.kind === 'list') return block.items.map(toPlainText).join('\n')
  if (block.kind === 'quote') return toPlainText(block.children)
  return block.kind === 'code' ? block.text : ''
}

function inlineToText(inline: Inline): string {
  if (inline.kind === 'break') return '\n'
  return 'text' in inline ? inline.text : inlinesToText(inline.children)
}

function listChildren(node: Block | Inline): readonly (Block | Inline)[] {
  if (node.kind === 'list') return node.items.flat()
  return 'children' in node ? node.children : []
}
