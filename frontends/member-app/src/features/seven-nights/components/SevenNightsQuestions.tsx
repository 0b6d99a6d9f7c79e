import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { aims, nightLengths, suggestMinutes } from '../rules.ts'
import type { Aim, SevenNightsRun } from '../types.ts'
import { ChoiceChips } from './ChoiceChips.tsx'
import { TimeChoice } from './TimeChoice.tsx'

interface Props {
  suggestedAim?: Aim
  /** The time and the wish of earlier nights. */
  suggestedReminder?: Pick<SevenNightsRun, 'remindAt' | 'reminder'>
  heardSeconds?: number | undefined
  onClose: () => void
}

/** Asks what for, how long and when, each answered already and changed by one tap, and starts the seven nights. */
export function SevenNightsQuestions({
  suggestedAim = 'sleep',
  suggestedReminder = { remindAt: '22:00', reminder: false },
  heardSeconds,
  onClose,
}: Props) {
  const { t } = useTranslation('seven-nights')
  const navigate = useNavigate()
  const showError = useShowError()
  const invalidate = useInvalidate()
  const [aim, setAim] = useState(suggestedAim)
  const [minutes, setMinutes] = useState(() => suggestMinutes(heardSeconds))
  const [remindAt, setRemindAt] = useState(suggestedReminder.remindAt)
  const [reminder, setReminder] = useState(suggestedReminder.reminder)
  const start = $api.useMutation('post', '/activity/seven-nights/start', {
    onSuccess: async () => {
      await invalidate('/activity/seven-nights')
      onClose()
      void navigate(paths.sevenNights)
    },
    onError: showError,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="seven-nights-questions"
      slotProps={{ paper: { sx: { width: 420, m: 2, maxWidth: 'calc(100% - 2rem)' } } }}
    >
      <DialogTitle id="seven-nights-questions" variant="h2" sx={{ pt: 3, pb: 1 }}>
        {t('questions.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <ChoiceChips
          label={t('questions.aim')}
          options={aims.map((value) => ({ value, text: t(`aim.${value}`) }))}
          value={aim}
          onChange={setAim}
        />
        <ChoiceChips
          label={t('questions.minutes')}
          options={nightLengths.map((value) => ({ value, text: t('minutes', { count: value }) }))}
          value={minutes}
          onChange={setMinutes}
        />
        <TimeChoice label={t('questions.time')} value={remindAt} onChange={setRemindAt} />
        <FormControlLabel
          control={<Switch checked={reminder} onChange={(_, next) => setReminder(next)} />}
          label={t('reminder.wish', { time: remindAt })}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
        <Button onClick={onClose}>{t('questions.later')}</Button>
        <Box sx={{ flexGrow: 1 }} />
        <Button
          variant="contained"
          color="secondary"
          disabled={start.isPending || remindAt === ''}
          onClick={() => start.mutate({ body: { aim, minutes, remindAt, reminder } })}
        >
          {t('questions.start')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
