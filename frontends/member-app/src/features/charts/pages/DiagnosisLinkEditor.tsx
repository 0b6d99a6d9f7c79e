import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DiagnosisPicker } from '../components/DiagnosisPicker.tsx'
import { UnavailableDiagnosis } from '../components/UnavailableDiagnosis.tsx'
import type { ChartRecord } from '../types.ts'
import { LinkedDiagnosis } from './LinkedDiagnosis.tsx'

interface Props {
  userId: string
  /** The record is null while it is not yet created. */
  record: Pick<ChartRecord, 'aiEstheDetectFaceResultId' | 'diagnosis'> | null
  /** This is undefined when the edit chose nothing, and null when it unlinked the diagnosis. */
  chosen: string | null | undefined
  onChoose: (detectId: string | null) => void
}

/** Shows the diagnosis that the record will link, with buttons to choose another one or none. */
export function DiagnosisLinkEditor({ userId, record, chosen, onChoose }: Props) {
  const { t } = useTranslation('charts')
  const [isPicking, setIsPicking] = useState(false)
  const stored = record?.aiEstheDetectFaceResultId ?? null
  const linked = chosen === undefined ? stored : chosen
  const lost = record?.diagnosis === 'withdrawn' || record?.diagnosis === 'deleted' ? record.diagnosis : null
  return (
    <Box component="section" aria-label={t('diagnosis.title')} sx={{ mt: 5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('diagnosis.title')}
      </Typography>
      {linked !== null && <LinkedDiagnosis detectId={linked} />}
      {linked === null && lost && <UnavailableDiagnosis state={lost} />}
      {linked === null && !lost && (
        <Typography sx={{ color: 'text.secondary' }}>{t('diagnosis.none')}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" onClick={() => setIsPicking(true)}>
          {t('diagnosis.pick')}
        </Button>
        {linked !== null && <Button onClick={() => onChoose(null)}>{t('diagnosis.unlink')}</Button>}
      </Box>
      {isPicking && (
        <DiagnosisPicker
          userId={userId}
          onClose={() => setIsPicking(false)}
          onDecide={(detectId) => {
            setIsPicking(false)
            onChoose(detectId)
          }}
        />
      )}
    </Box>
  )
}
