import { type Band, outlined, PlainJar, strokes } from './plain-jar.tsx'

const filled =
  (path: (y: number) => string): Band =>
  (y) => <path d={path(y)} className="fill-brush" />

const dot = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`
const round = (value: number) => Math.round(value * 10) / 10
const spokes = (x: number, y: number) =>
  [0, 45, 90, 135]
    .map((angle) => {
      const [dx, dy] = [round(5.5 * Math.sin((angle * Math.PI) / 180)), round(5.5 * Math.cos((angle * Math.PI) / 180))]
      return `M${round(x - dx)} ${round(y - dy)}L${round(x + dx)} ${round(y + dy)}`
    })
    .join('')
const petals = (x: number, y: number) =>
  [0, 72, 144, 216, 288]
    .map((angle) =>
      dot(round(x + 3.6 * Math.sin((angle * Math.PI) / 180)), round(y - 3.6 * Math.cos((angle * Math.PI) / 180)), 2),
    )
    .join('')

/** Ornament for each ailment. Other ailments get the default one. */
const ornaments: Record<string, Band> = {
  'Sleep Problems': filled(strokes(9, 31, 13, (x, y) => `M${x} ${y - 4}a5 5 0 1 0 4 8 4 4 0 1 1-4-8z`)),
  'Cold & Flu': (y) => (
    <>
      <path d={strokes(9, 27, 13, (x) => `M${x} ${y + 5}q6-12 12 0`)(y)} />
      <path d={strokes(9, 33, 13, (x) => dot(x, y + 3, 1.4))(y)} className="fill-brush stroke-none" />
    </>
  ),
  'Digestive Issues': outlined(strokes(9, 27, 12.9, (x, y) => `M${round(x)} ${y}q3.2-7 6.45 0t6.45 0`)),
  'Stress & Anxiety': outlined(strokes(8, 28, 14.5, (x, y) => `M${x} ${y + 4}c0-9 9-9 9-3s-6 5-5 1`)),
  'Energy & Focus': outlined(strokes(8, 34, 14.5, spokes)),
  Inflammation: outlined(strokes(9, 32, 13.2, (x, y) => `M${round(x)} ${y - 5}c5 5 5 8 0 10-5-2-5-5 0-10z`)),
  'Headaches & Migraines': filled(strokes(9, 28, 13, (x, y) => `M${x} ${y}l5-5 5 5-5 5z`)),
  "Women's Health": filled(strokes(8, 34, 14.5, petals)),
}

type JarProps = { emoji?: string; herb?: string | null | undefined; ailment: string; className?: string }

export const Jar = ({ ailment, ...jar }: JarProps) => <PlainJar {...jar} ornament={ornaments[ailment]} />
