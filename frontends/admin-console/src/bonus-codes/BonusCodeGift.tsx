import { useRecordContext, useTranslate } from 'react-admin'
import type { BonusCode } from './types.ts'

/** Says what redeeming the bonus code gives. */
export function BonusCodeGift() {
  const code = useRecordContext<BonusCode>()
  const translate = useTranslate()
  if (!code) return null
  return (
    <>
      {code.yen === null
        ? translate('console.bonusCodes.givesDays', { name: code.productName, days: code.days })
        : translate('console.bonusCodes.givesYen', { amount: code.yen.toLocaleString('ja-JP') })}
    </>
  )
}
