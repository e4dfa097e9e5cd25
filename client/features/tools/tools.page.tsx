import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import type { PageHandle } from '#client/core/page-handle.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { Jar } from '#client/ui/jar.tsx'
import { paths } from '#domain/paths.ts'
import type { ToolSwitches } from '#domain/permissions.ts'

import { getToolSwitches } from './tools.api.ts'
import { defaultBanners, type Tool, tools } from './tools.messages.ts'

export const loader = ({ context }: LoaderFunctionArgs): Promise<ToolSwitches> => getToolSwitches(context)

export const handle: PageHandle = { defaultBanners }

export function Component() {
  const premiumOnly = useLoaderData<ToolSwitches>()
  return (
    <>
      <PageHead
        title="Tools"
        description="Your own recipes, label designer, healing journal, blend generator, Herbi and the community: tools for people who brew herbal teas."
        path={paths.tools}
      />
      <div className="pt-12 pb-2">
        <h1>Tools</h1>
        <p className="mt-2.5 max-w-[60ch] text-[1.1rem] text-quiet">
          Make labels, keep a journal, follow a plan and ask other tea makers.
        </p>
        <p className="mt-2 max-w-[60ch] text-[1.1rem] text-quiet">
          You can also{' '}
          <Link to={paths.ownRecipes} className="inline-link">
            write your own recipes
          </Link>
          , with our safety check while you type.
        </p>
      </div>
      <div className="card-grid">
        {tools.map((tool) => (
          <ToolCard key={tool.key} tool={tool} isPremium={premiumOnly[tool.key]} />
        ))}
      </div>
      <section className="label mt-12 max-w-[44rem]">
        <div>
          <h2 className="text-[1.5rem]">Admin Quick Access</h2>
          <p className="mt-2 text-quiet">For administrators only.</p>
          <Link to={paths.admin} className="button plain mt-4">
            Open the admin dashboard
          </Link>
        </div>
      </section>
    </>
  )
}

function ToolCard({ tool: { title, text, emoji, path }, isPremium }: { tool: Tool; isPremium: boolean }) {
  return (
    <article className="card">
      <div className="card-figure">
        <Jar emoji={emoji} ailment="" />
      </div>
      <div className="card-text">
        <h2 className="text-[1.5rem]">
          <Link to={path} className="card-link">
            {title}
          </Link>
        </h2>
        <p className={isPremium ? 'text-quiet' : 'ailment'}>{isPremium ? 'Premium' : 'Free'}</p>
        <p>{text}</p>
      </div>
    </article>
  )
}
