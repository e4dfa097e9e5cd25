import { LoadMoreEntries } from '#client/ui/load-more.tsx'
import { formatDay } from '#domain/date-in-words.ts'
import { securityUrl, type SecurityFilters } from '#domain/security/security-filters.ts'
import type { PolicyReportPage } from '#domain/security/security.types.ts'

type ContentReportsProps = { page: PolicyReportPage; filters: SecurityFilters }

/** Requests that browsers blocked under the Content Security Policy. */
export const ContentReports = ({ page, filters }: ContentReportsProps) => (
  <>
    <p className="mb-5 max-w-[60ch] text-quiet">
      Browsers send us a report when our content security policy blocks something. Browser extensions cause most of
      these reports. If a report suddenly becomes common, look into it. We don’t store anything about visitors.
    </p>
    <LoadMoreEntries
      label="More reports"
      page={page}
      hasPrevious={filters.after !== ''}
      getPageUrl={(after) => securityUrl({ ...filters, after: after ?? '' })}
      getEntries={addIds}
      renderEntry={({ day, directive, host, reports }, ref) => (
        <tr ref={ref} tabIndex={-1}>
          <td className="wrap-anywhere">{host}</td>
          <td>{directive}</td>
          <td>{formatDay(day)}</td>
          <td>{reports}</td>
        </tr>
      )}
    >
      {(rows) =>
        page.reports.length === 0 ? (
          <p className="text-quiet">No reports yet.</p>
        ) : (
          <table className="record-table max-w-[46rem]">
            <thead>
              <tr>
                <th scope="col">Blocked host</th>
                <th scope="col">Rule</th>
                <th scope="col">Day (UTC)</th>
                <th scope="col">Reports</th>
              </tr>
            </thead>
            <tbody>{rows}</tbody>
          </table>
        )
      }
    </LoadMoreEntries>
  </>
)

/** Adds a unique ID to each row: its day, rule and host. */
const addIds = ({ reports }: PolicyReportPage) =>
  reports.map((report) => ({ ...report, id: `${report.day} ${report.directive} ${report.host}` }))
