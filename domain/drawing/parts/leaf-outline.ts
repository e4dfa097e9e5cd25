import { along, corner, evenly, mix, type Point, range, sampleCurve, steps, toPoint, type Vertex } from '../geometry.ts'
import type { Leaf } from '../plant.schemas.ts'

/** Roundness of a blade towards base and apex: below 1 blunt, 1 straight, above 1 drawn out. */
type Profile = { base: number; apex: number }

const profiles: Readonly<Record<Leaf['outline'], Profile>> = {
  linear: { base: 0.3, apex: 0.55 },
  needle: { base: 0.15, apex: 0.3 },
  lanceolate: { base: 0.65, apex: 1.15 },
  oblanceolate: { base: 1.3, apex: 0.6 },
  elliptic: { base: 0.8, apex: 0.85 },
  oblong: { base: 0.4, apex: 0.5 },
  ovate: { base: 0.5, apex: 1 },
  obovate: { base: 1.05, apex: 0.5 },
  cordate: { base: 0.32, apex: 0.95 },
  orbicular: { base: 0.5, apex: 0.5 },
  reniform: { base: 0.35, apex: 0.5 },
  rhombic: { base: 0.95, apex: 1.1 },
  deltate: { base: 0.16, apex: 1.05 },
  spatulate: { base: 1.8, apex: 0.45 },
}
const apexes = { acuminate: 1.5, acute: 1, obtuse: 0.65, rounded: 0.5, emarginate: 0.42 } as const
const bases = {
  attenuate: 1.6,
  cuneate: 1,
  rounded: 0.5,
  truncate: 0.18,
  cordate: 0.32,
  hastate: 0.2,
  oblique: 0.6,
} as const

const profileOf = ({ outline, base, apex }: Leaf): Profile => ({
  base: base ? bases[base] : profiles[outline].base,
  apex: apex ? apexes[apex] : profiles[outline].apex,
})

const hasBaseLobes = ({ outline, base }: Leaf) =>
  base === 'cordate' || (base === undefined && (outline === 'cordate' || outline === 'reniform'))

/** Returns half the width of a blade of length 1 at a share of its length. */
export function halfWidth(leaf: Leaf, share: number): number {
  const { base, apex } = profileOf(leaf)
  const peak = base / (base + apex)
  const at = (place: number) => Math.max(0, place) ** base * Math.max(0, 1 - place) ** apex
  return ((leaf.width / 2) * at(share)) / at(peak)
}

/** Point of an edge as a share of the blade's length and its distance from the midrib, in lengths. */
type EdgePoint = { share: number; out: number; corner?: boolean }

/** Returns one edge of the blade, from base to apex. `side` is 1 at the right and -1 at the left. */
export function leafEdge(
  leaf: Leaf,
  midrib: readonly Point[],
  length: number,
  side: 1 | -1,
  fullness: number,
): Vertex[] {
  const toBlade = ({ share, out, corner: isCorner }: EdgePoint): Vertex => {
    const point = toPoint(along(midrib, share), 0, side * out * length * fullness)
    return isCorner ? corner(point) : point
  }
  const edge = (leaf.lobing ? lobedEdge(leaf, leaf.lobing) : plainEdge(leaf, side)).map(toBlade)
  return cutMargin(leaf, edge, side)
}

function plainEdge(leaf: Leaf, side: 1 | -1): EdgePoint[] {
  const rounded = steps(8).map((step) => (1 - Math.cos(Math.PI * step)) / 2)
  const body = rounded.map((share) => ({ share, out: halfWidth(leaf, share), corner: share === 0 || share === 1 }))
  if (leaf.apex === 'emarginate') body.splice(-1, 1, { share: 0.96, out: 0, corner: true })
  if (leaf.base === 'hastate')
    return [
      { share: 0, out: 0, corner: true },
      { share: -0.12, out: leaf.width * 0.55, corner: true },
      ...body.slice(2),
    ]
  if (leaf.base === 'oblique') return obliqueEdge(body, side)
  if (!hasBaseLobes(leaf)) return body
  const { width } = leaf
  return [
    { share: 0, out: 0, corner: true },
    { share: -0.1, out: width * 0.14 },
    { share: -0.1, out: width * 0.3 },
    { share: 0.02, out: width * 0.43 },
    ...body.slice(3),
  ]
}

