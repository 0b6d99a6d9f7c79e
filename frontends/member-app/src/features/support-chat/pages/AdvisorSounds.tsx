import Box from '@mui/material/Box'
import { paths } from '../../../app/paths.ts'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { planCodes } from '../../player/plan-codes.ts'
import { findPlanCodesKey } from '../../soundesthe/shelves.rules.ts'
import type { SuggestedSound } from '../types.ts'
import { AdvisorSoundCard } from './AdvisorSoundCard.tsx'

/** Shows suggested sounds as cards that play at once, with the links and rights of this moment. */
export function AdvisorSounds({ sounds }: { sounds: readonly SuggestedSound[] }) {
  const library = $api.useQuery(
    'get',
    '/soundesthe/library',
    { headers: useLanguageHeader() },
    // The links to sounds expire after ten minutes.
    { staleTime: 5 * 60_000 },
  )
  return (
    <>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {sounds.map((suggested) => {
          const sound = library.data?.sounds.find(({ id }) => id === suggested.soundId)
          return (
            <AdvisorSoundCard
              key={suggested.soundId}
              suggested={suggested}
              sound={sound}
              isGone={library.isSuccess && !sound}
              plan={planCodes[findPlanCodesKey(sound?.planCode ?? '01')]}
              address={`${paths.soundesthe}?sound=${suggested.soundId}`}
            />
          )
        })}
      </Box>
      {library.isLoadingError && (
        <Box sx={{ mt: 1 }}>
          <ErrorState error={library.error} onRetry={() => void library.refetch()} />
        </Box>
      )}
    </>
  )
}
