import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDemoSoundsProgress } from '../lib/use-demo-sounds-progress.ts'
import { EmptyState } from './EmptyState.tsx'
import { FailureNotice } from './FailureNotice.tsx'

interface Props {
  text: string
  /** Refetches the sounds; also called when more demo sounds are ready. */
  onRetry: () => void
}

/** An empty list of sounds. While the demo sounds of a fresh installation are being made, it shows the progress and refetches. */
export function EmptySounds({ text, onRetry }: Props) {
  const preparing = usePreparing(onRetry)
  return <EmptyState text={preparing ?? text} />
}

/** Returns the text of {@link EmptySounds} without its layout, for cards and forms, and for lists that refetch anyway. */
export function EmptySoundsText({ text }: { text: string }) {
  return usePreparing() ?? text
}

/** Shows above a list how many demo sounds are ready while more are being made, and nothing otherwise. */
export function DemoSoundsNotice({ onRetry }: Pick<Props, 'onRetry'>) {
  const preparing = usePreparing(onRetry)
  return (
    preparing && (
      <Typography role="status" variant="body2" sx={{ my: 2, color: 'text.secondary' }}>
        {preparing}
      </Typography>
    )
  )
}

/** A sound that could not be loaded; it may still be among the demo sounds being made. */
export function SoundLoadFailure({ text, onRetry }: Props) {
  const preparing = usePreparing(onRetry)
  return preparing === null ? (
    <FailureNotice text={text} onRetry={onRetry} />
  ) : (
    <EmptyState text={preparing} />
  )
}

function usePreparing(onRetry: () => void = () => undefined): string | null {
  const { t } = useTranslation()
  const demo = useDemoSoundsProgress()
  const ready = demo === null ? null : demo.ready
  const seen = useRef<number | null>(null)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    // The last sounds become ready together with the end of the progress, so this retries once more.
    if (seen.current !== null && seen.current !== ready) retry()
    seen.current = ready
  }, [ready])
  return demo && t('demoSounds', { ready: demo.ready, total: demo.total })
}
