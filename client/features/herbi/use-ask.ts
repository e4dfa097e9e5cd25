import { useSubmit } from 'react-router'

import { herbiForBrowser } from '#domain/paths.ts'

export function useAsk(): (question: string) => void {
  const submit = useSubmit()
  return (message) =>
    void submit(
      { message },
      {
        method: 'post',
        action: herbiForBrowser,
        navigate: false,
        fetcherKey: 'ask herbi',
        defaultShouldRevalidate: false,
      },
    )
}
