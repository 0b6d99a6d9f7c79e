import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { findRequestedBrochurePage } from '../rules.ts'
import { BrochureViewerFallback } from './BrochureViewerFallback.tsx'

const BrochureViewer = createLazyComponent(() => import('./BrochureViewer.tsx'), {
  waiting: <LoadingState picture lines={1} />,
  Failed: BrochureViewerFallback,
})

/** Shows the brochures; the address holds the brochure and its page. */
export default function Brochures() {
  const { t } = useTranslation('home')
  const [search, setSearch] = useSearchParams()
  const brochures = $api.useQuery(
    'get',
    '/intro-papers',
    { headers: useLanguageHeader() },
    { staleTime: Number.POSITIVE_INFINITY },
  )

  const showPage = (brochureId: string, page: number) =>
    setSearch(
      (current) => {
        current.set('paper', brochureId)
        current.set('page', String(page))
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  return (
    <QueryBoundary query={brochures}>
      {(list) => {
        const requestedPage = findRequestedBrochurePage(list, search)
        if (!requestedPage) return <EmptyState text={t('intro-papers.none')} />
        return (
          <>
            {list.length > 1 && (
              <Box
                role="group"
                aria-label={t('intro-papers.choose')}
                sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
              >
                {list.map(({ id, title }) => (
                  <Chip
                    key={id}
                    clickable
                    label={title}
                    aria-pressed={id === requestedPage.brochure.id}
                    color={id === requestedPage.brochure.id ? 'primary' : 'default'}
                    variant={id === requestedPage.brochure.id ? 'filled' : 'outlined'}
                    onClick={() => showPage(id, 1)}
                    sx={{ height: '2.75rem', borderRadius: 999, fontSize: '0.9375rem' }}
                  />
                ))}
              </Box>
            )}
            <BrochureViewer
              key={requestedPage.brochure.id}
              {...requestedPage}
              onTurn={(page) => showPage(requestedPage.brochure.id, page)}
            />
          </>
        )
      }}
    </QueryBoundary>
  )
}
