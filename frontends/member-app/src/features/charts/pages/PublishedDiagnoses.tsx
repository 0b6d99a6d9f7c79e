import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectInput } from '../../../components/form/SelectInput.tsx'
import { useJstMoment } from '../../../lib/i18n/use-jst-moment.ts'
import type { ChartOverview } from '../types.ts'
import { LinkedDiagnosis } from './LinkedDiagnosis.tsx'

/** The published diagnoses of a customer, one at a time: every look at a photo is one that the customer reads about. */
export function PublishedDiagnoses({ diagnoses }: { diagnoses: ChartOverview['diagnoses'] }) {
  const { t } = useTranslation('charts')
  const moment = useJstMoment()
  const newestFirst = diagnoses.toReversed()
  const [chosen, choose] = useState(newestFirst[0]?.detectId ?? '')
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: '45rem' }}>
      {newestFirst.length > 1 && (
        <Box sx={{ maxWidth: '20rem' }}>
          <SelectInput
            label={t('overview.chooseFace')}
            value={chosen}
            onChange={choose}
            options={newestFirst.map(({ detectId, at }) => ({ value: detectId, text: moment(at) }))}
          />
        </Box>
      )}
      <LinkedDiagnosis key={chosen} detectId={chosen} />
    </Box>
  )
}
