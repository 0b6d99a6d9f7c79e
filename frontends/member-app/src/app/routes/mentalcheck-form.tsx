import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { BackLink } from '../../components/BackLink.tsx'
import { Loaded } from '../../components/Loaded.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { useConsentAgain } from '../../features/consents/api/use-consents.ts'
import { useDataUse } from '../../features/mental-check/api/use-data-use.ts'
import { useMentalCheck } from '../../features/mental-check/api/use-mental-checks.ts'
import { MentalCheckForm } from '../../features/mental-check/components/MentalCheckForm.tsx'
import { NotDue } from '../../features/mental-check/components/NotDue.tsx'
import { useSession } from '../../features/session/session-context.ts'
import { AfterConsent } from '../aiesthe/AfterConsent.tsx'
import { AiEstheOnly } from '../aiesthe/AiEstheOnly.tsx'
import { paths } from '../paths.ts'

/** One mental check to fill in; without the consent to how the results are used it leads to where that is asked (D1§4). */
export function Page() {
  const { user } = useSession()
  const { id = '' } = useParams()
  if (!user) return null
  return (
    <AiEstheOnly>
      <AfterDataUse>
        <Check key={id} id={id} memberId={user.id} />
      </AfterDataUse>
    </AiEstheOnly>
  )
}

function AfterDataUse({ children }: { children: ReactNode }) {
  const dataUse = useDataUse()
  return (
    <Loaded query={dataUse} lines={8}>
      {({ agreed }) =>
        agreed ? <AfterConsent>{children}</AfterConsent> : <Navigate to={paths.mentalCheck} replace />
      }
    </Loaded>
  )
}

function Check({ id, memberId }: { id: string; memberId: string }) {
  const { t } = useTranslation('mental-check')
  const check = useMentalCheck(id)
  const [refusal, setRefusal] = useState<unknown>(null)
  useConsentAgain(check.error ?? refusal)
  return (
    <>
      <BackLink to={paths.mentalCheck}>{t('title')}</BackLink>
      <PageTitle lead={check.data && !check.data.nextDueAt && t('formLead')}>
        {check.data?.title ?? t('title')}
      </PageTitle>
      <Loaded query={check} lines={8}>
        {(loaded) =>
          loaded.nextDueAt ? (
            <NotDue checkId={id} nextDueAt={loaded.nextDueAt} memberId={memberId} />
          ) : (
            <MentalCheckForm check={loaded} memberId={memberId} onRefused={setRefusal} />
          )
        }
      </Loaded>
    </>
  )
}
