import type { Frame } from '../geometry.ts'

/** `length` of the blade without its stalk; `bend` in radians, to the right if positive. */
export type LeafPlace = { frame: Frame; length: number; bend?: number }
