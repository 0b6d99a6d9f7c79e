import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { canListen } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'
import { FreeSampleButton } from './FreeSampleButton.tsx'
import { TonightLinkButton } from './TonightLinkButton.tsx'
import { TonightPill } from './TonightPill.tsx'

const TonightGreeting = createLazyComponent(() => import('./TonightGreeting.tsx'), {
  texts: ['tonight'],
  waiting: <TonightPill />,
  Failed: TonightLinkButton,
})

/** Lets visitors play the free sample and register, and members play tonight's sound and open their page. */
export function HeroActions() {
  const { t } = useTranslation('home')
  const { status, user, logout } = useSession()
  if (status === 'visitor') {
    return (
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2.5 }}>
        <FreeSampleButton />
        <Button component={RouterLink} to={paths.registerPersonal} variant="contained" size="large">
          {t('hero.register')}
        </Button>
      </Box>
    )
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {user && canListen(user) && (
        <Box sx={{ flexBasis: '100%' }}>
          <TonightGreeting user={user} />
        </Box>
      )}
      <Button component={RouterLink} to={paths.mypage} variant="contained" size="large">
        {t('hero.toMypage')}
      </Button>
      <Button component={RouterLink} to={paths.premiumPlans} variant="outlined" size="large">
        {t('hero.toPlans')}
      </Button>
      <Button onClick={logout} size="large">
        {t('hero.logout')}
      </Button>
    </Box>
  )
}
