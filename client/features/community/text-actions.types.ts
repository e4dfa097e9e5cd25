import type { ReactNode } from 'react'

import type { Post, Reply } from '#domain/community/community.types.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'

export type Subject = { kind: 'post'; post: Post } | { kind: 'reply'; post: Post; reply: Reply }
export type Action = 'edit' | 'delete' | 'report' | 'moderate'

export type ActionProps = {
  action: Action
  subject: Subject
  renderEmergencies: (emergencies: readonly Emergency[]) => ReactNode
  /** Receives the emergencies that the edited text mentions. */
  onEdited: (emergencies: readonly Emergency[]) => void
  onClose: () => void
}
