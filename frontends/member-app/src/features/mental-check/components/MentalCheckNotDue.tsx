import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import { mentalCheckDraftStorage } from '../draft-storage.ts'

interface Props {
  checkId: string
  nextDueAt: string
  memberId: string
}

/** Tells that a check was answered already, in place of the form, and deletes its draft. */
export function MentalCheckNotDue({ checkId, nextDueAt, memberId }: Props) {
  const { t } = useTranslation('mental-check')
  const moment = useFormatMoment('long')
  useEffect(() => mentalCheckDraftStorage.forget(memberId, checkId), [memberId, checkId])
  return (
    <EmptyState
      text={t('notDue', { moment: moment(nextDueAt) })}
      action={
        <Button component={Link} to={paths.mentalCheck} variant="contained">
          {t('toSelection')}
        </Button>
      }
    />
  )
}
