import { createChance } from '../chance.ts'
import { fitBox, measure, place, type Placement, pointsOf, scaleStamps } from '../fit.ts'
import { type Box, range, up } from '../geometry.ts'
import type { Canvas } from '../parts/canvas.ts'
import { drawLichenTuft } from '../parts/lichen.ts'
import { drawRoot } from '../parts/root.ts'
import { drawPart } from '../parts/still-life.ts'
import { createPen, type Pen } from '../pen.ts'
import type { Picture } from '../picture.ts'
import type { Plant, Root } from '../plant.schemas.ts'
import { drawCane } from './cane.ts'
import { drawClump } from './clump.ts'
import { drawCreeping } from './creeping.ts'
import { drawGrass } from './grass.ts'
import { lengthOf } from './growth.ts'
import { drawRosette } from './rosette.ts'
import { drawShrubBranch } from './shrub-branch.ts'
import { drawUprightHerb } from './upright-herb.ts'
import { drawVine } from './vine.ts'

const habits: Readonly<Record<Plant['habit'], (canvas: Canvas, plant: Plant) => void>> = {
  'upright herb': drawUprightHerb,
  clump: drawClump,
  rosette: drawRosette,
  creeping: drawCreeping,
  'shrub branch': drawShrubBranch,
  vine: drawVine,
  grass: drawGrass,
  cane: drawCane,
  'still life': (canvas) => drawLichenTuft(canvas, { x: 0, y: 0, angle: up }, 900),
}

/** Draws the whole plant with the part used beside it. */
export function layOutPlate(slug: string, plant: Plant): Picture {
  const part = drawAlone(`${slug} part`, (canvas) => drawPart(canvas, plant, 300))
  const drawHabit = habits[plant.habit]
  const whole = drawAlone(slug, (canvas) => {
    if (plant.root) drawUnderground(canvas, plant.root)
    drawHabit(canvas, plant)
  })
  const { side, placement } = findPlacement(whole)
  return composePlate(
    [
      { pen: whole, placement },
      { pen: part, placement: fitBox(boxOf(part), partBoxes[side], { maxScale: 1 }) },
    ],
    plant,
    side,
  )
}

function drawUnderground(canvas: Canvas, root: Root): void {
  const length = lengthOf(root.size) * 1.5
  drawRoot(
    canvas,
    root,
    { x: root.type === 'rhizome' ? -length * 0.45 : 0, y: root.type === 'rhizome' ? 30 : -10, angle: -up },
    length,
    62,
  )
}

type Side = 'left' | 'right'
const partBoxes: Readonly<Record<Side, Box>> = {
  left: { left: 40, top: 1170, right: 350, bottom: 1460 },
  right: { left: 850, top: 1170, right: 1160, bottom: 1460 },
}
/** Height below which the plant leaves room for the part used and its scale, and how wide that room is. */
const partTop = 1130
const partWidth = 400

function drawAlone(seed: string, draw: (canvas: Canvas) => void): Pen {
  const pen = createPen()
  draw({ pen, chance: createChance(seed), isBold: false })
  return pen
}

const boxOf = (pen: Pen) => measure(pen.items, pen.stamps)

/** Places the plant as large as it can be while one lower corner stays free for the part used. */
function findPlacement(pen: Pen): { side: Side; placement: Placement } {
  const points = pointsOf(pen.items, pen.stamps)
  const box = boxOf(pen)
  const candidates = (['right', 'left'] as const).flatMap((side) =>
    range(9).map((step) => {
      const [left, right] = side === 'right' ? [40, 1160 - step * 45] : [40 + step * 45, 1160]
      return { side, placement: fitBox(box, { left, right, top: 50, bottom: 1550 }) }
    }),
  )
  const isFree = ({ side, placement: { scale, x, y } }: (typeof candidates)[number]) =>
    !points.some((point) => {
      const across = point.x * scale + x
      return point.y * scale + y > partTop && (side === 'right' ? across > 1200 - partWidth : across < partWidth)
    })
  const [best] = candidates.filter(isFree).toSorted((one, other) => other.placement.scale - one.placement.scale)
  return best ?? { side: 'right', placement: fitBox(box, { left: 40, top: 50, right: 1160, bottom: partTop }) }
}

type Placed = { pen: Pen; placement: Placement }

function composePlate(placed: readonly Placed[], plant: Plant, side: Side): Picture {
  const last = placed.at(-1)
  const millimetre = (300 * (last?.placement.scale ?? 1)) / plant.part.length
  return {
    width: 1200,
    height: 1600,
    groups: placed.map(({ pen, placement }) => ({
      items: place(pen.items, placement),
      stamps: scaleStamps(pen.stamps, placement.scale),
    })),
    scale: createScale(millimetre, side === 'right' ? 1005 : 195),
  }
}

const barLengths = [1, 2, 5, 10, 20, 50, 100, 200]

/** Returns the longest bar of a round length that fits below the part. */
function createScale(millimetre: number, middle: number) {
  const millimetres = barLengths.findLast((length) => length * millimetre <= 260) ?? 1
  const width = Math.round(millimetres * millimetre)
  return {
    x: Math.round(middle - width / 2),
    y: 1500,
    width,
    label: millimetres < 10 ? `${millimetres} mm` : `${millimetres / 10} cm`,
  }
}
