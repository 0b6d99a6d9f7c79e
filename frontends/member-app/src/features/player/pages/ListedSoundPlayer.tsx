import { joinFacts } from '@hibiki/languages'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { PlanCodes } from '../record/play-session.ts'
import { useInterruptedPlay } from '../record/use-interrupted-play.ts'
import type { Sound } from '../types.ts'
import { PlayerWithPlayResult } from './PlayerWithPlayResult.tsx'

interface Props {
  plan: PlanCodes
  list: UseQueryResult<Sound[]>
  soundId: string
  /** The page of the list, and its title, which the page has until the sound is known. */
  back: string
  listTitle: string
}

/**
 * A page's title and player for a sound that the member chose from a list. It plays on when the list is fetched again meanwhile,
 * in another language or without this sound.
 */
export function ListedSoundPlayer({ plan, list, soundId, back, listTitle }: Props) {
  const { language } = useLanguage()
  const [resumed] = useInterruptedPlay(plan)
  const listed = list.data?.find((each) => each.id === soundId)
  const [sound, setSound] = useState(listed)
  if (listed && !sound) setSound(listed)
  return (
    <>
      <PageTitle lead={sound && joinFacts([sound.genre, sound.place], language)}>
        {sound?.title ?? listTitle}
      </PageTitle>
      <PlayerWithPlayResult
        plan={plan}
        sound={{ isFetching: list.isFetching, isError: !sound, data: sound, dataUpdatedAt: 0 }}
        resumed={resumed}
        onAgain={() => void list.refetch()}
        back={back}
        isTitledByPage={sound !== undefined}
      />
    </>
  )
}
