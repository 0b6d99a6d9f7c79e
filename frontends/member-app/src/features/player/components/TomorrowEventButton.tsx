import EventOutlined from '@mui/icons-material/EventOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { createTomorrowCalendarEvent } from '../reminder.rules.ts'

/** Downloads an event at the same time tomorrow for the calendar of the device. */
export function TomorrowEventButton({ title }: { title: string }) {
  const { t } = useTranslation('player')
  function downloadEvent() {
    const event = createTomorrowCalendarEvent({
      nowMs: Date.now(),
      title: t('result.event', { title }),
      url: `${window.location.origin}${paths.tonight}`,
    })
    saveFile(new Blob([event], { type: 'text/calendar' }), 'hibiki.ics')
  }
  return (
    <Button startIcon={<EventOutlined />} onClick={downloadEvent} sx={{ mt: 0.5 }}>
      {t('result.tomorrow')}
    </Button>
  )
}
