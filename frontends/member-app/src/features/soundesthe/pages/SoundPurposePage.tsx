import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { PurposeCards } from '../components/PurposeCards.tsx'
import { PurposeDetailLinks } from '../components/PurposeDetailLinks.tsx'
import { findPurpose, type Purpose } from '../rules.ts'
import { PurposeSoundPlayer } from './PurposeSoundPlayer.tsx'

const here = paths.soundesthePurpose
const toPurposePath = (code: string) => `${here}?code=${code}`

/** Asks for a purpose and its detail, then plays a random sound. Each step has an address of its own. */
export function SoundPurposePage() {
  const { t } = useTranslation('soundesthe')
  const [search] = useSearchParams()
  const purpose = findPurpose(search.get('code'))
  if (purpose) return <ChosenPurpose key={purpose.code} purpose={purpose} detailId={search.get('detail')} />
  return (
    <>
      <BackLink to={paths.soundesthe}>{t('title')}</BackLink>
      <PageTitle lead={t('purpose.lead')}>{t('purpose.title')}</PageTitle>
      <PurposeCards to={toPurposePath} />
    </>
  )
}

function ChosenPurpose({ purpose, detailId }: { purpose: Purpose; detailId: string | null }) {
  const { t } = useTranslation('soundesthe')
  const purposeAddress = toPurposePath(purpose.code)
  const title = t(`purpose.${purpose.name}.title`)
  return detailId ? (
    <>
      <BackLink to={purposeAddress}>{title}</BackLink>
      <PageTitle lead={t('random.lead')}>{title}</PageTitle>
      <PurposeSoundPlayer key={detailId} detailId={detailId} back={purposeAddress} />
    </>
  ) : (
    <>
      <BackLink to={here}>{t('purpose.title')}</BackLink>
      <PageTitle lead={t('purpose.detailLead')}>{title}</PageTitle>
      <PurposeDetailLinks
        code={purpose.code}
        to={(value) => `${purposeAddress}&detail=${encodeURIComponent(value)}`}
      />
    </>
  )
}
