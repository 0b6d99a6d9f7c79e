import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationStatusTones, StatusLabel } from '../../../components/StatusLabel.tsx'
import type { DataTableColumn } from '../../../components/table/DataTable.tsx'
import { PersonName } from '../../../components/users/PersonName.tsx'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import type { Application } from '../api/use-applications-for-approval.ts'
import type { Decision } from '../rules.ts'
import { DecisionButtons } from './DecisionButtons.tsx'

interface Options {
  busy: boolean
  onChoose: (application: Application, decision: Decision) => void
}

/** Returns the columns: applicant, application, state and buttons. */
export function useApprovalColumns({ busy, onChoose }: Options): DataTableColumn<Application>[] {
  const { t } = useTranslation('approvals')
  const moment = useFormatMoment()
  return [
    {
      name: 'applicant',
      label: t('column.applicant'),
      track: 'minmax(0, 1.3fr)',
      cell: ({ applicant }) => <PersonName name={applicant.name} detail={applicant.email} />,
    },
    {
      name: 'type',
      label: t('column.type'),
      cell: ({ typeLabel, agency, code }) => (
        <TwoLines
          first={typeLabel}
          second={
            <>
              {agency}
              <div>{code}</div>
            </>
          }
        />
      ),
    },
    {
      name: 'status',
      label: t('column.status'),
      track: 'minmax(0, 1fr)',
      cell: ({ status, statusLabel, authorizer, appliedDate, approvedDate }) => (
        <TwoLines
          first={<StatusLabel tone={applicationStatusTones[status]}>{statusLabel}</StatusLabel>}
          second={
            <>
              {t('appliedOn', { moment: moment(appliedDate) })}
              {approvedDate && <div>{t('approvedOn', { moment: moment(approvedDate) })}</div>}
              {authorizer && <div>{t('decidedBy', { name: authorizer })}</div>}
            </>
          }
        />
      ),
    },
    {
      name: 'actions',
      label: t('column.actions'),
      track: 'minmax(0, 1.5fr)',
      wide: true,
      cell: (application) => (
        <DecisionButtons
          application={application}
          busy={busy}
          onChoose={(decision) => onChoose(application, decision)}
        />
      ),
    },
  ]
}

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      {first}
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {second}
      </Typography>
    </>
  )
}
