import type { Frame } from '../geometry.ts'
import type { Inflorescence } from '../plant.schemas.ts'
import type { Canvas } from './canvas.ts'

/** Flowers that are placed together. `length` is the whole length of the inflorescence, `radius` that of one flower. */
export type Bloom = { drawOne: DrawOne; style: Inflorescence; length: number; radius: number }

/** Draws one flower or fruit at the end of its stalk. */
export type DrawOne = (canvas: Canvas, frame: Frame, radius: number, view?: View) => void

/** How one looks at a flower that has an upper and a lower lip. */
export type View = 'side' | 'front'

/** Draws one kind of inflorescence that begins at the frame. */
export type DrawBloom = (canvas: Canvas, frame: Frame, bloom: Bloom) => void
