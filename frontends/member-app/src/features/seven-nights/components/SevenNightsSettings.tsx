import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import type { SevenNightsRun } from '../types.ts'
import { ReminderSettings } from './ReminderSettings.tsx'
import { SevenNightsQuestions } from './SevenNightsQuestions.tsx'

/** Says what the evenings were composed from and when a mail reminds of them, and lets the member compose new ones or end them. */
export function SevenNightsSettings({ run }: { run: SevenNightsRun }) {
  const { t } = useTranslation('seven-nights')
  const [dialog, setDialog] = useState<'restart' | 'end' | null>(null)
  const showError = useShowError()
  const invalidate = useInvalidate()
  const end = $api.useMutation('post', '/activity/seven-nights/end', {
    onSuccess: () => invalidate('/activity/seven-nights'),
    onError: showError,
  })
  const close = () => setDialog(null)
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('settings.composed', {
          aim: t(`aim.${run.aim}`),
          minutes: t('minutes', { count: run.minutes }),
          time: run.remindAt,
        })}
      </Typography>
      <ReminderSettings run={run} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: -1 }}>
        <Button onClick={() => setDialog('restart')}>{t('settings.restart')}</Button>
        <Button onClick={() => setDialog('end')}>{t('settings.end')}</Button>
      </Box>
      {dialog === 'restart' && (
        <SevenNightsQuestions suggestedAim={run.aim} suggestedReminder={run} onClose={close} />
      )}
      {dialog === 'end' && (
        <ConfirmDialog
          text={t('settings.endText')}
          action={t('settings.end')}
          onConfirm={() => end.mutate({})}
          onClose={close}
        />
      )}
    </Box>
  )
}
