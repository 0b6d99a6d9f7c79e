import type { Day } from '@hibiki/calendar'
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { type AppointmentDraft, type CustomerChoice, createDraft } from '../appointment.rules.ts'

const AppointmentDialog = createLazyComponent(() => import('./AppointmentDialog.tsx'))

/** Opens the form of a new appointment, on a day and with a customer where the page shows one. */
export function NewAppointmentButton({
  day = null,
  customer = null,
}: {
  day?: Day | null
  customer?: CustomerChoice | null
}) {
  const { t } = useTranslation('appointments')
  const [draft, setDraft] = useState<AppointmentDraft | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<EventAvailableOutlined />}
        onClick={() => setDraft(createDraft({ now: Date.now(), day, customer }))}
      >
        {t('create')}
      </Button>
      {draft && <AppointmentDialog draft={draft} onClose={() => setDraft(null)} />}
    </>
  )
}
