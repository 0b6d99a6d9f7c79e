import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Pagination from '@mui/material/Pagination'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { NameWithDetail } from '../../components/NameWithDetail.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'
import type { Member } from '../../members/types.ts'
import type { DraftPerson } from '../transfer-draft.ts'

const PER_PAGE = 6

interface Props {
  filter: { role: string; q?: string }
  chosen: DraftPerson[]
  onToggle: (person: DraftPerson) => void
  /** A new search is pending and the rows are about to change: a click could hit another person. */
  isBusy: boolean
}

/** Lists people with checkboxes. A selection survives paging and searching. */
export function PeopleChoice({ filter, chosen, onToggle, isBusy }: Props) {
  const translate = useTranslate()
  const [page, setPage] = useState(1)
  const { data, total, isPending, error } = useGetList<Member>('members', {
    filter,
    pagination: { page, perPage: PER_PAGE },
    sort: { field: 'username', order: 'ASC' },
  })
  const pages = Math.ceil((total ?? 0) / PER_PAGE)
  if (error) {
    return <Typography role="alert">{translate(error.message, { defaultValue: error.message })}</Typography>
  }
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      {isPending && <Skeleton variant="rectangular" height={320} />}
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ p: 4, textAlign: 'center' }}>
          {translate('console.transfers.noPeople')}
        </Typography>
      )}
      {data?.map(({ id, username, email, agency }) => (
        <Box key={id} component="label" sx={choiceStyle}>
          <Checkbox
            checked={chosen.some((person) => person.id === id)}
            disabled={isBusy}
            onChange={() => onToggle({ id, username })}
          />
          <Box sx={description}>
            <Box sx={{ flex: { sm: 1 }, minWidth: 0 }}>
              <NameWithDetail name={username} detail={email} />
            </Box>
            <Typography variant="body2" color="textSecondary">
              {agency?.name || translate('console.transfers.noAgency')}
            </Typography>
          </Box>
        </Box>
      ))}
      {pages > 1 && (
        <Box sx={{ display: 'flex', justifyContent: 'center', p: 1, borderTop: 1, borderColor: 'divider' }}>
          <Pagination size="small" count={pages} page={page} onChange={(_, next) => setPage(next)} />
        </Box>
      )}
    </Box>
  )
}

const choiceStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 0.5,
  pr: 2,
  py: 0.5,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'background.default' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const

/** On a phone the agency stands below the person, so that a mail address has the whole line. */
const description = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  columnGap: 1,
} as const
