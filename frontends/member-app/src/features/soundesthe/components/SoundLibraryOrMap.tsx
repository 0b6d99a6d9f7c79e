import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ErrorState } from '../../../components/ErrorState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import type { SoundLibraryData } from '../types.ts'
import { SoundLibrary } from './SoundLibrary.tsx'

const SoundMap = createLazyComponent(() => import('./SoundMap.tsx'), {
  waiting: <LoadingState picture />,
  Failed: () => <ErrorState error={null} />,
})

const views = ['list', 'map'] as const

interface Props {
  library: SoundLibraryData
  to: (soundId: string) => string
  /** Refetches the sounds. */
  onRetry: () => void
}

/** Shows the sounds on shelves, or on a map of Japan; the choice stands in the address. */
export function SoundLibraryOrMap({ library, to, onRetry }: Props) {
  const { t } = useTranslation('sound-map')
  const [search, setSearch] = useSearchParams()
  const shown = search.get('view') === 'map' ? 'map' : 'list'
  return (
    <>
      <Box role="group" aria-label={t('views')} sx={{ display: 'flex', gap: 1, mb: 2 }}>
        {views.map((view) => (
          <Chip
            key={view}
            clickable
            label={t(view)}
            aria-pressed={shown === view}
            color={shown === view ? 'primary' : 'default'}
            variant={shown === view ? 'filled' : 'outlined'}
            onClick={() => setSearch(view === 'map' ? { view } : {}, { replace: true })}
            sx={{ height: '2.75rem', px: 1, borderRadius: 999, fontSize: '0.9375rem' }}
          />
        ))}
      </Box>
      {shown === 'map' ? (
        <SoundMap sounds={library.sounds} to={to} />
      ) : (
        <SoundLibrary library={library} to={to} onRetry={onRetry} />
      )}
    </>
  )
}
