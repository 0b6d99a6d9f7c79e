import { useTranslation } from 'react-i18next'
import type { PlayerState } from '../audio/player-state.ts'
import { useRecordState } from '../record/app-record-sync.ts'
import { formatTrackTime } from '../rules.ts'

/** Says how much is left of a play in the background, and whether it is saved. */
export function MiniPlayerStatus({ state }: { state: PlayerState }) {
  const { t } = useTranslation('player')
  const record = useRecordState(state.playSessionId)
  if (state.phase === 'failed') return t('loadFailed')
  const left = state.timerRemaining ?? state.duration - state.position
  const parts: string[] = [t('mini.left', { time: formatTrackTime(Math.max(0, Math.ceil(left))) })]
  if (record) parts.push(t(`mini.${record.kind}`))
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{parts.join(' · ')}</span>
}
