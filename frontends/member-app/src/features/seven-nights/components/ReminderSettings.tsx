import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AutoSavingSwitch } from '../../../components/AutoSavingSwitch.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useFormatShortDay } from '../../../lib/i18n/use-format-day.ts'
import { findNextReminder } from '../rules.ts'
import type { SevenNightsRun } from '../types.ts'
import { TimeDialog } from './TimeDialog.tsx'

/** Says when the next reminder comes by mail, switches reminders on and off, and changes the time of the evenings. */
export function ReminderSettings({ run }: { run: SevenNightsRun }) {
  const { t } = useTranslation('seven-nights')
  const formatDay = useFormatShortDay()
  const invalidate = useInvalidate()
  const [isChoosing, setIsChoosing] = useState(false)
  const save = $api.useMutation('post', '/activity/seven-nights/reminder', {
    onSuccess: () => invalidate('/activity/seven-nights'),
  })
  const { reminder, remindAt } = save.isPending ? save.variables.body : run
  const next = findNextReminder(run)
  const day = next === null || next.isTonight ? t('reminder.tonight') : formatDay(next.day)
  const sentence = next === null ? t('reminder.over') : t('reminder.on', { time: remindAt, day })
  return (
    <Box sx={{ mt: 1 }}>
      <AutoSavingSwitch
        label={t('reminder.label')}
        text={reminder ? sentence : t('reminder.off')}
        checked={reminder}
        isSaving={save.isPending}
        onChange={(next, options) => save.mutate({ body: { remindAt, reminder: next } }, options)}
      />
      <Button onClick={() => setIsChoosing(true)} sx={{ mt: 1, ml: -1 }}>
        {t('reminder.changeTime')}
      </Button>
      {isChoosing && (
        <TimeDialog
          time={run.remindAt}
          onSave={(time, options) =>
            save.mutate(
              { body: { remindAt: time, reminder } },
              { ...options, onSuccess: () => setIsChoosing(false) },
            )
          }
          isSaving={save.isPending}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Box>
  )
}
