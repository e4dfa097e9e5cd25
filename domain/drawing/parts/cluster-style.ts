import { describeInflorescence, type Fruit, type Inflorescence } from '../plant.schemas.ts'

/** Returns the inflorescence in which fruits stand. */
export const clusterStyle = ({ cluster, number, posture }: Fruit): Inflorescence => ({
  ...describeInflorescence(cluster ?? 'single', number),
  posture,
})
