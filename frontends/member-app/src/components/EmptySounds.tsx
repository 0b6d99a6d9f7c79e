import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDemoSounds } from '../lib/use-demo-sounds.ts'
import { EmptyState } from './EmptyState.tsx'
import { FailureNotice } from './FailureNotice.tsx'

interface Props {
  text: string
  /** Asks for the sounds again; called as demo sounds get ready. */
  onRetry: () => void
}

/** A list without sounds. While the demo sounds of a fresh start are being made it says so, and asks again as they get ready. */
export function EmptySounds({ text, onRetry }: Props) {
  const preparing = usePreparing(onRetry)
  return <EmptyState text={preparing ?? text} />
}

/** As above, in one line: for cards and forms, and for lists that read themselves again anyway. */
export function EmptySoundsLine({ text }: { text: string }) {
  return usePreparing() ?? text
}

/** Stands above a list that has sounds while more of them are being made; nothing otherwise. */
export function PreparingSounds({ onRetry }: Pick<Props, 'onRetry'>) {
  const preparing = usePreparing(onRetry)
  return (
    preparing && (
      <Typography role="status" variant="body2" sx={{ my: 2, color: 'text.secondary' }}>
        {preparing}
      </Typography>
    )
  )
}

/** A sound that could not be had; as above, it may still be in the making. */
export function MissingSound({ text, onRetry }: Props) {
  const preparing = usePreparing(onRetry)
  return preparing === null ? (
    <FailureNotice text={text} onRetry={onRetry} />
  ) : (
    <EmptyState text={preparing} />
  )
}

function usePreparing(onRetry: () => void = () => undefined): string | null {
  const { t } = useTranslation()
  const demo = useDemoSounds()
  const ready = demo === null ? null : demo.ready
  const seen = useRef<number | null>(null)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    // Also once all are there: the last ones count no more.
    if (seen.current !== null && seen.current !== ready) retry()
    seen.current = ready
  }, [ready])
  return demo && t('demoSounds', { ready: demo.ready, total: demo.total })
}
