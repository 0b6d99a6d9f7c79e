import EventOutlined from '@mui/icons-material/EventOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
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
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([event], { type: 'text/calendar' }))
    link.download = 'hibiki.ics'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <Button startIcon={<EventOutlined />} onClick={downloadEvent} sx={{ mt: 0.5 }}>
      {t('result.tomorrow')}
    </Button>
  )
}
