import { submitTo } from '#client/core/fetcher.tsx'
import { herbiDataPath } from '#domain/paths.ts'

export function useAsk(): (question: string) => void {
  return (message) =>
    void submitTo(
      { message },
      {
        action: herbiDataPath,
        key: 'ask herbi',
        isReloading: false,
      },
    )
}
