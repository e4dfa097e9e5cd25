import { useEffect, useState } from 'react'

import { retryableImport } from '#client/core/retryable-import.ts'
import { useSite } from '#client/core/site.ts'
import { calculateBestBefore } from '#domain/labels/best-before.rules.ts'
import { labelDesigns } from '#domain/labels/designs.ts'
import type { LabelCheck } from '#domain/labels/label-check.rules.ts'
import { createLabelContents } from '#domain/labels/label.rules.ts'
import type { CodeKind, LabelDraft } from '#domain/labels/label.types.ts'
import { qrSides, type LabelLayout, layOutLabel } from '#domain/labels/layout.ts'
import { createCodeText } from '#domain/labels/qr-code.ts'
import { type NamedSize, listSizes } from '#domain/labels/sizes.ts'
import { paths } from '#domain/paths.ts'

import type { LabelFacts } from './label-facts.ts'
import type { encodeQrModules } from './qr-modules.ts'
import { useMedallion } from './use-medallion.ts'

/** `code.side` is the printed width of the QR code in millimetres. */
export type FinishedLabel = {
  check: LabelCheck
  size: NamedSize
  layout: LabelLayout
  code: { kind: CodeKind; text: string; side: number } | undefined
}

const defaultName = 'Your blend'

/**
 * Lays out the label for printing. `finishedLabel` is undefined until the facts have loaded and, for a label with a QR
 * code, the QR encoder.
 */
export function useLabelLayout(
  draft: LabelDraft,
  facts: LabelFacts | null,
  encodeQr: typeof encodeQrModules | null | undefined,
) {
  const { url } = useSite()
  const check = facts?.check(draft)
  const medallion = useMedallion(check?.herbs[0]?.slug)
  if (!facts || !check) return { finishedLabel: undefined, computedBestBefore: undefined }
  const computedBestBefore = calculateBestBefore(
    draft.madeOn,
    check.herbs.flatMap(({ slug }) => facts.shelfLifeBySlug.get(slug) ?? []),
  )
  const contents = {
    ...createLabelContents({ ...draft, name: draft.name.trim() || defaultName }, check, computedBestBefore),
    medallion,
  }
  const design = labelDesigns.find(({ id }) => id === draft.design) ?? labelDesigns[0]
  if (!design) return { finishedLabel: undefined, computedBestBefore }
  const recipeUrl = draft.recipe ? url + paths.recipe(draft.recipe) : undefined
  const code =
    draft.output === 'qr' ? chooseQrContent(draft.code, createCodeText(contents, recipeUrl), recipeUrl) : undefined
  if (code && !encodeQr) return { finishedLabel: undefined, computedBestBefore }
  const qrCode = code && encodeQr ? { modules: encodeQr(code.text), side: code.side } : undefined
  const candidates = listSizes(draft.size, draft.output).map((size): FinishedLabel => ({
    check,
    size,
    layout: layOutLabel(contents, design, size, qrCode),
    code,
  }))
  return { finishedLabel: candidates.find(({ layout }) => layout.fits) ?? candidates.at(-1), computedBestBefore }
}

const chooseQrContent = (kind: CodeKind, text: string, recipeUrl: string | undefined) =>
  kind === 'address' && recipeUrl
    ? { kind, text: recipeUrl, side: qrSides.address }
    : { kind: 'full' as const, text, side: qrSides.full }

const loadModules = retryableImport(() => import('./qr-modules.ts'))

/**
 * Loads the QR encoder when a label first needs it, because most labels have no QR code. `encode` is undefined while the
 * encoder loads and null if loading failed.
 */
export function useQrEncoder(isEnabled: boolean): {
  encode: typeof encodeQrModules | null | undefined
  retry: () => void
} {
  const [encode, setEncode] = useState<{ encoder: typeof encodeQrModules | null }>()
  const shouldLoad = isEnabled && !encode
  useEffect(() => {
    if (!shouldLoad) return
    void loadModules().then(
      (module) => setEncode({ encoder: module.encodeQrModules }),
      () => setEncode({ encoder: null }),
    )
  }, [shouldLoad])
  return {
    encode: encode?.encoder,
    retry: () => setEncode((previous) => (previous?.encoder === null ? undefined : previous)),
  }
}
