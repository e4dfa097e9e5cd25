/** Hidden from screen readers: the category's name is always beside it. */
export const CategoryDot = ({ color }: { color: string }) => (
  <svg className="dot" viewBox="0 0 12 12" aria-hidden="true">
    <circle cx="6" cy="6" r="5" fill={color} />
  </svg>
)
