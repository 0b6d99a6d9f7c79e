import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { RadioChoice } from '../../../components/form/RadioChoice.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { singleLine } from '../../../components/single-line.ts'
import { Pager } from '../../../components/table/Pager.tsx'
import type { PagingControl } from '../../../components/table/use-url-paging.ts'
import { useFormatJstMoment } from '../../../lib/i18n/use-format-jst-moment.ts'
import { useDiagnosisHistory } from '../api/use-diagnosis-history.ts'
import { BeforeAfterFaces } from './BeforeAfterFaces.tsx'

interface Props {
  label: string
  control: PagingControl
  chosen: string | null
  onChoose: (detectId: string) => void
}

/** Lists faces, dates and ids of diagnoses, five a page, to select one. */
export function ResultSelectList({ label, control, chosen, onChoose }: Props) {
  const { t } = useTranslation('face')
  const moment = useFormatJstMoment()
  const history = useDiagnosisHistory(control.paging)
  if (history.isPending) return <LoadingState lines={5} />
  if (history.isError) return <FailureNotice text={t('loadFailed')} onRetry={() => void history.refetch()} />
  if (history.data.total === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('history.empty')}</Typography>
  return (
    <>
      <Box
        aria-busy={history.isPlaceholderData}
        sx={{ opacity: history.isPlaceholderData ? 0.6 : 1, fontVariantNumeric: 'tabular-nums' }}
      >
        <RadioChoice
          label={label}
          value={chosen}
          onChange={onChoose}
          options={history.data.rows.map((result) => ({
            value: result.id,
            picture: <BeforeAfterFaces result={result} />,
            title: moment(result.latestUpdate),
            text: (
              <Box component="span" sx={{ ...singleLine, display: 'block' }}>
                {t('picker.id', { id: result.id })}
              </Box>
            ),
          }))}
        />
      </Box>
      <Pager shown={history.data} {...control} />
    </>
  )
}
