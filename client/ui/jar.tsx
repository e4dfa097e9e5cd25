import type { ReactElement } from 'react'

const body =
  'M52 22h66c2 12 26 22 28 44 1 16-10 26-10 50s10 34 8 50c-2 14-14 20-16 32H42c-2-12-14-18-16-32-2-16 8-26 8-50S23 82 24 66c2-22 26-32 28-44z'
const bandsAt = [62, 169] as const

type Band = (y: number) => ReactElement

/** The same stroke again and again along a band. */
const strokes = (count: number, first: number, step: number, draw: (x: number, y: number) => string) => (y: number) =>
  Array.from({ length: count }, (_, position) => draw(first + position * step, y)).join('')

const outlined =
  (path: (y: number) => string): Band =>
  (y) => <path d={path(y)} />
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

/** The ornament of the bands belongs to the ailment, so that a shelf can be read at a glance; the last is for all others. */
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
const otherOrnament = outlined(strokes(10, 28, 12, (x, y) => `M${x} ${y - 4}v8m6-8v8`))

type JarProps = { emoji?: string; ailment: string; className?: string }

/** A porcelain jar with a recipe's emoji in its cartouche; decoration, so it has no name of its own. */
export function Jar({ emoji, ailment, className = '' }: JarProps) {
  const ornament = ornaments[ailment] ?? otherOrnament
  return (
    <svg className={`jar ${className}`} viewBox="0 0 170 212" aria-hidden="true">
      <path d={body} className="fill-porcelain" />
      <g className="painted">
        <path d="M33 50h104M31 53.5h108M24 72h122M27 160h116M26 178h117M28 181.5h113" strokeWidth="1.3" />
        {bandsAt.map((y) => (
          <g key={y}>{ornament(y)}</g>
        ))}
      </g>
      <path
        d="M138 52c8 18 4 32-4 46-8 16-4 30 2 46 5 14 8 26-8 54 12-12 18-20 16-32-2-16-8-26-8-50s11-34 10-50c-1-8-4-10-8-14z"
        className="fill-brush opacity-10"
      />
      <path d={body} className="painted" strokeWidth="2" />
      <path d="M47 16q38-7 76 0v7H47zM40 198h90q3 5 0 9H40q-3-4 0-9z" className="glazed" />
      <path d="M49 14C60-1 110-1 121 14q-36-6-72 0z" className="glazed" />
      <circle cx="85" cy="4" r="3.4" className="fill-brush" />
      <ellipse cx="85" cy="116" rx="36" ry="33" className="glazed" />
      <path
        d="M49 116c-8-5-10-14-4-18m76 18c8-5 10-14 4-18M49 116c-8 5-10 14-4 18m76-18c8 5 10 14 4 18"
        className="painted"
      />
      {emoji && (
        <text x="85" y="118">
          {emoji}
        </text>
      )}
    </svg>
  )
}

/** A jar with its lid beside it, for a place where nothing was found. */
export function OpenJar({ className = '' }: { className?: string }) {
  return (
    <svg className={`jar ${className}`} viewBox="0 0 230 212" aria-hidden="true">
      <path d={body} className="glazed" />
      <ellipse cx="85" cy="20" rx="38" ry="7" className="fill-brush opacity-20" />
      <path d="M47 20a38 7 0 1 0 76 0a38 7 0 1 0-76 0v3q38 9 76 0v-3" className="painted" />
      <g className="painted">
        <path d="M33 50h104M31 53.5h108M24 72h122M27 160h116M26 178h117M28 181.5h113" strokeWidth="1.3" />
        {bandsAt.map((y) => (
          <g key={y}>{otherOrnament(y)}</g>
        ))}
      </g>
      <path d="M40 198h90q3 5 0 9H40q-3-4 0-9z" className="glazed" />
      <ellipse cx="85" cy="116" rx="36" ry="33" className="glazed" />
      <path d="M69 122c6 7 26 7 32 0M74 106v3m22-3v3" className="painted" />
      <g transform="translate(142 160) rotate(24 40 30)">
        <path d="M2 14C13-1 63-1 74 14q-36-6-72 0z" className="glazed" />
        <path d="M0 16q38-7 76 0v7H0z" className="glazed" />
        <circle cx="38" cy="4" r="3.4" className="fill-brush" />
      </g>
    </svg>
  )
}

/** The mark of the house: a jar with a leaf. */
export function JarMark() {
  return (
    <svg
      className="h-8.5 w-6.5"
      viewBox="20 0 130 212"
      fill="none"
      stroke="currentColor"
      strokeWidth="9"
      aria-hidden="true"
    >
      <path d={body} />
      <path d="M60 140c0-30 18-46 52-48 0 34-18 50-52 48zm0 0 26-26" />
    </svg>
  )
}
