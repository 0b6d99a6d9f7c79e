import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Navigate, Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { ChosenProductBoundary } from '../../../components/checkout/ChosenProductBoundary.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { usePurchaseDraft } from '../../../lib/use-purchase-draft.ts'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { useSession } from '../../session/session-context.ts'
import { PlanFunctions, PlanPrice } from '../components/PlanFacts.tsx'

/** Shows the plan that a visitor has chosen and both ways to an account; this browser stores the choice. */
export function PlanAccountMethodPage() {
  const { t } = useTranslation('plans')
  const { status } = useSession()
  const draft = usePurchaseDraft()
  if (!draft) return <Navigate to={paths.premiumPlans} replace />
  if (status === 'member') return <Navigate to={paths.payment} replace />
  return (
    <QueryProvider>
      <PageTitle lead={t('account.lead')}>{t('account.title')}</PageTitle>
      <ChosenProductBoundary productId={draft.productId}>
        {(product) => (
          <Card sx={{ maxWidth: '38rem', p: { xs: 2.5, md: 4 } }}>
            <Typography variant="h2">{product.displayName}</Typography>
            <PlanPrice product={product} period={draft.period ?? 'month'} />
            <PlanFunctions functions={product.functions} />
            <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              <Button component={RouterLink} to={paths.registerPersonal} variant="contained" size="large">
                {t('account.register')}
              </Button>
              <Button
                component={RouterLink}
                to={paths.login}
                state={{ from: paths.payment }}
                variant="outlined"
                size="large"
              >
                {t('account.login')}
              </Button>
            </Box>
          </Card>
        )}
      </ChosenProductBoundary>
      <Button component={RouterLink} to={paths.premiumPlans} sx={{ mt: 3, mx: -1.5 }}>
        {t('account.others')}
      </Button>
    </QueryProvider>
  )
}
