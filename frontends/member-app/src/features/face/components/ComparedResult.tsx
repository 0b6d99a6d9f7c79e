import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { JstTime } from '../../../components/JstTime.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { useFaceResult } from '../api/use-face-result.ts'
import { BeforeAfterSlider } from './BeforeAfterSlider.tsx'
import { ResultPickerDialog } from './ResultPickerDialog.tsx'

interface Props {
  title: string
  detectId: string | null
  onDecide: (detectId: string) => void
}

/** Shows one of the two compared results, with a button to choose another one. */
export function ComparedResult({ title, detectId, onDecide }: Props) {
  const { t } = useTranslation('face')
  const [picking, setPicking] = useState(false)
  const result = useFaceResult(detectId)
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography variant="h2">{title}</Typography>
        <Button variant="outlined" onClick={() => setPicking(true)}>
          {t('compare.pick')}
        </Button>
      </Box>
      {detectId !== null && result.isPending && <LoadingState picture />}
      {result.isError && <FailureNotice text={t('loadFailed')} onRetry={() => void result.refetch()} />}
      {result.data && (
        <>
          <Typography>
            <JstTime at={result.data.latestUpdate} />
          </Typography>
          <BeforeAfterSlider result={result.data} />
        </>
      )}
      {picking && (
        <ResultPickerDialog
          onClose={() => setPicking(false)}
          onDecide={(chosen) => {
            setPicking(false)
            onDecide(chosen)
          }}
        />
      )}
    </Box>
  )
}