/** Returns the edge of a blade that begins lower and rounder on its right side than on its left. */
const obliqueEdge = (body: readonly EdgePoint[], side: 1 | -1): EdgePoint[] =>
  side === 1
    ? [{ share: 0, out: 0, corner: true }, { share: -0.07, out: 0.09 }, { share: 0, out: 0.2 }, ...body.slice(3)]
    : body.map((point, position) =>
        position < 3 ? { ...point, share: point.share + 0.08 * (position > 0 ? 1 : 0), out: point.out * 0.55 } : point,
      )

type Lobing = NonNullable<Leaf['lobing']>

const lobedEdge = (leaf: Leaf, lobing: Lobing) =>
  lobing.type === 'pinnate' ? pinnateLobes(leaf, lobing) : palmateLobes(leaf, lobing)

function pinnateLobes(leaf: Leaf, { lobes, depth, tips }: Lobing): EdgePoint[] {
  const reach = 1 / (lobes + 0.9)
  const lean = tips === 'backward' ? -0.28 : 0.42
  const isPointed = tips !== 'rounded'
  const sides = range(lobes).flatMap((lobe): EdgePoint[] => {
    const start = 0.06 + lobe * reach * 0.96
    const out = Math.max(0.08, halfWidth(leaf, start + reach * 0.6))
    const sinus = out * (1 - depth)
    const tip = start + reach * (0.5 + lean)
    return [
      { share: start, out: sinus * 0.9 },
      { share: mix(start, tip, 0.35), out: out * (isPointed ? 0.68 : 0.85) },
      { share: tip, out, corner: isPointed },
      {
        share: mix(tip, start + reach, 0.6) + (tips === 'backward' ? reach * 0.25 : 0),
        out: mix(out, sinus, isPointed ? 0.55 : 0.3),
      },
    ]
  })
  const last = Math.max(0.06, halfWidth(leaf, 0.9 - reach * 0.4) * 0.9)
  return [
    { share: 0, out: 0, corner: true },
    ...sides,
    { share: 1 - reach * 0.85, out: last * (1 - depth * 0.8) },
    { share: 1 - reach * 0.5, out: last * (tips === 'backward' ? 1.15 : 0.85), corner: tips === 'backward' },
    { share: 1 - reach * 0.18, out: last * 0.42 },
    { share: 1, out: 0, corner: true },
  ]
}

/** Angle between the apex and the lowest lobe, in radians. */
const lobeSpread = (pairs: number) => Math.min(2.3, 0.5 + pairs * 0.48)

/** Lobes that radiate from the stalk. One edge has half of them, with the middle lobe at the apex. */
function palmateLobes(leaf: Leaf, { lobes, depth, tips }: Lobing): EdgePoint[] {
  const pairs = (lobes - 1) / 2
  const spread = lobeSpread(pairs)
  const origin = 0.1
  const at = (angle: number, radius: number, isCorner = false): EdgePoint => ({
    share: origin + Math.cos(angle) * radius,
    out: Math.sin(angle) * radius * Math.max(0.75, leaf.width),
    corner: isCorner,
  })
  const lengthOf = (lobe: number) => 0.9 * (1 - (0.5 * (pairs - lobe)) / Math.max(1, pairs + 0.6))
  const gap = spread / Math.max(1, pairs)
  const isPointed = tips !== 'rounded'
  const flank = gap * (isPointed ? 0.27 : 0.33)
  const outward = range(pairs).flatMap((lobe): EdgePoint[] => {
    const angle = spread * (1 - lobe / Math.max(1, pairs))
    const reach = lengthOf(lobe)
    const sinus = reach * (1 - depth) + 0.06
    return [
      at(angle + flank, reach * (isPointed ? 0.68 : 0.9)),
      at(angle, reach, isPointed),
      at(angle - flank, reach * (isPointed ? 0.72 : 0.92)),
      at(angle - gap / 2, sinus),
    ]
  })
  return [
    { share: 0.04, out: 0, corner: true },
    at(2.75, 0.2),
    at(Math.min(2.4, spread + 0.85), 0.34),
    ...outward,
    at(flank, isPointed ? 0.62 : 0.82),
    at(0, 0.9, isPointed),
  ]
}

