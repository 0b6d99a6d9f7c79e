import { useRecordContext } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import type { BonusCode } from './types.ts'

/** Says what redeeming the bonus code gives. */
export function BonusCodeGift() {
  const code = useRecordContext<BonusCode>()
  const translate = useTranslate()
  if (!code) return null
  return (
    <>
      {code.yen === null
        ? translate('console.bonusCodes.givesDays', { name: code.productName ?? '', days: code.days ?? 0 })
        : translate('console.bonusCodes.givesYen', { amount: code.yen.toLocaleString('ja-JP') })}
    </>
  )
}
