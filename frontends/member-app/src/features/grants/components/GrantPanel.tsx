import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { SearchBox } from '../../../components/table/SearchBox.tsx'
import { useLocalPaging } from '../../../components/table/use-url-paging.ts'
import { useDeferredFocus } from '../../../components/use-deferred-focus.ts'
import { PeopleChoice } from '../../../components/users/PeopleChoice.tsx'
import { SelectionCount } from '../../../components/users/SelectionCount.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useInvalidate } from '../../../lib/api/use-invalidate.ts'
import { MAX_PAGE_SIZE, slicePage } from '../../../lib/paging.ts'
import { type Authority, authorityTypeCodes, type GrantAction } from '../rules.ts'

/** Lists members who lack or hold the authority, with a button that changes it for the selected ones. */
export function GrantPanel({ kind, authority }: { kind: GrantAction; authority: Authority }) {
  const { t } = useTranslation(['grants', 'lists'])
  const alert = useAlert()
  const showError = useShowError()
  const [condition, setCondition] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const [isAsking, setAsking] = useState(false)
  const { ref, requestFocus: focusLater } = useDeferredFocus()
  const control = useLocalPaging()
  const authorityType = authorityTypeCodes[kind]
  // At most 99 members are listed, so a search narrows them.
  const people = $api.useQuery(
    'post',
    '/grant/search-users',
    { body: { authType: authorityType, authorities: [authority], size: 99, condition } },
    { placeholderData: keepPreviousData },
  )
  const invalidate = useInvalidate()
  const onSettled = () => invalidate('/grant/search-users')
  const change = $api.useMutation('post', '/grant/grant-deprivation', { onSettled })

  const onSearch = (typed: string) => {
    setCondition(typed)
    control.onChange({ ...control.paging, page: 1 })
  }
  const changeConfirmed = () =>
    change.mutate(
      { body: { authorityType, authority, userIds: chosen } },
      {
        onSuccess: () => {
          alert({ text: t(`${kind}.done`, { count: chosen.length }), onClose: focusLater })
          setChosen([])
        },
        onError: showError,
      },
    )

  return (
    <>
      <SearchBox label={t('lists:searchPeople')} onSearch={onSearch} />
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {t(`${kind}.lead`)}
      </Typography>
      <QueryBoundary query={people} lines={5}>
        {(all) => {
          const shown = slicePage(control.paging, all)
          if (all.length === 0) {
            return <EmptyState text={t(condition ? 'lists:noPeople' : 'lists:searchFirst')} />
          }
          return (
            <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
              <PeopleChoice
                label={t(`${kind}.tab`)}
                people={shown.rows}
                chosen={chosen}
                onChange={setChosen}
                busy={people.isPlaceholderData}
              />
              <Pager shown={shown} {...control} />
              {all.length >= MAX_PAGE_SIZE && <Typography variant="caption">{t('narrow')}</Typography>}
            </Box>
          )
        }}
      </QueryBoundary>
      <SelectionCount count={chosen.length} onClear={() => setChosen([])} />
      <Button
        variant="contained"
        size="large"
        disabled={chosen.length === 0 || change.isPending}
        onClick={() => setAsking(true)}
        sx={{ mt: 1 }}
      >
        {t(`${kind}.action`)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t(`${kind}.question`)}
          text={t(`${kind}.text`, { count: chosen.length, authority: t(`authorities.${authority}`) })}
          action={t(`${kind}.action`)}
          onConfirm={changeConfirmed}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
