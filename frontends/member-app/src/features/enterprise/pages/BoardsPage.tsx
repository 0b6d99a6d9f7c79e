import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { BoardCard } from '../board/BoardCard.tsx'
import { BoardForm } from '../board/BoardForm.tsx'
import type { Board, Room } from '../types.ts'
import { EnterpriseOnly } from './EnterpriseOnly.tsx'

/** Pairs the screens on walls that show the state of the rooms, and lists, changes and releases them. */
export function BoardsPage() {
  const { t } = useTranslation('enterprise')
  return (
    <EnterpriseOnly>
      <BackLink to={paths.enterprise}>{t('title')}</BackLink>
      <PageTitle lead={t('boards.lead', { address: `${window.location.host}${paths.board}` })}>
        {t('boards.title')}
      </PageTitle>
      <Boards />
    </EnterpriseOnly>
  )
}

function Boards() {
  const rooms = $api.useQuery('get', '/v2/enterprise/my/rooms')
  const boards = $api.useQuery('get', '/v2/enterprise/my/boards')
  return (
    <QueryBoundary query={rooms}>
      {(foundRooms) => (
        <QueryBoundary query={boards}>{(found) => <List boards={found} rooms={foundRooms} />}</QueryBoundary>
      )}
    </QueryBoundary>
  )
}

function List({ boards, rooms }: { boards: readonly Board[]; rooms: readonly Room[] }) {
  const { t } = useTranslation('enterprise')
  const [search, setSearch] = useSearchParams()
  const code = search.get('code') ?? ''
  /** The id of the board that is edited, or an empty text for a new one. */
  const [chosenId, setEditedId] = useState<string | null>(code === '' ? null : '')
  // A new board needs a room, and a board may be released elsewhere while it is edited.
  const isEditable = chosenId === '' ? rooms.length > 0 : boards.some(({ boardId }) => boardId === chosenId)
  const editedId = isEditable ? chosenId : null
  const onClose = () => {
    setEditedId(null)
    // The code works once, so that a reload must not offer it again.
    if (code !== '') setSearch({}, { replace: true })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: '40rem' }}>
      {rooms.length === 0 ? (
        <EmptyState text={t('picker.empty')} />
      ) : editedId === '' ? (
        <BoardForm code={code} rooms={rooms} onClose={onClose} />
      ) : (
        <Box>
          <Button
            variant={boards.length === 0 ? 'contained' : 'outlined'}
            startIcon={<AddRounded />}
            disabled={editedId !== null}
            onClick={() => setEditedId('')}
          >
            {t('boards.add')}
          </Button>
        </Box>
      )}
      {boards.length === 0 && rooms.length > 0 && editedId === null && <EmptyState text={t('boards.none')} />}
      {boards.map((board) =>
        board.boardId === editedId ? (
          <BoardForm key={board.boardId} board={board} rooms={rooms} onClose={onClose} />
        ) : (
          <BoardCard
            key={board.boardId}
            board={board}
            isEditDisabled={editedId !== null}
            onEdit={() => setEditedId(board.boardId)}
          />
        ),
      )}
    </Box>
  )
}
