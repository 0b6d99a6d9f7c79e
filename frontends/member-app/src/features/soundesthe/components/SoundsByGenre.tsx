import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DemoSoundsNotice, EmptySounds } from '../../../components/EmptySounds.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { SoundLinkList } from '../../../components/SoundLinkList.tsx'
import { groupByGenre } from '../rules.ts'

interface ListedSound {
  id: string
  title: string
  genre: string
  place: string
  tags: string[]
  durationSeconds: number
}

/** Lists the nature sounds with one section for each genre. */
export function SoundsByGenre({
  sounds,
  to,
}: {
  sounds: UseQueryResult<ListedSound[]>
  to: (id: string) => string
}) {
  const { t } = useTranslation('soundesthe')
  return (
    <QueryBoundary query={sounds} lines={6}>
      {(list) =>
        list.length === 0 ? (
          <EmptySounds text={t('category.empty')} onRetry={() => void sounds.refetch()} />
        ) : (
          <>
            <DemoSoundsNotice onRetry={() => void sounds.refetch()} />
            {groupByGenre(list).map(([genre, group]) => (
              <PageSection key={genre} title={genre}>
                <SoundLinkList
                  to={to}
                  rows={group.map((sound) => ({ ...sound, about: [sound.place, ...sound.tags] }))}
                />
              </PageSection>
            ))}
          </>
        )
      }
    </QueryBoundary>
  )
}
