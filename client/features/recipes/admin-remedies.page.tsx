import Plus from 'lucide-react/icons/plus'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import { loadOrToast } from '#client/core/load-or-toast.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { LoadMoreEntries, type EntryRef } from '#client/ui/load-more.tsx'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import { paths } from '#domain/paths.ts'
import { originLabels, publicationStatusMessages, verdictLabels } from '#domain/recipes/publication.messages.ts'
import { exportFormats } from '#domain/recipes/recipe-files.ts'
import { type ListFilters, type ListPage, parseListFilters, type RemedyListItem } from '#domain/recipes/recipe-list.ts'

import { getExportUrl, listAdminRecipes } from './editing.api.ts'
import { getListUrl, ListFilterForm } from './list-filters.tsx'

type LoaderData = { page: ListPage | null; filters: ListFilters }

export async function loader(args: LoaderFunctionArgs): Promise<LoaderData> {
  await requireAdmin(args)
  const filters = parseListFilters(new URL(args.request.url).searchParams)
  const page = await loadOrToast(listAdminRecipes(args.context, filters), () => requireAdmin(args), notLoaded)
  return { page, filters }
}

const notLoaded = 'We couldn’t load the remedies. Try again.'

const exportNames = { jsonld: 'Recipes (JSON-LD)', csv: 'Table (CSV)' }

export function Component() {
  const { page, filters } = useLoaderData<LoaderData>()
  return (
    <AdminLayout title="Remedies">
      <div className="mb-5.5 flex flex-wrap items-center justify-between gap-x-7 gap-y-3">
        <Link to={paths.adminNewRemedy} className="button">
          <Plus aria-hidden />
          New remedy
        </Link>
        <p className="flex flex-wrap items-center gap-x-4.5 text-quiet">
          Download all:
          {exportFormats.map((format) => (
            <a key={format} href={getExportUrl(format)} download className="stand-alone">
              {exportNames[format]}
            </a>
          ))}
        </p>
      </div>
      <ListFilterForm filters={filters} />
      {page ? (
        <LoadMoreEntries
          label="More remedies"
          page={page}
          hasPrevious={filters.after !== null}
          getPageUrl={(after) => getListUrl({ ...filters, after })}
          getEntries={({ remedies }) => remedies}
          renderEntry={(remedy, ref) => <ListedRemedyLine remedy={remedy} ref={ref} />}
        >
          {(lines) => (page.remedies.length === 0 ? <NoMatches /> : <ul aria-label="Remedies">{lines}</ul>)}
        </LoadMoreEntries>
      ) : (
        <PageDataError failure={notLoaded} />
      )}
    </AdminLayout>
  )
}

const NoMatches = () => (
  <div className="flex flex-col items-center py-10 text-center">
    <EmptyState className="w-32" />
    <p className="mt-6 font-display text-[1.5rem] leading-tight font-semibold">No remedies match these filters.</p>
    <Link to={paths.adminRemedies} className="button plain mt-5">
      Show all
    </Link>
  </div>
)

function ListedRemedyLine({ remedy, ref }: { remedy: RemedyListItem; ref: EntryRef | undefined }) {
  const { id, name, emoji, ailment, publicationStatus, origin, verdict, rating, reviews, createdAt, updatedAt } = remedy
  const rated = rating === null ? 'not rated yet' : `${rating.toFixed(1)} of 5 from ${reviews}`
  return (
    <li
      ref={ref}
      className="grid grid-cols-[2.2rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 border-t border-line py-3 sm:grid-cols-[2.6rem_minmax(0,1fr)_auto]"
    >
      <span className="pt-1.75 text-center text-[1.7rem] leading-[1.2]" aria-hidden>
        {emoji}
      </span>
      <div>
        <Link to={paths.adminRemedy(id)} className="ticket-link">
          {name}
        </Link>
        <p className="ticket-details">
          {ailment} · {originLabels[origin]}
        </p>
        <p className="ticket-details">
          {rated} · {formatDay(createdAt)}
          {updatedAt > createdAt && `, changed ${formatDay(updatedAt)}`}
        </p>
      </div>
      <p className="ticket-tags max-sm:col-start-2 max-sm:pt-0.5 max-sm:pb-1.5 sm:py-2.5">
        <b className="tag" data-status={publicationStatus}>
          {publicationStatusMessages[publicationStatus]}
        </b>
        <b className="tag" data-verdict={verdict}>
          {verdictLabels[verdict]}
        </b>
      </p>
    </li>
  )
}
