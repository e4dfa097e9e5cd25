import * as z from 'zod'

import { labelOutputs } from './label.types.ts'

const millimetres = z.number().positive()
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'is no colour such as #1d3f9e')
const name = { id: z.string().regex(/^[a-z][a-z0-9-]*$/), title: z.string().trim().min(1) }
const size = { width: millimetres, height: millimetres }
const design = {
  ...name,
  sideMargin: millimetres,
  bottomMargin: millimetres,
  nameColour: colour,
  subtitleColour: colour,
}

/** Schema of `catalog/label-designs.yaml`. Lengths are in millimetres. */
export const labelDesignsFile = z.strictObject({
  colours: z.strictObject({
    ink: colour,
    quiet: colour,
    cobalt: colour,
    white: colour,
    saffron: colour,
    ochre: colour,
  }),
  designs: z.strictObject({
    framed: z.array(
      z.strictObject({
        ...design,
        frameColour: colour,
        frames: z.array(z.strictObject({ offset: millimetres, radius: millimetres, stroke: millimetres })),
      }),
    ),
    banded: z.array(z.strictObject({ ...design, bandColour: colour })),
  }),
  sizes: z.array(z.strictObject({ ...name, ...size })).min(1),
  automaticSizes: z.record(z.enum(labelOutputs), z.array(z.string()).min(1)),
  papers: z.array(z.strictObject({ ...name, sheet: z.strictObject(size).optional() })).min(1),
})

export type LabelDesigns = z.infer<typeof labelDesignsFile>
