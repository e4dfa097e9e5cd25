import { cut } from '../query.ts'
import type { Block, Inline } from './markup.types.ts'
import { plainBody } from './plain-body.ts'

const excerptMax = 200

/** How a text begins, without its marks: at most 200 characters on one line. */
export function excerptOf(body: readonly Block[]): string {
  const words = plainBody(body).replaceAll(/\s+/g, ' ').trim()
  return words.length <= excerptMax ? words : `${cut(words, excerptMax - 1)}…`
}

const linksOf = (inline: Inline): number => {
  if (!('children' in inline)) return 0
  return (inline.kind === 'link' ? 1 : 0) + sum(inline.children.map(linksOf))
}

const linksIn = (block: Block): number => {
  if (block.kind === 'rule' || block.kind === 'code') return 0
  if (block.kind === 'list') return sum(block.items.flat().map(linksIn))
  return block.kind === 'quote' ? sum(block.children.map(linksIn)) : sum(block.children.map(linksOf))
}

/** How many links a text has, also those that are written out and lead nowhere when pressed. */
export const linkCount = (content: string, body: readonly Block[]): number =>
  Math.max(sum(body.map(linksIn)), content.match(/https?:\/\/|\bwww\./gi)?.length ?? 0)

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
