import type { Canvas } from '../parts/canvas.ts'
import type { Plant } from '../plant.schemas.ts'
import { drawStolons } from './stolons.ts'
import { drawTrailing } from './trailing.ts'

/** Lays out a creeping plant: shoots that trail from one root, or runners that root at their nodes. */
export const drawCreeping = (canvas: Canvas, plant: Plant): void =>
  plant.root ? drawTrailing(canvas, plant) : drawStolons(canvas, plant)
