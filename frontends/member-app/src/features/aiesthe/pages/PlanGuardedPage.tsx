import type { ReactNode } from 'react'
import { BackLink } from '../../../components/BackLink.tsx'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import type { PlanFeature, UncheckedFeature } from '../../plans/types.ts'
import { usePlanCheckOnMount } from './use-plan-check-on-mount.ts'

interface Props {
  feature: PlanFeature
  /** What the page offers, where only some plans with the feature include it. */
  wanted?: UncheckedFeature
  title: string
  lead: string
  back: { to: string; title: string }
  children: ReactNode
}

/** A page below AI esthe, whose content appears when the plan is known to include it. */
export function PlanGuardedPage({ feature, wanted, title, lead, back, children }: Props) {
  const { open, consent, unreachable, dialog } = usePlanCheckOnMount(feature, wanted)
  return (
    <>
      <BackLink to={back.to}>{back.title}</BackLink>
      <PageTitle lead={lead}>{title}</PageTitle>
      <QueryBoundary query={consent}>
        {() => {
          if (unreachable) return <ErrorState {...unreachable} />
          return open ? children : <LoadingState picture />
        }}
      </QueryBoundary>
      {dialog}
    </>
  )
}
