import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { DemoSoundsNotice, EmptySounds } from '../../../components/EmptySounds.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { SearchBox } from '../../../components/table/SearchBox.tsx'
import { useLocalPaging } from '../../../components/table/use-url-paging.ts'
import { useDeferredFocus } from '../../../components/use-deferred-focus.ts'
import { $api } from '../../../lib/api/queries.ts'
import { slicePage } from '../../../lib/paging.ts'
import { useInvalidateStoredSounds, useStoredSounds } from '../api/use-stored-sounds.ts'
import type { UploadFieldOptions } from '../api/use-upload-field-options.ts'
import { type StoredSound, searchSounds } from '../stored-sound.ts'
import { toFailureReason } from '../transfer/failure.rules.ts'
import type { UploadKind } from '../upload-kinds.ts'
import { EditSoundDialog } from './EditSoundDialog.tsx'
import { StoredSoundPicker } from './StoredSoundPicker.tsx'

const deletePaths = {
  dmv: '/upload/delete-aiesthe-dmv',
  sound: '/upload/delete-sound-dmv',
  kanade: '/upload/delete-sound-dmv',
  sound_therapy: '/upload/delete-sound-therapy-dmv',
  enterprise: '/upload/delete-enterprise-dmv',
} as const satisfies Record<UploadKind, string>

/** Lists the sounds of a kind to play, edit where the kind allows it, and delete one at a time. */
export function StoredSoundsPanel({ kind, choices }: { kind: UploadKind; choices: UploadFieldOptions }) {
  const { t } = useTranslation(['uploads', 'common'])
  const alert = useAlert()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [edited, setEdited] = useState<StoredSound | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { ref, requestFocus: focusLater } = useDeferredFocus()
  const control = useLocalPaging()
  const sounds = useStoredSounds(kind)
  const onSettled = useInvalidateStoredSounds()
  const deletion = $api.useMutation('post', deletePaths[kind], { onSettled })
  const [only] = chosen
  const named = sounds.data?.find(({ id }) => id === only)
  const isOne = chosen.length === 1 && named !== undefined

  const onSearch = (words: string) => {
    setTyped(words)
    control.onChange({ ...control.paging, page: 1 })
  }
  const deleteConfirmed = (id: string) =>
    deletion.mutate(
      { params: { query: { id } } },
      {
        onSuccess: () => {
          setChosen([])
          alert({ text: t('deleted'), onClose: focusLater })
        },
        onError: (error) => {
          const reason = toFailureReason(error, t('common:unreachable'))
          if (reason !== null) alert({ title: t('deleteFailed'), text: reason })
        },
      },
    )

  return (
    <>
      <SearchBox label={t('search')} onSearch={onSearch} />
      <QueryBoundary query={sounds} lines={6}>
        {(all) => {
          const found = searchSounds(all, typed)
          const shown = slicePage(control.paging, found)
          const retry = () => void sounds.refetch()
          if (all.length === 0) return <EmptySounds text={t('empty')} onRetry={retry} />
          if (found.length === 0) return <EmptyState text={t('nothingFound')} />
          return (
            <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
              <DemoSoundsNotice onRetry={retry} />
              <StoredSoundPicker
                label={t(`kinds.${kind}.title`)}
                sounds={shown.rows}
                chosen={chosen}
                onChange={setChosen}
                onEdit={setEdited}
                onExpired={retry}
              />
              <Pager shown={shown} {...control} />
            </Box>
          )
        }}
      </QueryBoundary>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3 }}>
        <Button
          variant="contained"
          color="error"
          size="large"
          disabled={!isOne || deletion.isPending}
          onClick={() => setIsAsking(true)}
        >
          {t('delete')}
        </Button>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {isOne ? t('chosen', { title: named.title }) : t('chooseOne')}
        </Typography>
      </Box>
      {isAsking && named && (
        <ConfirmDialog
          title={t('deleteQuestion')}
          text={t('deleteText', { title: named.title })}
          action={t('delete')}
          onConfirm={() => deleteConfirmed(named.id)}
          onClose={() => setIsAsking(false)}
        />
      )}
      {edited && <EditSoundDialog sound={edited} choices={choices} onClose={() => setEdited(null)} />}
    </>
  )
}