/** Returns the angle and reach of each lobe of a palmate blade on one side, for its veins. */
export function palmateTips(leaf: Leaf, { lobes }: Lobing): { share: number; out: number }[] {
  const pairs = (lobes - 1) / 2
  const spread = lobeSpread(pairs)
  return range(pairs).map((lobe) => {
    const angle = spread * (1 - lobe / Math.max(1, pairs))
    const radius =
      0.9 * (1 - (0.5 * (pairs - lobe)) / Math.max(1, pairs + 0.6)) * (leaf.margin === 'entire' ? 0.86 : 0.74)
    return { share: 0.1 + Math.cos(angle) * radius, out: Math.sin(angle) * radius * Math.max(0.75, leaf.width) }
  })
}

/** Cuts teeth into an edge. The lobes beside the stalk have none. */
function cutMargin(leaf: Leaf, edge: readonly Vertex[], side: 1 | -1): Vertex[] {
  if (leaf.margin === 'entire') return [...edge]
  const isDouble = leaf.margin === 'doubly serrate'
  const teeth = isDouble ? leaf.teeth * 2 : leaf.teeth
  const smooth = leaf.lobing ? (leaf.lobing.type === 'palmate' ? 2 : 0) : hasBaseLobes(leaf) ? 3 : 1
  const grid = evenly(sampleCurve(edge.slice(smooth), 6), teeth * 4)
  const cut = range(teeth).flatMap((tooth) => {
    const taper = Math.sin((Math.PI * (tooth + 0.6)) / (teeth + 0.4)) ** 0.5
    const height = (isDouble && tooth % 2 === 0 ? 0.45 : 1) * taper
    const at = (quarter: number, lift: number) => liftFrom(grid, tooth * 4 + quarter, lift * height * side)
    return toothVertices[leaf.margin](at)
  })
  return [...edge.slice(0, smooth + 1), ...cut.slice(1), ...edge.slice(-1)]
}

type At = (quarter: number, lift: number) => Point

/** Vertices of one tooth. Its width is four quarters; `lift` is its height in quarters. */
const toothVertices: Readonly<Record<Leaf['margin'], (at: At) => Vertex[]>> = {
  entire: () => [],
  serrate: (at) => [corner(at(0, 0)), corner(at(3.4, 1.25))],
  'doubly serrate': (at) => [corner(at(0, 0)), corner(at(3.4, 1.5))],
  dentate: (at) => [corner(at(0, -0.3)), corner(at(2.2, 1.5))],
  crenate: (at) => [corner(at(0, 0)), at(1.2, 0.95), at(3, 0.95)],
  spiny: (at) => [at(0, -0.4), corner(at(2.6, 2.4))],
  undulate: (at) => [at(0, 0), at(2, 0.7)],
}

/** Returns a point of the grid, moved outward by `lift` steps of the grid. */
function liftFrom(grid: readonly Point[], index: number, lift: number): Point {
  const here = grid[Math.min(grid.length - 1, Math.round(index))] ?? { x: 0, y: 0 }
  const before = grid[Math.max(0, Math.round(index) - 2)] ?? here
  const after = grid[Math.min(grid.length - 1, Math.round(index) + 2)] ?? here
  const gap = Math.max(1, Math.min(Math.round(index) + 2, grid.length - 1) - Math.max(0, Math.round(index) - 2))
  return { x: here.x - ((after.y - before.y) / gap) * lift, y: here.y + ((after.x - before.x) / gap) * lift }
}
