import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Section } from '../../components/Section.tsx'
import { BasicInfo } from '../../features/profile/components/BasicInfo.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { paths } from '../paths.ts'

/** Who the member is. */
export function Page() {
  const { t } = useTranslation('profile')
  const { user } = useSession()
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Section title={t('basic')}>
        {user && <BasicInfo user={user} />}
        <Link component={RouterLink} to={paths.changePassword} sx={{ display: 'inline-block', mt: 3, py: 1 }}>
          {t('changePassword')}
        </Link>
      </Section>
    </>
  )
}
