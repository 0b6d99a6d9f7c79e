import type { ReactNode } from 'react'
import { BackLink } from '../../components/BackLink.tsx'
import { Loaded } from '../../components/Loaded.tsx'
import { LoadingState } from '../../components/LoadingState.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import type { PlanFeature } from '../../features/plans/types.ts'
import { AiEstheOnly } from './AiEstheOnly.tsx'
import { usePlanOnOpening } from './use-plan-on-opening.ts'

interface Props {
  feature: PlanFeature
  title: string
  lead: string
  back: { to: string; title: string }
  children: ReactNode
}

/** A page below AI esthe; what it is about appears once the plan is known to have it. */
export function PlanPage(props: Props) {
  return (
    <AiEstheOnly>
      <Opened {...props} />
    </AiEstheOnly>
  )
}

function Opened({ feature, title, lead, back, children }: Props) {
  const { open, consent, dialog } = usePlanOnOpening(feature)
  return (
    <>
      <BackLink to={back.to}>{back.title}</BackLink>
      <PageTitle lead={lead}>{title}</PageTitle>
      <Loaded query={consent}>{() => (open ? children : <LoadingState picture />)}</Loaded>
      {dialog}
    </>
  )
}
