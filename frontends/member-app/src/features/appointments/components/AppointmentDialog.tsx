import { isDay } from '@hibiki/calendar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { SelectInput } from '../../../components/form/SelectInput.tsx'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { createAppointmentLimits } from '../../../lib/api/limits.gen/create-appointment.ts'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { useFormatJstMoment } from '../../../lib/i18n/use-format-jst-moment.ts'
import { getServerNowMs } from '../../../lib/server-clock.ts'
import {
  type AppointmentDraft,
  type DraftProblem,
  findDraftProblems,
  isTooLateToRemind,
  listLengths,
  moveToDay,
  toContent,
  toDraft,
} from '../appointment.rules.ts'
import type { Appointment, ChangeScope } from '../types.ts'
import { useSaveAppointment } from '../use-save-appointment.ts'
import { CustomerField } from './CustomerField.tsx'
import { RepeatFields } from './RepeatFields.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'

interface Props {
  /** The appointment to change, or what a new one begins with. */
  appointment?: Appointment
  draft?: AppointmentDraft
  onSaved?: () => void
  onClose: () => void
}

/** Creates or changes an appointment. What overlaps is saved, and said. */
export default function AppointmentDialog({ appointment, draft: begun, onSaved, onClose }: Props) {
  const { t } = useTranslation(['appointments', 'common'])
  const id = useId()
  const reminderTextId = useId()
  const alert = useAlert()
  const showError = useShowError()
  const formatMoment = useFormatJstMoment()
  const save = useSaveAppointment()
  const isRepeated = Boolean(appointment?.repeat)
  const [scope, setScope] = useState<ChangeScope>(isRepeated ? 'one' : 'all')
  const [draft, setDraft] = useState<AppointmentDraft | undefined>(
    () => begun ?? (appointment && toDraft(appointment)),
  )
  const [problems, setProblems] = useState<readonly DraftProblem[]>([])
  if (!draft) return null
  const isOne = isRepeated && scope === 'one'
  const change = (changed: Partial<AppointmentDraft>) => {
    setDraft({ ...draft, ...changed })
    setProblems([])
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = findDraftProblems(draft)
    setProblems(found)
    if (found.length > 0) return
    const target = appointment
      ? { id: appointment.id, day: appointment.day, version: appointment.version, scope }
      : null
    save.mutate(
      { content: toContent(draft), target },
      {
        onSuccess: ({ overlaps: [overlap] }) => {
          onClose()
          onSaved?.()
          if (overlap)
            alert({
              text: t('overlaps', { title: overlap.title, moment: formatMoment(overlap.start) }),
            })
        },
        onError: showError,
      },
    )
  }
  const errorOf = (field: DraftProblem) =>
    problems.includes(field) ? t(field === 'until' ? 'wrong.until' : 'common:required') : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
      slotProps={{ paper: { sx: wideOnPhones } }}
    >
      <Box component="form" noValidate onSubmit={onSubmit} sx={form}>
        <DialogTitle id={id} variant="h3" component="h2">
          {t(appointment ? 'change' : 'create')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.25, alignContent: 'start' }}>
          {isRepeated && <ScopeChoice value={scope} onChange={setScope} />}
          {!isOne && <CustomerField value={draft.customer} onChange={(customer) => change({ customer })} />}
          <TextInput
            label={t('title')}
            value={draft.title}
            onChange={({ target }) => change({ title: target.value })}
            placeholder={t('titlePlaceholder')}
            inputProps={createCharacterLimitProps(createAppointmentLimits.title.maxLength)}
            error={errorOf('title')}
            required
          />
          <Box sx={moment}>
            <TextInput
              type="date"
              label={t('day')}
              value={draft.day}
              onChange={({ target }) => change(moveToDay(draft, target.value))}
              error={errorOf('day')}
              required
            />
            <TextInput
              type="time"
              label={t('time')}
              value={draft.time}
              onChange={({ target }) => change({ time: target.value })}
              inputProps={{ step: 300 }}
              error={errorOf('time')}
              required
            />
          </Box>
          <SelectInput
            label={t('length')}
            value={draft.minutes}
            options={listLengths(draft.minutes).map((value) => ({
              value,
              text: t('minutes', { count: value }),
            }))}
            onChange={(minutes) => change({ minutes })}
          />
          {!isOne && isDay(draft.day) && (
            <RepeatFields draft={draft} untilError={errorOf('until')} onChange={change} />
          )}
          {draft.customer && (
            <FormControlLabel
              label={t('reminder.label')}
              sx={{ minHeight: '2.75rem', mr: 0 }}
              control={
                <Switch
                  checked={draft.reminder}
                  onChange={(_, reminder) => change({ reminder })}
                  slotProps={{ input: { 'aria-describedby': reminderTextId } }}
                />
              }
            />
          )}
          {draft.customer && draft.reminder && (
            <Typography id={reminderTextId} role="status" variant="body2" sx={reminderText}>
              {t(findReminderText(draft, { isOne, now: getServerNowMs() }))}
            </Typography>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="contained" disabled={save.isPending}>
            {t('save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

/** Returns the text that says when the customer is reminded, or that it is too late for the day in the form. */
function findReminderText(
  { day, frequency }: AppointmentDraft,
  { isOne, now }: { isOne: boolean; now: number },
) {
  if (!isTooLateToRemind(day, now)) return 'reminder.text'
  return isOne || frequency === 'none' ? 'reminder.late' : 'reminder.lateOfSeries'
}

/** A narrow margin leaves the days of a week room for one row. */
const wideOnPhones = {
  m: { xs: 1.5, sm: 4 },
  width: { xs: 'calc(100% - 24px)', sm: 'calc(100% - 64px)' },
} as const
/** On a phone the fields scroll between title and buttons. */
const form = { display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' } as const
/** On the narrowest phone the time still has room for AM and PM, and the date for its year. */
const moment = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
} as const
const reminderText = { color: 'text.secondary', mt: -1.5, wordBreak: 'auto-phrase' } as const
