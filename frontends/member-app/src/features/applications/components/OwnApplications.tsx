import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { applicationStatusTones, StatusLabel } from '../../../components/StatusLabel.tsx'
import { DataTable, type DataTableColumn } from '../../../components/table/DataTable.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { useUrlPaging } from '../../../components/table/use-url-paging.ts'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import { useSession } from '../../session/session-context.ts'
import { type OwnApplication, useOwnApplications } from '../api/use-own-applications.ts'
import { isDecisionMissingFromSession } from '../rules.ts'

/** Lists the member's applications with their state, five a page. */
export function OwnApplications() {
  const { t } = useTranslation('applications')
  const columns = useColumns()
  const control = useUrlPaging()
  const applications = useOwnApplications(control.paging)
  useNewMembership(applications.data?.rows)
  return (
    <QueryBoundary query={applications} lines={5}>
      {(shown) =>
        shown.total === 0 ? (
          <EmptyState text={t('own.empty')} />
        ) : (
          <>
            <DataTable
              label={t('own.title')}
              columns={columns}
              rows={shown.rows}
              rowKey={({ code }) => code}
              busy={applications.isPlaceholderData}
            />
            <Pager shown={shown} {...control} />
          </>
        )
      }
    </QueryBoundary>
  )
}

function useColumns(): DataTableColumn<OwnApplication>[] {
  const { t } = useTranslation('applications')
  const moment = useFormatMoment()
  return [
    {
      name: 'status',
      label: t('column.status'),
      track: '6.5rem',
      cell: ({ status, statusLabel }) => (
        <StatusLabel tone={applicationStatusTones[status]}>{statusLabel}</StatusLabel>
      ),
    },
    {
      name: 'type',
      label: t('column.type'),
      cell: ({ typeLabel, agency }) => (
        <>
          {typeLabel}
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {agency}
          </Typography>
        </>
      ),
    },
    { name: 'applied', label: t('column.applied'), cell: ({ appliedDate }) => moment(appliedDate) },
    {
      name: 'approved',
      label: t('column.approved'),
      cell: ({ approvedDate }) => (approvedDate ? moment(approvedDate) : t('none')),
    },
    { name: 'authorizer', label: t('column.authorizer'), cell: ({ authorizer }) => authorizer ?? t('none') },
    { name: 'code', label: t('column.code'), track: '9rem', cell: ({ code }) => code },
  ]
}

/** A member who sees an approval here gets the new role's menu without logging in again. */
function useNewMembership(rows: readonly OwnApplication[] | undefined): void {
  const { user, verify } = useSession()
  const isAsked = useRef(false)
  const newest = rows?.[0]
  const isNews = user !== null && newest !== undefined && isDecisionMissingFromSession(newest, user.agency)
  useEffect(() => {
    if (!isNews || isAsked.current) return
    isAsked.current = true
    void verify()
  }, [isNews, verify])
}
