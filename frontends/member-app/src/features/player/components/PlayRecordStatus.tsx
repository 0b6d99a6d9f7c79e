import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined'
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined'
import CloudSyncOutlined from '@mui/icons-material/CloudSyncOutlined'
import ReportOutlined from '@mui/icons-material/ReportOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { appRecordSync, useRecordState } from '../record/app-record-sync.ts'
import type { RecordState } from '../record/record-state-store.ts'

const icons = {
  saving: CloudSyncOutlined,
  saved: CloudDoneOutlined,
  waiting: CloudOffOutlined,
  refused: ReportOutlined,
} as const

/** Shows whether the record of the play has reached the server, with a button to send it now if it has not. */
export default function PlayRecordStatus({ playSessionId }: { playSessionId: string | null }) {
  const { t } = useTranslation('player')
  const state = useRecordState(playSessionId)
  const hasProblem = state?.kind === 'waiting' || state?.kind === 'refused'
  const Icon = state ? icons[state.kind] : null
  return (
    <Box
      // A screen reader is interrupted by failures only, because a record is saved every half minute.
      aria-live={hasProblem ? 'polite' : 'off'}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: '2.75rem' }}
    >
      {state && Icon && (
        <Typography
          variant="body2"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.75,
            color: hasProblem ? 'error.main' : 'text.secondary',
          }}
        >
          <Icon sx={{ fontSize: '1.25rem' }} aria-hidden />
          {t(`record.${state.kind}`, toReason(state))}
        </Typography>
      )}
      {state?.kind === 'waiting' && (
        <Button onClick={() => void appRecordSync.flush()}>{t('record.sendNow')}</Button>
      )}
    </Box>
  )
}

const toReason = (state: RecordState) => ({ reason: state.kind === 'refused' ? state.reason : '' })
