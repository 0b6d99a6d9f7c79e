import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { projectionLagQueryOptions } from '../../../lib/api/projection-lag-query-options.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { useRecheckConsentOnError } from '../../consents/api/use-consents.ts'
import { AfterConsent } from '../../consents/components/AfterConsent.tsx'
import { useSession } from '../../session/session-context.ts'
import { useDataUseConsent } from '../api/use-data-use-consent.ts'
import { MentalCheckForm } from '../components/MentalCheckForm.tsx'
import { MentalCheckNotDue } from '../components/MentalCheckNotDue.tsx'

/** Shows one mental check to fill in; without the consent to the use of results it leads to the page that asks for it. */
export function MentalCheckFormPage() {
  const { user } = useSession()
  const { id = '' } = useParams()
  if (!user) return null
  return (
    <AfterDataUse>
      <Check key={id} id={id} memberId={user.id} />
    </AfterDataUse>
  )
}

function AfterDataUse({ children }: { children: ReactNode }) {
  const dataUse = useDataUseConsent()
  return (
    <QueryBoundary query={dataUse} lines={8}>
      {({ agreed }) =>
        agreed ? <AfterConsent>{children}</AfterConsent> : <Navigate to={paths.mentalCheck} replace />
      }
    </QueryBoundary>
  )
}

function Check({ id, memberId }: { id: string; memberId: string }) {
  const { t } = useTranslation('mental-check')
  const check = $api.useQuery(
    'get',
    '/mental-check/get',
    { params: { query: { mentalCheckId: id } }, headers: useLanguageHeader() },
    // The questions must not change while a member answers them.
    { ...projectionLagQueryOptions, staleTime: Number.POSITIVE_INFINITY },
  )
  const [refusal, setRefusal] = useState<unknown>(null)
  useRecheckConsentOnError(check.error ?? refusal)
  return (
    <>
      <BackLink to={paths.mentalCheck}>{t('title')}</BackLink>
      <PageTitle lead={check.data && !check.data.nextDueAt && t('formLead')}>
        {check.data?.title ?? t('title')}
      </PageTitle>
      <QueryBoundary query={check} lines={8}>
        {(loaded) =>
          loaded.nextDueAt ? (
            <MentalCheckNotDue checkId={id} nextDueAt={loaded.nextDueAt} memberId={memberId} />
          ) : (
            <MentalCheckForm check={loaded} memberId={memberId} onRefused={setRefusal} />
          )
        }
      </QueryBoundary>
    </>
  )
}
