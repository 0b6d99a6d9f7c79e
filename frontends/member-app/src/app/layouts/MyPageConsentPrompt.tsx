import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAlert } from '../../components/alert/alert-context.ts'
import { createLazyComponent } from '../../components/lazy-component.tsx'
import { needsDataConsent } from '../../features/session/permissions.ts'
import type { CurrentUser } from '../../features/session/types.ts'
import { paths } from '../paths.ts'
import { useCurrentScreen } from '../use-current-screen.ts'

const ProvidingDataConsentDialog = createLazyComponent(
  () => import('../../features/consents/components/ProvidingDataConsentDialog.tsx'),
)

/** Requests the consent to providing data on entering my page; a refusal leads home, and the next entry requests it again. */
export function MyPageConsentPrompt({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const screen = useCurrentScreen()
  const alert = useAlert()
  const navigate = useNavigate()
  if (screen?.withoutConsent || !needsDataConsent(user)) return null
  const onRefused = () => {
    alert({ text: t('providingData.refused') })
    navigate(paths.home)
  }
  return <ProvidingDataConsentDialog onRefused={onRefused} />
}
