import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { SearchBox } from '../../../components/table/SearchBox.tsx'
import { useLocalPaging } from '../../../components/table/use-url-paging.ts'
import { PeopleChoice } from '../../../components/users/PeopleChoice.tsx'
import { SelectionCount } from '../../../components/users/SelectionCount.tsx'
import { usePeople } from '../../../components/users/use-people.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import type { TransferDraftControl } from '../use-transfer-draft.ts'

/** Step 1: selects one or several customers, or persons in charge. */
export function SelectStep({ kind, draft, change }: TransferDraftControl) {
  const { t } = useTranslation(['transfer', 'lists'])
  const [condition, setCondition] = useState('')
  const control = useLocalPaging()
  const { confirmed, dialog } = useConfirmed()
  const people = usePeople({ roles: kind, condition }, control.paging, confirmed)
  const onSearch = (typed: string) => {
    setCondition(typed)
    control.onChange({ ...control.paging, page: 1 })
  }
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t(`select.${kind}`)}</Typography>
      <SearchBox label={t('lists:searchPeople')} onSearch={onSearch} />
      <QueryBoundary query={people} lines={5}>
        {(shown) =>
          shown.total === 0 ? (
            <EmptyState text={t(condition ? 'lists:noPeople' : 'lists:searchFirst')} />
          ) : (
            <>
              <PeopleChoice
                label={t(`kind.${kind}.title`)}
                people={shown.rows}
                chosen={draft.userIds}
                onChange={(userIds) => change({ userIds })}
                busy={people.isPlaceholderData}
              />
              <Pager shown={shown} {...control} />
            </>
          )
        }
      </QueryBoundary>
      {dialog}
      <SelectionCount count={draft.userIds.length} onClear={() => change({ userIds: [] })} />
    </>
  )
}
