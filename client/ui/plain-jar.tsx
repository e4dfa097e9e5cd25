import type { ReactElement } from 'react'

import { picturePath } from '#domain/drawing/picture-path.ts'

const body =
  'M52 22h66c2 12 26 22 28 44 1 16-10 26-10 50s10 34 8 50c-2 14-14 20-16 32H42c-2-12-14-18-16-32-2-16 8-26 8-50S23 82 24 66c2-22 26-32 28-44z'
const bandsAt = [62, 169] as const

export type Band = (y: number) => ReactElement

/** Repeats a stroke along a band. */
export const strokes =
  (count: number, first: number, step: number, draw: (x: number, y: number) => string) => (y: number) =>
    Array.from({ length: count }, (_, position) => draw(first + position * step, y)).join('')

export const outlined =
  (path: (y: number) => string): Band =>
  (y) => <path d={path(y)} />
const otherOrnament = outlined(strokes(10, 28, 12, (x, y) => `M${x} ${y - 4}v8m6-8v8`))

const Bands = ({ ornament }: { ornament: Band }) => (
  <g className="painted">
    <path d="M33 50h104M31 53.5h108M24 72h122M27 160h116M26 178h117M28 181.5h113" strokeWidth="1.3" />
    {bandsAt.map((y) => (
      <g key={y}>{ornament(y)}</g>
    ))}
  </g>
)

type PlainJarProps = {
  emoji?: string | undefined
  /** Slug of the herb that is painted on the jar instead of the emoji. */
  herb?: string | null | undefined
  ornament?: Band | undefined
  className?: string | undefined
}

/** Porcelain jar with a painted herb or an emoji. It is decorative, so it has no accessible name. */
export function PlainJar({ emoji, herb, ornament = otherOrnament, className = '' }: PlainJarProps) {
  return (
    <svg className={`jar ${className}`} viewBox="0 0 170 212" aria-hidden="true">
      <path d={body} className="fill-porcelain" />
      <Bands ornament={ornament} />
      <path
        d="M138 52c8 18 4 32-4 46-8 16-4 30 2 46 5 14 8 26-8 54 12-12 18-20 16-32-2-16-8-26-8-50s11-34 10-50c-1-8-4-10-8-14z"
        className="fill-brush opacity-10"
      />
      <path d={body} className="painted" strokeWidth="2" />
      <path d="M47 16q38-7 76 0v7H47zM40 198h90q3 5 0 9H40q-3-4 0-9z" className="glazed" />
      <path d="M49 14C60-1 110-1 121 14q-36-6-72 0z" className="glazed" />
      <circle cx="85" cy="4" r="3.4" className="fill-brush" />
      <ellipse cx="85" cy="116" rx="41" ry="37" className="glazed" />
      <path
        d="M44 116c-7-4-9-13-4-17m86 17c7-4 9-13 4-17M44 116c-7 4-9 13-4 17m86-17c7 4 9 13 4 17"
        className="painted"
      />
      {herb ? (
        <image href={picturePath(herb, 'medallion')} x="49" y="80" width="72" height="72" />
      ) : (
        emoji && (
          <text x="85" y="118">
            {emoji}
          </text>
        )
      )}
    </svg>
  )
}

/** Open jar with its lid beside it, painted with chamomile. It is decorative, and shown where there is nothing yet. */
export function EmptyState({ className = '' }: { className?: string }) {
  return (
    <svg className={`jar ${className}`} viewBox="0 0 230 212" aria-hidden="true">
      <path d={body} className="glazed" />
      <ellipse cx="85" cy="20" rx="38" ry="7" className="fill-brush opacity-20" />
      <path d="M47 20a38 7 0 1 0 76 0a38 7 0 1 0-76 0v3q38 9 76 0v-3" className="painted" />
      <Bands ornament={otherOrnament} />
      <path d="M40 198h90q3 5 0 9H40q-3-4 0-9z" className="glazed" />
      <ellipse cx="85" cy="116" rx="46" ry="41" className="glazed" />
      <image href={picturePath('chamomile', 'medallion')} x="45" y="76" width="80" height="80" />
      <g transform="translate(142 160) rotate(24 40 30)">
        <path d="M2 14C13-1 63-1 74 14q-36-6-72 0z" className="glazed" />
        <path d="M0 16q38-7 76 0v7H0z" className="glazed" />
        <circle cx="38" cy="4" r="3.4" className="fill-brush" />
      </g>
    </svg>
  )
}

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
