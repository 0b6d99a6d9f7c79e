import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { fixedQueryOptions } from '../../../lib/api/fixed-query-options.ts'
import { $api } from '../../../lib/api/queries.ts'
import { Player } from '../../player/components/Player.tsx'
import { planCodes } from '../../player/plan-codes.ts'
import { useInterruptedPlay } from '../../player/record/use-interrupted-play.ts'
import { EnterpriseOnly } from './EnterpriseOnly.tsx'

const plan = planCodes.enterpriseTrial

/** Plays the sounds that are marked for trial, and records them as 00/01. */
export function TrialPage() {
  const { t } = useTranslation('enterprise')
  return (
    <EnterpriseOnly>
      <BackLink to={paths.enterprise}>{t('title')}</BackLink>
      <PageTitle lead={t('trial.lead')}>{t('trial.title')}</PageTitle>
      <Trial />
    </EnterpriseOnly>
  )
}

function Trial() {
  const { t } = useTranslation('enterprise')
  const navigate = useNavigate()
  const [resumed, startAnew] = useInterruptedPlay(plan)
  const trial = $api.useQuery('get', '/enterprise/random', undefined, fixedQueryOptions)
  const onNext = () => {
    startAnew()
    void trial.refetch()
  }
  return (
    <QueryBoundary query={trial}>
      {(found) => (
        <Player
          key={resumed?.session.playSessionId ?? `${found.id} ${trial.dataUpdatedAt}`}
          sound={resumed?.sound ?? { ...found, genre: '', place: '', tags: [] }}
          play={{
            plan,
            resumed,
            onFinish: () => void navigate(paths.enterprise),
            actions: (sounding) => (
              <Button variant="outlined" disabled={sounding} onClick={onNext}>
                {t('trial.another')}
              </Button>
            ),
          }}
        />
      )}
    </QueryBoundary>
  )
}
