import { JarMark } from '#client/ui/plain-jar.tsx'

export const HerbiName = () => (
  <p className="herbi-name">
    <JarMark />
    <b>Herbi</b> <small>automated assistant</small>
  </p>
)
