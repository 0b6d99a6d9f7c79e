import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { canBuy } from '../../session/permissions.ts'
import { useSession } from '../../session/session-context.ts'

/** The chat is for premium accounts only; others see who may use it. */
export function SupportChatLink({ action }: { action: 'open' | 'ask' }) {
  const { t } = useTranslation('support')
  const { user } = useSession()
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{t('chat.text')}</Typography>
      {user?.premium && canBuy(user) && (
        <Button component={RouterLink} to={paths.supportChat} variant="contained" sx={{ mt: 3 }}>
          {t(`chat.${action}`)}
        </Button>
      )}
    </>
  )
}
