import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptySounds, PreparingSounds } from '../../../components/EmptySounds.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Section } from '../../../components/Section.tsx'
import { SoundRows } from '../../../components/SoundRows.tsx'
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
            <PreparingSounds onRetry={() => void sounds.refetch()} />
            {groupByGenre(list).map(([genre, group]) => (
              <Section key={genre} title={genre}>
                <SoundRows
                  to={to}
                  rows={group.map((sound) => ({ ...sound, about: [sound.place, ...sound.tags] }))}
                />
              </Section>
            ))}
          </>
        )
      }
    </QueryBoundary>
  )
}
