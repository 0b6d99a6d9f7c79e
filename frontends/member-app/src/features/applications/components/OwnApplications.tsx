import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { applicationTones, StatusMark } from '../../../components/StatusMark.tsx'
import { type Column, DataTable } from '../../../components/table/DataTable.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { usePaging } from '../../../components/table/use-paging.ts'
import { useMoment } from '../../../lib/i18n/use-moment.ts'
import { useSession } from '../../session/session-context.ts'
import { type Application, useOwnApplications } from '../api/use-own-applications.ts'
import { isUnknownDecision } from '../rules.ts'

/** Lists the member's applications with their state, five a page. */
export function OwnApplications() {
  const { t } = useTranslation('applications')
  const columns = useColumns()
  const control = usePaging()
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

function useColumns(): Column<Application>[] {
  const { t } = useTranslation('applications')
  const moment = useMoment()
  return [
    {
      name: 'status',
      label: t('column.status'),
      track: '6.5rem',
      cell: ({ status, statusLabel }) => (
        <StatusMark tone={applicationTones[status]}>{statusLabel}</StatusMark>
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
function useNewMembership(rows: readonly Application[] | undefined): void {
  const { user, verify } = useSession()
  const isAsked = useRef(false)
  const newest = rows?.[0]
  const isNews = user !== null && newest !== undefined && isUnknownDecision(newest, user.agency)
  useEffect(() => {
    if (!isNews || isAsked.current) return
    isAsked.current = true
    void verify()
  }, [isNews, verify])
}
