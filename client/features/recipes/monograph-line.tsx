import { SourceList } from '#client/ui/source-list.tsx'
import type { RecipeMonograph } from '#domain/tea-blends/tea-blends.types.ts'

export const MonographLine = ({ monograph: { label, sources } }: { monograph: RecipeMonograph }) => (
  <>
    <p className="mt-3">{label}</p>
    <SourceList sources={sources} title="Sources of the rules" />
  </>
)
