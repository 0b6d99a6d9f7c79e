import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { ErrorState } from '../../../components/ErrorState.tsx'

/** Shows in the server's words why the product cannot be bought now (E2003, E2004, E2005), with links to continue. */
export function PurchaseNotPossible({ error }: { error: unknown }) {
  const { t } = useTranslation('purchase')
  return (
    <>
      <ErrorState error={error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button component={RouterLink} to={paths.subscriptionState} variant="contained">
          {t('notPossible.toContracts')}
        </Button>
        <Button component={RouterLink} to={paths.premiumPlans} variant="outlined">
          {t('notPossible.toPlans')}
        </Button>
      </Box>
    </>
  )
}
