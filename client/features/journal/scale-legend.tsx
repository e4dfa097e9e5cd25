import { scaleLabels } from '#domain/journal/journal.messages.ts'
import { type Scale, scales } from '#domain/journal/journal.schemas.ts'

/** Dash patterns that distinguish the lines without colour: lengths of dash and gap in pixels. */
export const dashPatterns: Record<Scale, readonly number[]> = { mood: [], energy: [9, 5], sleep: [2, 4] }

const itemStyle = 'flex min-w-0 items-center gap-2 wrap-anywhere'

/** Legend with the line and marker of each scale. */
export const ScaleLegend = ({ herb }: { herb: string | undefined }) => (
  <ul className="mb-2 flex flex-wrap gap-x-5.5 gap-y-1 text-[.96rem]" aria-hidden>
    {scales.map((scale) => (
      <li key={scale} className={itemStyle}>
        <svg
          viewBox="0 0 44 16"
          className={`h-4 w-11 flex-none scale-${scale}`}
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="2"
        >
          <line x1="1" y1="8" x2="43" y2="8" strokeDasharray={dashPatterns[scale].join(' ')} />
          {markers[scale]}
        </svg>
        {scaleLabels[scale]}
      </li>
    ))}
    {herb && (
      <li className={itemStyle}>
        <svg viewBox="0 0 44 16" className="scale-herb h-4 w-11 flex-none" fill="currentColor">
          <rect x="15" y="0" width="14" height="16" opacity="0.25" />
          <rect x="15" y="10" width="14" height="6" />
        </svg>
        {herb} taken
      </li>
    )}
  </ul>
)

const markers = {
  mood: <circle cx="22" cy="8" r="4" stroke="none" />,
  energy: <rect x="18.5" y="4.5" width="7" height="7" stroke="none" />,
  sleep: <path d="M22 2.5 L27 11.5 L17 11.5 Z" stroke="none" />,
}
