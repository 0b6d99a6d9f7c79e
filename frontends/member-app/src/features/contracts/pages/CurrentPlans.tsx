import CheckRounded from '@mui/icons-material/CheckRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths, toPaymentDetailPath } from '../../../app/paths.ts'
import { planFeatureList, planFrame } from '../../../components/plan-frame.ts'
import { useProducts } from '../../../lib/api/use-products.ts'
import { useFormatDay } from '../../../lib/i18n/use-format-day.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import { isContracted } from '../../plans/rules.ts'
import { ContractNote } from '../components/ContractNote.tsx'
import { canChangeCard, isInUse } from '../rules.ts'
import type { Contract } from '../types.ts'

/** Shows the member's current plans with their functions, the next payment or the end, and links to the card and to other plans. */
export function CurrentPlans({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTranslation('contracts')
  const products = useProducts()
  // A member who pays the same product for a customer has two contracts of it.
  const used = contracts.filter((contract) => contract.isUser && isInUse(contract))
  if (used.length > 0 && products.isPending)
    return <Skeleton variant="rounded" height={240} sx={{ mb: 4, maxWidth: '34rem' }} />
  const mine = products.data?.filter(isContracted) ?? []
  return mine.map(({ id, displayName, functions }) => {
    const contract = used.find(({ productId }) => productId === id)
    const openInstead = products.data?.find((product) => product.id === contract?.openProductId)
    return (
      <Box component="section" key={id} aria-label={displayName} sx={planFrame}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('current.title')}
        </Typography>
        <Typography variant="h2" sx={{ mt: 0.5 }}>
          {displayName}
        </Typography>
        {contract && <Continuation contract={contract} />}
        {contract?.openProductDisplayName !== undefined && (
          <Box sx={{ mt: 1 }}>
            <ContractNote contract={contract} atCard />
          </Box>
        )}
        <Box component="ul" aria-label={t('current.opens')} sx={list}>
          {(openInstead?.functions ?? functions).map((name) => (
            <li key={name}>
              <CheckRounded aria-hidden fontSize="small" sx={{ color: 'success.dark', flexShrink: 0 }} />
              {name}
            </li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button component={Link} to={paths.premiumPlans} variant="contained">
            {t('current.more')}
          </Button>
          {contract && canChangeCard(contract) && contract.bonusFrom === undefined && (
            <Button component={Link} to={toPaymentDetailPath(contract.id)} variant="outlined">
              {t('current.card')}
            </Button>
          )}
        </Box>
      </Box>
    )
  })
}

/** Shows until when the plan continues, or what is paid next. */
function Continuation({ contract: { cancelAt, nextBillDate, nextBillAmount } }: { contract: Contract }) {
  const { t } = useTranslation('contracts')
  const day = useFormatDay()
  const yen = useFormatYen()
  const text = cancelAt
    ? t('current.until', { day: day(cancelAt) })
    : nextBillDate &&
      nextBillAmount !== null &&
      t('current.next', { day: day(nextBillDate), amount: yen(nextBillAmount) })
  return text ? <Typography sx={{ mt: 0.5 }}>{text}</Typography> : null
}

const list = { ...planFeatureList, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } } as const
