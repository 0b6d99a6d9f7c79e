import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAlert } from '../../components/alert/alert-context.ts'
import { Loaded } from '../../components/Loaded.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { useConsentAgain } from '../../features/consents/api/use-consents.ts'
import { useDataUse } from '../../features/mental-check/api/use-data-use.ts'
import { useDueMentalChecks } from '../../features/mental-check/api/use-mental-checks.ts'
import { DataUseForm } from '../../features/mental-check/components/DataUseForm.tsx'
import { DueChecks } from '../../features/mental-check/components/DueChecks.tsx'
import { NextDates } from '../../features/mental-check/components/NextDates.tsx'
import { AfterConsent } from '../aiesthe/AfterConsent.tsx'
import { AiEstheOnly } from '../aiesthe/AiEstheOnly.tsx'
import { useGoBack } from '../aiesthe/use-go-back.ts'
import { paths } from '../paths.ts'

/** Which mental check: first the consent to how the results are used, then a card for each that is due (D1§2). */
export function Page() {
  const { t } = useTranslation('mental-check')
  return (
    <AiEstheOnly>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <AfterDataUse />
    </AiEstheOnly>
  )
}

/** Asked once; who refuses is told and led home, and asked again on the next visit. */
function AfterDataUse() {
  const { t } = useTranslation('mental-check')
  const dataUse = useDataUse()
  const alert = useAlert()
  const navigate = useNavigate()
  const refused = () => {
    alert({ text: t('dataUse.refused') })
    void navigate(paths.home)
  }
  return (
    <Loaded query={dataUse} lines={6}>
      {(text) =>
        text.agreed ? (
          <AfterConsent>
            <Selection />
          </AfterConsent>
        ) : (
          <DataUseForm key={text.version} text={text} onRefused={refused} />
        )
      }
    </Loaded>
  )
}

function Selection() {
  const { t } = useTranslation('mental-check')
  const checks = useDueMentalChecks()
  useConsentAgain(checks.error)
  const back = useGoBack()
  return (
    <>
      <DueChecks checks={checks} />
      <NextDates />
      {checks.data?.length !== 0 && (
        <Button variant="outlined" onClick={back} sx={{ mt: 4 }}>
          {t('back')}
        </Button>
      )}
    </>
  )
}
