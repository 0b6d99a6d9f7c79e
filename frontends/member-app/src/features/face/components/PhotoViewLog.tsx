import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CollapsibleSection } from '../../../components/CollapsibleSection.tsx'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { JstTime } from '../../../components/JstTime.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { useConfirmed } from '../../session/use-confirmed.tsx'

/** At most this many views are listed; the data export contains all of them. */
const MAX_SHOWN_PHOTO_VIEWS = 20

/** Shows who else viewed the photos and when. The data is loaded when the part is opened. */
export function PhotoViewLog() {
  const { t } = useTranslation('face')
  const [isOpen, setOpen] = useState(false)
  return (
    <CollapsibleSection title={t('photoViews.title')} onToggle={setOpen}>
      {isOpen && <Views />}
    </CollapsibleSection>
  )
}

function Views() {
  const { t } = useTranslation('face')
  const { $confirmed, dialog } = useConfirmed()
  // One more is requested than is listed, which tells that there are more.
  const query = { page: 0, size: MAX_SHOWN_PHOTO_VIEWS + 1 }
  const views = $confirmed.useQuery('get', '/aiesthe/photo-views', { params: { query } }, { retry: false })
  if (views.isPending)
    return (
      <>
        {dialog}
        <LoadingState lines={2} />
      </>
    )
  if (views.isError)
    return <FailureNotice text={t('photoViews.failed')} onRetry={() => void views.refetch()} />
  if (views.data.length === 0)
    return <Box sx={{ pb: 2, color: 'text.secondary' }}>{t('photoViews.none')}</Box>
  return (
    <>
      <Box component="ul" sx={{ p: 0, m: 0, pb: 1, listStyle: 'none' }}>
        {views.data.slice(0, MAX_SHOWN_PHOTO_VIEWS).map(({ resultId, viewedAt, name, role }) => (
          <Box
            component="li"
            key={`${viewedAt} ${resultId} ${name}`}
            sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, py: 1 }}
          >
            <span>
              {name ?? t('photoViews.gone')}
              {role && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {t('photoViews.role', { role: t(`photoViews.roles.${role}`) })}
                </Box>
              )}
            </span>
            <Box component="span" sx={{ typography: 'body2' }}>
              <JstTime at={viewedAt} />
            </Box>
          </Box>
        ))}
      </Box>
      {views.data.length > MAX_SHOWN_PHOTO_VIEWS && (
        <Typography variant="body2" sx={{ pb: 2, color: 'text.secondary' }}>
          {t('photoViews.latest', { shown: MAX_SHOWN_PHOTO_VIEWS })}
        </Typography>
      )}
    </>
  )
}
