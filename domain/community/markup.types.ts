/**
 * Nodes that pages may render from Markdown. Links lead to `https:`, `http:`, `mailto:` or a path on this site. The
 * text of a mention includes the `@`.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'emphasis' | 'strong'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'mention'; text: string }
  | { kind: 'break' }

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; children: Inline[] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'list'; start: number | null; items: Block[][] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
