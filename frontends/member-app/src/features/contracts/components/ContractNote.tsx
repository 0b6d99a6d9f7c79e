import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths, toPaymentDetailPath } from '../../../app/paths.ts'
import { useFormatDay } from '../../../lib/i18n/use-format-day.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import { findContractNoteKey, isOwing, isUnpaid, isWaitingAtKonbini } from '../rules.ts'
import type { Contract } from '../types.ts'
import { useFormatDeadline } from '../use-format-deadline.ts'

interface Props {
  contract: Contract
  /** The card is changed and the numbers of a store are shown on this page, so no link to it is needed. */
  atCard?: boolean
}

/** Shows what a contract waits for, with a link to the page that resolves it. */
export function ContractNote({ contract, atCard = false }: Props) {
  const { t } = useTranslation('contracts')
  const day = useFormatDay()
  const yen = useFormatYen()
  const note = findContractNoteKey(contract)
  const { nextPeriod, nextPeriodAmount } = contract
  const { bonusFrom, cancelAt, nextBillDate, nextProductDisplayName: product, owedAmount } = contract
  const isUnsettled = isUnpaid(contract) || isOwing(contract)
  if (bonusFrom !== undefined)
    return <Plain>{t('bonus', { from: day(bonusFrom), until: cancelAt ? day(cancelAt) : '' })}</Plain>
  if (note === null && nextPeriod !== null && nextBillDate !== null && nextPeriodAmount !== undefined)
    return (
      <Plain>
        {t(nextPeriod === 'year' ? 'period.noteYear' : 'period.noteMonth', {
          day: day(nextBillDate),
          amount: yen(nextPeriodAmount),
        })}
      </Plain>
    )
  if (note === null && product !== null && nextBillDate !== null)
    return <Plain>{t('planned.note', { product, day: day(nextBillDate) })}</Plain>
  if (note === null) return null
  if (note === 'atKonbini') return <KonbiniNote contract={contract} linked={!atCard} />
  return (
    <Typography variant="body2" component="div" sx={{ color: isUnsettled ? 'error.main' : 'text.secondary' }}>
      {t(`note.${note}`, { amount: yen(owedAmount) })} <UnpaidUpgrade contract={contract} />
      {isUnsettled && !atCard && (
        <Link component={RouterLink} to={toPaymentDetailPath(contract.id)} sx={link}>
          {t(isOwing(contract) ? 'note.pay' : 'note.changeCard')}
        </Link>
      )}
      {contract.status === '50' && (
        <Link component={RouterLink} to={paths.support} sx={link}>
          {t('note.support')}
        </Link>
      )}
    </Typography>
  )
}

/** Shows until when the contract can be paid at a convenience store, with a link to the numbers. */
function KonbiniNote({ contract, linked }: { contract: Contract; linked: boolean }) {
  const { t } = useTranslation('contracts')
  const deadline = useFormatDeadline()
  const { konbiniExpiresAt, id } = contract
  return (
    <Plain>
      {linked && konbiniExpiresAt && `${t('note.atKonbini', { deadline: deadline(konbiniExpiresAt) })} `}
      <UnpaidUpgrade contract={contract} />
      {linked && (
        <Link component={RouterLink} to={toPaymentDetailPath(id)} sx={link}>
          {t('note.seeNumbers')}
        </Link>
      )}
    </Plain>
  )
}

/** Shows what an unpaid upgrade costs, and what stays usable meanwhile. */
function UnpaidUpgrade({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts')
  const yen = useFormatYen()
  const { owedAmount, openProductDisplayName: product } = contract
  if (!isUnpaid(contract) && !isWaitingAtKonbini(contract)) return null
  return (
    <>
      {product !== undefined && `${t('note.openMeanwhile', { product })} `}
      {owedAmount > 0 && `${t('note.withDifference', { amount: yen(owedAmount) })} `}
    </>
  )
}

function Plain({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  )
}

const link = { display: 'inline-block', py: 0.75 } as const
