import type { Chance } from '../chance.ts'
import type { Pen, SolidOptions } from '../pen.ts'
import type { Tint } from '../plant.schemas.ts'

/** What every part needs to draw itself. `isBold` leaves out fine detail for small pictures. */
export type Canvas = { pen: Pen; chance: Chance; isBold: boolean }

/** Returns how a shape of this tint is glazed. */
export function glazeOf(tint: Tint): SolidOptions {
  if (tint === 'white') return {}
  return { glaze: tint === 'pale' ? 'wash' : 'shade', twice: tint === 'dark' }
}
