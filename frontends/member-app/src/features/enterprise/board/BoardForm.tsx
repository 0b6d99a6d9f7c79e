import { isBlankText } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormHelperText from '@mui/material/FormHelperText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { RadioChoice } from '../../../components/form/RadioChoice.tsx'
import { TextInput } from '../../../components/form/TextInput.tsx'
import { useApiForm } from '../../../components/form/use-api-form.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { pairMyBoardLimits } from '../../../lib/api/limits.gen/pair-my-board.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { CheckboxList } from '../components/CheckboxList.tsx'
import { PairingCodeInput } from '../components/PairingCodeInput.tsx'
import type { Board, Room } from '../types.ts'

interface Props {
  /** Without one, the screen that shows the code becomes a new one. */
  board?: Board
  /** The code that the QR code carries, or an empty text. */
  code?: string
  rooms: readonly Room[]
  onClose: () => void
}

/** Takes the code of a new board, and the name and the rooms of any. */
export function BoardForm({ board, code = '', rooms, onClose }: Props) {
  const { t } = useTranslation(['enterprise', 'common'])
  const alert = useAlert()
  const invalidate = useInvalidate()
  const { confirmed, dialog } = useConfirmed()
  const [roomIds, setRoomIds] = useState<readonly string[] | null>(
    board?.rooms?.map(({ roomId }) => roomId) ?? null,
  )
  // A room may be deleted meanwhile, and no checkbox is left to take it away.
  const chosenIds = roomIds?.filter((id) => rooms.some(({ roomId }) => roomId === id)) ?? null
  const [isRoomMissing, setIsRoomMissing] = useState(false)
  const { field, sending, onSubmit } = useApiForm({
    defaultValues: { code, name: board?.name ?? '' },
    check: (values) => {
      setIsRoomMissing(chosenIds?.length === 0)
      return {
        code: !board && isBlankText(values.code) ? t('common:required') : undefined,
        name: isBlankText(values.name) ? t('common:required') : undefined,
      }
    },
    send: async (values) => {
      // The service refuses an empty list, too; the message stands at the rooms.
      if (chosenIds?.length === 0) return false
      const fields = { name: values.name, roomIds: chosenIds }
      await confirmed(async () => {
        if (board)
          await unwrap(api.POST('/v2/enterprise/my/boards', { body: { boardId: board.boardId, ...fields } }))
        else
          await unwrap(api.POST('/v2/enterprise/my/boards/pair', { body: { code: values.code, ...fields } }))
      })
      return true
    },
    onDone: (isSent) => {
      if (!isSent) return
      void invalidate('/v2/enterprise/my/boards')
      onClose()
      if (!board) alert({ text: t('boards.done') })
    },
    onRefused: (text, error) => {
      // The message about a code stands at its field.
      if (!(error instanceof ApiError && 'code' in error.fields)) alert({ text })
      // The board or a room may be gone since the page was opened.
      void invalidate('/v2/enterprise/my/boards', '/v2/enterprise/my/rooms')
    },
  })
  return (
    <>
      <Card
        component="form"
        aria-label={board?.name ?? t('boards.add')}
        onSubmit={onSubmit}
        noValidate
        sx={{ p: 2.5, display: 'grid', gap: 3 }}
      >
        {!board && <PairingCodeInput {...field('code')} maxLength={pairMyBoardLimits.code.maxLength} />}
        <TextInput
          {...field('name')}
          label={t('boards.name')}
          hint={t('boards.nameHint')}
          required
          inputProps={createCharacterLimitProps(pairMyBoardLimits.name.maxLength)}
        />
        <Box>
          <RadioChoice
            label={t('boards.rooms')}
            value={roomIds === null ? 'all' : 'some'}
            options={[
              { value: 'all', title: t('boards.allRooms'), text: t('boards.allRoomsText') },
              { value: 'some', title: t('boards.someRooms') },
            ]}
            onChange={(value) => {
              setRoomIds(value === 'all' ? null : [])
              setIsRoomMissing(false)
            }}
          />
          {roomIds !== null && (
            <Box role="group" aria-label={t('boards.someRooms')} sx={{ mt: 1, pl: 1 }}>
              <CheckboxList
                options={rooms.map(({ roomId, roomName }) => ({ value: roomId, text: roomName }))}
                values={roomIds}
                onChange={(values) => {
                  setRoomIds(values)
                  setIsRoomMissing(false)
                }}
              />
              {isRoomMissing && (
                <FormHelperText error role="alert">
                  {t('boards.noRooms')}
                </FormHelperText>
              )}
            </Box>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button type="submit" variant="contained" disabled={sending}>
            {t(board ? 'hours.save' : 'pair.submit')}
          </Button>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
        </Box>
      </Card>
      {dialog}
    </>
  )
}
