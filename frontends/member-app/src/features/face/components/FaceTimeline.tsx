import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { JstTime } from '../../../components/JstTime.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { useUrlPaging } from '../../../components/table/use-url-paging.ts'
import { useDiagnosisHistory } from '../api/use-diagnosis-history.ts'
import { useFaceResult } from '../api/use-face-result.ts'
import { resolvePortraitTap } from '../timeline.rules.ts'
import { focusPortrait } from './PortraitButton.tsx'
import { PortraitsByMonth } from './PortraitsByMonth.tsx'
import { ResultActions } from './ResultActions.tsx'
import { ResultView } from './ResultView.tsx'

/** A page of the timeline shows this many portraits. */
const PORTRAITS = 20

interface Props {
  canPublish: boolean
  /** Called with the results to compare; a single one is compared with one that is still to be chosen. */
  onCompare: (first: string, second?: string) => void
  /** Shown when there is no diagnosis yet. */
  first: ReactNode
}

/** Shows the member's faces by month; one tap selects a diagnosis, a second one compares. The address stores the opened one. */
export function FaceTimeline({ canPublish, onCompare, first }: Props) {
  const [params, setParams] = useSearchParams()
  const opened = params.get('id')
  const lastOpened = useRef<string | null>(null)
  const openResult = (detectId: string | null) => {
    lastOpened.current = detectId ?? lastOpened.current
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (detectId === null) after.delete('id')
        else after.set('id', detectId)
        return after
      },
      // The entry of the history is replaced, so that going back does not reopen a closed or deleted result.
      { replace: detectId === null, preventScrollReset: detectId === null },
    )
  }
  if (opened !== null)
    return (
      <OpenedResult
        detectId={opened}
        canPublish={canPublish}
        takesFocus={lastOpened.current === opened}
        onCompare={() => onCompare(opened)}
        onClose={() => openResult(null)}
      />
    )
  return (
    <Portraits onCompare={onCompare} onOpen={openResult} returnsFrom={lastOpened.current} first={first} />
  )
}

interface PortraitsProps extends Omit<Props, 'canPublish'> {
  onOpen: (detectId: string) => void
  /** The result that was open before, whose portrait gets the focus back. */
  returnsFrom: string | null
}

function Portraits({ onCompare, onOpen, returnsFrom, first }: PortraitsProps) {
  const { t } = useTranslation('face')
  const [chosen, choose] = useState<string | null>(null)
  const control = useUrlPaging(PORTRAITS)
  const history = useDiagnosisHistory(control.paging)
  useEffect(() => {
    if (returnsFrom !== null && history.isSuccess) focusPortrait(returnsFrom)
  }, [returnsFrom, history.isSuccess])
  if (history.isPending) return <LoadingState lines={6} />
  if (history.isError) return <FailureNotice text={t('loadFailed')} onRetry={() => void history.refetch()} />
  if (history.data.total === 0) return <EmptyState text={t('history.empty')} action={first} />
  const onTap = (detectId: string) => {
    const outcome = resolvePortraitTap(chosen, detectId)
    if ('compare' in outcome) onCompare(...outcome.compare)
    else choose(outcome.choose)
  }
  return (
    <>
      <PortraitsByMonth results={history.data.rows} chosen={chosen} onChoose={onTap} />
      <Box sx={chosen === null ? {} : bar}>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', flex: '1 1 12rem' }}>
          {t(chosen === null ? 'timeline.choose' : 'timeline.chooseSecond')}
        </Typography>
        {chosen !== null && (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button variant="contained" onClick={() => onOpen(chosen)}>
              {t('history.open')}
            </Button>
            <Button
              onClick={() => {
                focusPortrait(chosen)
                choose(null)
              }}
            >
              {t('timeline.letGo')}
            </Button>
          </Box>
        )}
      </Box>
      <Pager shown={history.data} {...control} />
    </>
  )
}

/** The bar stands above the fixed footer of phones, so that it is visible near the tapped portrait. */
const bar = {
  position: 'sticky',
  bottom: '5rem',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
} as const

interface OpenedProps {
  detectId: string
  canPublish: boolean
  /** The result was opened by a tap on this page, so it takes the focus. */
  takesFocus: boolean
  /** Called to compare the result with another one. */
  onCompare: () => void
  onClose: () => void
}

function OpenedResult({ detectId, canPublish, takesFocus, onCompare, onClose }: OpenedProps) {
  const { t } = useTranslation('face')
  const result = useFaceResult(detectId)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus && result.isSuccess) heading.current?.focus({ preventScroll: true })
  }, [takesFocus, result.isSuccess])
  const back = (
    <Button variant="outlined" onClick={onClose} sx={{ mb: 2 }}>
      {t('timeline.back')}
    </Button>
  )
  if (result.isPending) return <LoadingState picture />
  if (result.isError)
    return (
      <>
        {back}
        <FailureNotice text={t('loadFailed')} onRetry={() => void result.refetch()} />
      </>
    )
  return (
    <>
      {back}
      <Card component="section" aria-label={t('timeline.detail')} sx={{ p: { xs: 2, md: 3 }, minWidth: 0 }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h2"
          sx={{ mb: 2, fontVariantNumeric: 'tabular-nums' }}
        >
          <JstTime at={result.data.latestUpdate} />
        </Typography>
        <ResultView result={result.data} />
        <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={onCompare}>
            {t('history.compare')}
          </Button>
          <ResultActions result={result.data} canPublish={canPublish} onDeleted={onClose} />
        </Box>
      </Card>
    </>
  )
}
