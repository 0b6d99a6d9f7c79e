import { useRecordContext } from 'react-admin'
import { Tag } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { BonusCode } from './types.ts'

const tones = { usable: 'good', 'used-up': 'quiet', expired: 'quiet', stopped: 'bad' } as const

export function BonusCodeStateTag() {
  const code = useRecordContext<BonusCode>()
  const translate = useTranslate()
  if (!code) return null
  return <Tag tone={tones[code.state]}>{translate(`console.bonusCodes.state.${code.state}`)}</Tag>
}
