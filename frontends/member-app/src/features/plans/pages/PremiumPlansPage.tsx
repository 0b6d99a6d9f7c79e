import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { SellerNoticeLink } from '../../../components/legal/SellerNoticeLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { useSession } from '../../session/session-context.ts'
import { OfferedPlans } from '../components/OfferedPlans.tsx'

/**
 * Shows every plan; `?productId=` or `?item=` puts one first. Members find a link to their contracts, and a member who opened the purchase
 * without a product is asked to choose one.
 */
export function PremiumPlansPage() {
  const { t } = useTranslation('plans')
  const { user } = useSession()
  const { state } = useLocation()
  const [params] = useSearchParams()
  const first = params.get('productId') ?? params.get('item')
  // The placeholder is as high as the content, so that nothing below it moves.
  const waiting = (
    <Box sx={{ minHeight: '100vh' }}>
      <Typography aria-hidden sx={{ color: 'text.secondary' }}>
        {t('loading')}
      </Typography>
      <LoadingState picture lines={5} />
    </Box>
  )
  return (
    <QueryProvider>
      <PageTitle lead={t('page.lead')}>{t('page.title')}</PageTitle>
      {state?.choose === true && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('choose')}
        </Alert>
      )}
      <OfferedPlans {...(first ? { first } : {})} all waiting={waiting} />
      <Box sx={{ mt: 4 }}>
        <SellerNoticeLink />
      </Box>
      {user && (
        <Button component={RouterLink} to={paths.subscriptionState} sx={{ mt: 1, mx: -1.5 }}>
          {t('page.toContracts')}
        </Button>
      )}
    </QueryProvider>
  )
}
