import { PageHead } from '#client/core/page-head.tsx'
import { useSite } from '#client/core/site.ts'
import { programPaths } from '#domain/link-paths.ts'
import { paths } from '#domain/paths.ts'

import { PageTitle, type Section, Sections } from './sections.tsx'

const checkBody = JSON.stringify({
  ingredients: [{ name: 'liquorice', gramsPerDay: 3 }],
  person: { ageYears: 50, medicines: ['lisinopril'] },
})

const Command = ({ children }: { children: string }) => (
  <pre className="my-3 whitespace-pre-wrap rounded-box border border-line bg-sheet p-3 wrap-anywhere">
    <code>{children}</code>
  </pre>
)

const createSections = (base: string, tools: string): Section[] => [
  {
    id: 'reading',
    title: 'Read recipes and herbs',
    body: (
      <>
        <p>Search recipes, and read one:</p>
        <Command>{`curl '${base}/recipes?search=sleep'`}</Command>
        <Command>{`curl -L '${base}/recipes/linden-cup'`}</Command>
        <p>List herbs and ailments, and read about a herb by any of its names:</p>
        <Command>{`curl '${base}/herbs'`}</Command>
        <Command>{`curl -L '${base}/herbs/linden'`}</Command>
        <Command>{`curl '${base}/ailments'`}</Command>
        <p>
          Amounts and steps of premium recipes are not part of the API. Every answer has an <code>ETag</code>. Send it
          back as <code>If-None-Match</code>, and you get an empty answer with status 304 while nothing has changed.
        </p>
      </>
    ),
  },
  {
    id: 'checking',
    title: 'Check a tea for a person',
    body: (
      <>
        <Command>{`curl -X POST '${base}/check' -H 'Content-Type: application/json' -d '${checkBody}'`}</Command>
        <p>
          The answer has a verdict, the reasons and their sources. It comes from the same check as on our pages. A check
          changes nothing. We don’t store or log what you send about the person. Say everything that you know, and leave
          out what you don’t know: a missing answer never counts as “no”.
        </p>
      </>
    ),
  },
  {
    id: 'assistants',
    title: 'Connect an assistant',
    body: (
      <>
        <p>
          Assistants that speak the Model Context Protocol (MCP) can search recipes, read about herbs, check a tea and
          suggest one. Add this address as a server with streamable HTTP. It needs no key:
        </p>
        <Command>{tools}</Command>
      </>
    ),
  },
  {
    id: 'description',
    title: 'All operations',
    body: (
      <p>
        The whole API is described as <a href={programPaths.description}>OpenAPI 3.1</a>. Version 1 only grows: we don’t
        remove a field or change its meaning. If we must, there will be a version 2. All herb facts are also in one
        file, <a href={paths.herbData}>herbs.json</a>.
      </p>
    ),
  },
  {
    id: 'rules',
    title: 'What we ask of you',
    body: (
      <ul>
        <li>
          Show the warnings with a recipe, and the <code>disclaimer</code> with every answer.
        </li>
        <li>Never call a tea safe. A check without findings means that we know of no concerns.</li>
        <li>Link to the page that an answer comes from.</li>
        <li>
          A network can send 120 requests a minute. Beyond that, you get status 429 and the seconds to wait in{' '}
          <code>Retry-After</code>.
        </li>
        <li>Any website may call the API from a browser. We ignore cookies, so everybody gets what a visitor gets.</li>
      </ul>
    ),
  },
]

export function Component() {
  const { url } = useSite()
  return (
    <>
      <PageHead
        title="For developers"
        description="Use our herbal tea recipes, herb facts and safety check in your own program or assistant, without a key."
        path={programPaths.developers}
      />
      <PageTitle title="For developers">
        Use our recipes, herb facts and safety check in your own program or assistant. You don’t need a key.
      </PageTitle>
      <Sections sections={createSections(url + programPaths.api, url + programPaths.mcp)} />
    </>
  )
}
