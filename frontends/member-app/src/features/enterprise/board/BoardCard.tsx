import { joinFacts } from '@hibiki/languages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { getServerNowMs } from '../../../lib/server-clock.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { useFormatMoment } from '../components/use-format-moment.ts'
import type { Board } from '../types.ts'

interface Props {
  board: Board
  isEditDisabled: boolean
  onEdit: () => void
}

/** Shows one board of the company, and changes or releases it. */
export function BoardCard({ board: { boardId, name, rooms, seenAt }, isEditDisabled, onEdit }: Props) {
  const { t } = useTranslation('enterprise')
  const { language } = useLanguage()
  const formatMoment = useFormatMoment(new Date(getServerNowMs()).toISOString())
  const showError = useShowError()
  const invalidate = useInvalidate()
  const { $confirmed, dialog } = useConfirmed()
  const [isAsking, setIsAsking] = useState(false)
  const release = $confirmed.useMutation('post', '/v2/enterprise/my/boards/release', {
    onSettled: () => invalidate('/v2/enterprise/my/boards'),
  })
  return (
    <Card component="section" aria-label={name} sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {rooms === null
          ? t('boards.allRooms')
          : rooms.length === 0
            ? t('boards.roomsGone')
            : joinFacts(
                rooms.map(({ roomName }) => roomName),
                language,
              )}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {seenAt === null ? t('boards.neverSeen') : t('boards.seenAt', { at: formatMoment(seenAt) })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        <Button
          variant="outlined"
          disabled={isEditDisabled}
          aria-label={t('playlists.editOne', { name })}
          onClick={onEdit}
        >
          {t('playlists.edit')}
        </Button>
        <Button
          color="inherit"
          disabled={release.isPending}
          aria-label={t('boards.releaseOne', { name })}
          onClick={() => setIsAsking(true)}
        >
          {t('boards.release')}
        </Button>
      </Box>
      {dialog}
      {isAsking && (
        <ConfirmDialog
          title={t('boards.releaseTitle', { name })}
          text={t('boards.releaseText')}
          action={t('boards.release')}
          onClose={() => setIsAsking(false)}
          onConfirm={() => release.mutate({ body: { boardId } }, { onError: showError })}
        />
      )}
    </Card>
  )
}
