import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { usePlaylists } from '../api/use-playlists.ts'
import { NoSoundsNotice } from '../components/NoSoundsNotice.tsx'
import { PlaylistEditor } from '../components/PlaylistEditor.tsx'
import { PlaylistFacts } from '../components/PlaylistFacts.tsx'
import type { Playlist, Playlists } from '../types.ts'
import { EnterpriseOnly } from './EnterpriseOnly.tsx'

/** Composes the playlists of the company. */
export function PlaylistsPage() {
  const { t } = useTranslation('enterprise')
  const playlists = usePlaylists()
  return (
    <EnterpriseOnly>
      <BackLink to={paths.roomsOverview}>{t('overview.title')}</BackLink>
      <PageTitle lead={t('playlists.lead')}>{t('playlists.title')}</PageTitle>
      <QueryBoundary query={playlists}>{(data) => <List {...data} />}</QueryBoundary>
    </EnterpriseOnly>
  )
}

function List({ playlists, sounds }: Playlists) {
  const { t } = useTranslation('enterprise')
  /** The id of the playlist that is edited, or an empty text for a new one. */
  const [editedId, setEditedId] = useState<string | null>(null)
  const onClose = () => setEditedId(null)
  // A second editor would replace the first one with everything that was typed.
  const isEditing = editedId === '' || playlists.some(({ playlistId }) => playlistId === editedId)
  if (sounds.length === 0 && playlists.length === 0) return <NoSoundsNotice />
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: '40rem' }}>
      {editedId === '' ? (
        <PlaylistEditor sounds={sounds} onClose={onClose} />
      ) : (
        <Box>
          <Button
            variant={playlists.length === 0 ? 'contained' : 'outlined'}
            startIcon={<AddRounded />}
            disabled={isEditing}
            onClick={() => setEditedId('')}
          >
            {t('playlists.add')}
          </Button>
        </Box>
      )}
      {playlists.length === 0 && !isEditing && <EmptyState text={t('playlists.empty')} />}
      {playlists.map((playlist) =>
        editedId === playlist.playlistId ? (
          <PlaylistEditor key={playlist.playlistId} playlist={playlist} sounds={sounds} onClose={onClose} />
        ) : (
          <PlaylistCard
            key={playlist.playlistId}
            playlist={playlist}
            sounds={sounds}
            isEditDisabled={isEditing}
            onEdit={() => setEditedId(playlist.playlistId)}
          />
        ),
      )}
    </Box>
  )
}

interface CardProps {
  playlist: Playlist
  sounds: Playlists['sounds']
  isEditDisabled: boolean
  onEdit: () => void
}

function PlaylistCard({ playlist, sounds, isEditDisabled, onEdit }: CardProps) {
  const { t } = useTranslation(['enterprise', 'common'])
  const { playlistId, name, uses } = playlist
  const showError = useShowError()
  const invalidate = useInvalidate()
  const [isAsking, setIsAsking] = useState(false)
  const remove = $api.useMutation('post', '/v2/enterprise/my/playlists/delete', {
    onSuccess: () =>
      Promise.all([
        invalidate('/v2/enterprise/my/playlists'),
        invalidate('/v2/enterprise/my/overview'),
        invalidate('/v2/enterprise/my/room/section/schedule'),
      ]),
  })
  return (
    <Card component="section" aria-label={name} sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <PlaylistFacts playlist={playlist} sounds={sounds} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        <Button
          variant="outlined"
          disabled={isEditDisabled}
          aria-label={t('playlists.editOne', { name })}
          onClick={onEdit}
        >
          {t('playlists.edit')}
        </Button>
        <Button aria-label={t('hours.removeOne', { name })} onClick={() => setIsAsking(true)}>
          {t('hours.remove')}
        </Button>
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={t('playlists.removeTitle', { name })}
          text={[
            t(uses.length === 0 ? 'playlists.removeUnused' : 'playlists.removeUsed'),
            ...uses.map((use) => t(findUseText(use), { name: `${use.roomName} ${use.sectionName}` })),
          ].join('\n')}
          action={t('hours.remove')}
          onConfirm={() => remove.mutate({ body: { playlistId } }, { onError: showError })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  )
}

function findUseText({ isPlaying, isOrdered }: Playlist['uses'][number]) {
  if (isPlaying) return 'playlists.usePlaying'
  return isOrdered ? 'playlists.useOrdered' : 'playlists.useScheduled'
}
