import { createElement, type SVGProps } from 'react'

type Drawing = { name: string; node: [tag: string, attributes: Record<string, string>][]; aliases?: string[] }
type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/** Replaces `createLucideIcon` in the build. Leaves out the settings that this site never uses. */
export default function createIcon({ name, node, aliases = [] }: Drawing) {
  const classes = ['lucide', ...[name, ...aliases].map((word) => `lucide-${word}`)].join(' ')
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, className, ...props }: IconProps) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className ? `${classes} ${className}` : classes}
      {...props}
    >
      {lines}
    </svg>
  )
}
