import { useEffect, useState } from 'react'

import { picturePath } from '#domain/drawing/picture-path.ts'
import type { Shape } from '#domain/labels/drawing.ts'
import type { Medallion } from '#domain/labels/jar-mark.ts'

import { fetchPicture } from './labels.api.ts'

/** Returns the drawing of a herb; undefined until it has loaded, and if it can't be loaded. */
export function useMedallion(slug: string | undefined): Medallion | undefined {
  const [loaded, setLoaded] = useState<{ slug: string; medallion: Medallion | undefined }>()
  useEffect(() => {
    if (slug === undefined) return undefined
    let isCurrent = true
    const load = async () => {
      const medallion = parseMedallion(await fetchPicture(picturePath(slug, 'medallion')))
      if (isCurrent) setLoaded({ slug, medallion })
    }
    // Without a drawing, the jar keeps its leaf.
    load().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [slug])
  return loaded?.slug === slug ? loaded?.medallion : undefined
}

/** Reads a picture of ours. Its classes become attributes, because a label is a file without style sheets. */
export function parseMedallion(svg: string): Medallion | undefined {
  // The content security policy reports a style sheet even in a document that is only parsed.
  const [, before = '', styles = '', after = ''] = /^(.*)<style>(.*)<\/style>(.*)$/s.exec(svg) ?? []
  const root = new DOMParser().parseFromString(before + after, 'image/svg+xml').documentElement
  const side = Number(root.getAttribute('viewBox')?.split(' ')[2])
  const rules = readRules(styles)
  return side > 0 ? { side, shapes: toShapes(root, rules) } : undefined
}

type Rules = { tones: readonly string[]; attributes: Record<string, string> }[]

/** Reads rules such as `.vein,.outline{fill:none;stroke:#1d3f9e}`. The rule for `path` holds for every tone. */
const readRules = (styles: string): Rules =>
  Array.from(styles.matchAll(/([^{}]+)\{([^}]*)\}/g), ([, selectors = '', declarations = '']) => ({
    tones: selectors.split(',').map((selector) => selector.replace('.', '')),
    attributes: Object.fromEntries(declarations.split(';').map((declaration) => declaration.split(':'))),
  }))

const tags: readonly string[] = ['path', 'circle', 'g', 'defs', 'use'] satisfies Shape['tag'][]
const isTag = (tag: string): tag is Shape['tag'] => tags.includes(tag)

const toShapes = (parent: Element, rules: Rules): Shape[] =>
  [...parent.children].flatMap((element) => {
    const { tagName: tag } = element
    if (!isTag(tag)) return []
    const { class: tone = tag, ...attributes } = Object.fromEntries(
      [...element.attributes].map(({ name, value }) => [name, value]),
    )
    const painted = rules.filter(({ tones }) => tones.includes(tone) || tones.includes(tag))
    return [
      {
        tag,
        attributes: Object.assign(attributes, ...painted.map((rule) => rule.attributes)),
        children: toShapes(element, rules),
      },
    ]
  })
