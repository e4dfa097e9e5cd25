import { submitTo } from '#client/core/fetcher.tsx'
import { herbiForBrowser } from '#domain/paths.ts'

export function useAsk(): (question: string) => void {
  return (message) =>
    void submitTo(
      { message },
      {
        action: herbiForBrowser,
        key: 'ask herbi',
        isReloading: false,
      },
    )
}
