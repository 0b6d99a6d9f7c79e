import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { RadioChoice } from '../../../components/form/RadioChoice.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { type PagingControl, useLocalPaging } from '../../../components/table/use-url-paging.ts'
import { useFormatJstMoment } from '../../../lib/i18n/use-format-jst-moment.ts'
import { useUnlinkedDiagnoses } from '../api/use-unlinked-diagnoses.ts'

interface Props {
  userId: string
  onDecide: (detectId: string) => void
  onClose: () => void
}

/** Lets staff choose one of a customer's published diagnoses by date and id, five at a time. */
export function DiagnosisPicker({ userId, onDecide, onClose }: Props) {
  const { t } = useTranslation(['charts', 'common'])
  const title = useId()
  const control = useLocalPaging()
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={title}
      slotProps={{ paper: { sx: { width: '100%', maxWidth: 700, m: 2 } } }}
    >
      <DialogTitle id={title} variant="h3" component="h2">
        {t('diagnosis.pickerTitle')}
      </DialogTitle>
      <DialogContent>
        <ResultChoice userId={userId} control={control} chosen={chosen} onChoose={setChosen} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('common:close')}</Button>
        <Button
          variant="contained"
          disabled={chosen === null}
          onClick={() => chosen !== null && onDecide(chosen)}
        >
          {t('diagnosis.decide')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface ChoiceProps {
  userId: string
  control: PagingControl
  chosen: string | null
  onChoose: (detectId: string) => void
}

function ResultChoice({ userId, control, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('charts')
  const formatMoment = useFormatJstMoment()
  const results = useUnlinkedDiagnoses(userId, control.paging)
  if (results.isPending) return <LoadingState lines={5} />
  if (results.isError)
    return <FailureNotice text={t('diagnosis.loadFailed')} onRetry={() => void results.refetch()} />
  if (results.data.total === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('diagnosis.noneToLink')}</Typography>
  return (
    <>
      <Box aria-busy={results.isPlaceholderData} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <RadioChoice
          label={t('diagnosis.date')}
          value={chosen}
          onChange={onChoose}
          options={results.data.rows.map(({ id, latestUpdate }) => ({
            value: id,
            title: formatMoment(latestUpdate),
            text: t('diagnosis.id', { id }),
          }))}
        />
      </Box>
      <Pager shown={results.data} {...control} />
    </>
  )
}
