import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectInput } from '../../../components/form/SelectInput.tsx'
import { useFormatJstMoment } from '../../../lib/i18n/use-format-jst-moment.ts'
import type { ChartOverview } from '../types.ts'
import { LinkedDiagnosis } from './LinkedDiagnosis.tsx'

/** Shows one published diagnosis at a time, because each viewed photo is a row of the log that the customer reads. */
export function PublishedDiagnoses({ diagnoses }: { diagnoses: ChartOverview['diagnoses'] }) {
  const { t } = useTranslation('charts')
  const formatMoment = useFormatJstMoment()
  const newestFirst = diagnoses.toReversed()
  const [chosen, setChosen] = useState(newestFirst[0]?.detectId ?? '')
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: '45rem' }}>
      {newestFirst.length > 1 && (
        <Box sx={{ maxWidth: '20rem' }}>
          <SelectInput
            label={t('overview.chooseFace')}
            value={chosen}
            onChange={setChosen}
            options={newestFirst.map(({ detectId, at }) => ({ value: detectId, text: formatMoment(at) }))}
          />
        </Box>
      )}
      <LinkedDiagnosis key={chosen} detectId={chosen} />
    </Box>
  )
}
