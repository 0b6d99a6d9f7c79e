import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Sound } from './types.ts'

export function SoundKindTag() {
  const sound = useRecordContext<Sound>()
  const translate = useTranslate()
  return sound ? <Tag>{translate(`console.sounds.kind.${sound.kind}`)}</Tag> : null
}

/** Says whether the sound is in the catalogue or was withdrawn. */
export function SoundStateTag() {
  const sound = useRecordContext<Sound>()
  const translate = useTranslate()
  if (!sound) return null
  const isWithdrawn = sound.withdrawnAt !== null
  return (
    <Tag tone={isWithdrawn ? 'bad' : 'good'}>
      {translate(`console.sounds.state.${isWithdrawn ? 'withdrawn' : 'published'}`)}
    </Tag>
  )
}
