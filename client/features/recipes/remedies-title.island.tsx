import { lazy, Suspense } from 'react'

import { createIsland } from '#client/core/island.tsx'
import { useSession } from '#client/core/session.ts'

/** `isEditable` is false for the title of a filtered list. */
type RemediesTitleProps = { title: string; isEditable: boolean }

/** Loaded only for administrators. */
const TitleEditor = lazy(() => import('./title-editor.tsx').catch(() => ({ default: PlainTitle })))

const PlainTitle = ({ title }: { title: string }) => <h1>{title}</h1>

export const RemediesTitle = createIsland({
  name: 'remedies-title',
  wakes: ['member'],
  Content: ({ title, isEditable }: RemediesTitleProps) => {
    const plain = <PlainTitle title={title} />
    const isAdmin = useSession()?.role === 'admin'
    if (!isAdmin || !isEditable) return plain
    return (
      <Suspense fallback={plain}>
        <TitleEditor title={title} />
      </Suspense>
    )
  },
})
