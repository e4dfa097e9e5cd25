import { useSite } from '#client/core/site.ts'
import { bestBefore } from '#domain/labels/best-before.rules.ts'
import { labelDesigns } from '#domain/labels/designs.ts'
import type { LabelCheck } from '#domain/labels/label-check.rules.ts'
import { labelContents } from '#domain/labels/label.rules.ts'
import type { CodeKind, LabelDraft } from '#domain/labels/label.types.ts'
import { codeSides, type LabelLayout, layOut } from '#domain/labels/layout.ts'
import { codeText } from '#domain/labels/qr-text.ts'
import { type NamedSize, sizesFor } from '#domain/labels/sizes.ts'
import { paths } from '#domain/paths.ts'

import type { LabelFacts } from './label-facts.ts'
import type { modulesOf } from './qr-modules.ts'

/** `code` holds the text of the QR code and its printed side in millimetres. */
export type MadeLabel = {
  check: LabelCheck
  size: NamedSize
  laidOut: LabelLayout
  code: { kind: CodeKind; text: string; side: number } | undefined
}

const defaultName = 'Your blend'

/**
 * Lays out the label as it would be printed. `made` is undefined until the facts, and the encoder if needed, have
 * loaded. `computed` is the best-before date.
 */
export function useLaidOut(draft: LabelDraft, facts: LabelFacts | null, drawCode: typeof modulesOf | null | undefined) {
  const { url } = useSite()
  if (!facts) return { made: undefined, computed: undefined }
  const check = facts.check(draft)
  const computed = bestBefore(
    draft.madeOn,
    check.herbs.flatMap(({ slug }) => facts.shelfLives.get(slug) ?? []),
  )
  const contents = labelContents({ ...draft, name: draft.name.trim() || defaultName }, check, computed)
  const design = labelDesigns.find(({ id }) => id === draft.design) ?? labelDesigns[0]
  if (!design) return { made: undefined, computed }
  const address = draft.recipe ? url + paths.recipe(draft.recipe) : undefined
  const code = draft.output === 'qr' ? codeOf(draft.code, codeText(contents, address), address) : undefined
  if (code && !drawCode) return { made: undefined, computed }
  const qrCode = code && drawCode ? { modules: drawCode(code.text), side: code.side } : undefined
  const made = sizesFor(draft.size, draft.output).map((size): MadeLabel => ({
    check,
    size,
    laidOut: layOut(contents, design, size, qrCode),
    code,
  }))
  return { made: made.find(({ laidOut }) => laidOut.isWhole) ?? made.at(-1), computed }
}

const codeOf = (kind: CodeKind, text: string, address: string | undefined) =>
  kind === 'address' && address
    ? { kind, text: address, side: codeSides.address }
    : { kind: 'full' as const, text, side: codeSides.full }
