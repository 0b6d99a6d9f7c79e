import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { TransferWizard } from '../components/TransferWizard.tsx'

/** Moves persons in charge to another agency. */
export function TransferPicPage() {
  const { t } = useTranslation('transfer')
  return (
    <>
      <BackLink to={paths.transfer}>{t('title')}</BackLink>
      <PageTitle>{t('kind.pic.title')}</PageTitle>
      <TransferWizard kind="pic" />
    </>
  )
}
