import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toChartRecordPath, toDiagnosisPath, toOwnChartPath } from '../../../app/paths.ts'
import { useFormatJstMoment } from '../../../lib/i18n/use-format-jst-moment.ts'
import { isPersonInCharge } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import type { CurrentUser } from '../../session/types.ts'
import { ChartDetail } from '../components/ChartDetail.tsx'
import { PlayDetail } from '../components/PlayDetail.tsx'
import type { CalendarEvent } from '../types.ts'
import { useFormatEventTitle } from '../use-format-event-title.ts'
import { AppointmentDetail } from './AppointmentDetail.tsx'
import { DiagnosisDetail } from './DiagnosisDetail.tsx'
import { StressCheckDetail } from './StressCheckDetail.tsx'

/** Shows the details of an event by its category, and links to its page. */
export function EventDialog({
  event,
  isGone,
  onClose,
}: {
  event: CalendarEvent
  isGone: boolean
  onClose: () => void
}) {
  const { t } = useTranslation(['calendar', 'common'])
  const { user } = useSession()
  const id = useId()
  const formatMoment = useFormatJstMoment()
  const to = user && !isGone ? findEventPage(event, user) : null
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { width: '100%', maxWidth: 700, m: 2 } } }}
    >
      <DialogTitle id={id} variant="h3" component="h2" sx={{ pb: 0.5 }}>
        {useFormatEventTitle()(event)}
      </DialogTitle>
      {/* A long chart has to scroll by the keyboard too. */}
      <DialogContent tabIndex={0}>
        <Typography sx={{ mb: 2.5, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {formatMoment(event.start)}
        </Typography>
        {isGone ? <Typography>{t('gone')}</Typography> : <Detail event={event} onClose={onClose} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('common:close')}</Button>
        {to && (
          <Button variant="contained" component={Link} to={to}>
            {t(event.category === 'karte' ? 'chart.open' : 'diagnosis.open')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function Detail({
  event: { category, id, stressPercent, userName, appointment },
  onClose,
}: {
  event: CalendarEvent
  onClose: () => void
}) {
  if (category === 'appointment')
    return appointment && <AppointmentDetail {...appointment} onDone={onClose} />
  if (category === 'ai_esthetic') return <DiagnosisDetail detectId={id} stressPercent={stressPercent} />
  if (category === 'karte') return <ChartDetail recordId={id} userName={userName} />
  if (category === 'stress_check') return <StressCheckDetail id={id} onWithdrawn={onClose} />
  return <PlayDetail recordId={id} category={category} />
}

/** Finds the page of an event; plays have none, and administrators give a reason here or in the console. */
function findEventPage({ category, id, userId }: CalendarEvent, user: CurrentUser): string | null {
  const isOwn = userId === user.id
  if (category === 'karte')
    return isPersonInCharge(user) ? toChartRecordPath(id) : isOwn ? toOwnChartPath(id) : null
  return category === 'ai_esthetic' && isOwn ? toDiagnosisPath(id) : null
}
