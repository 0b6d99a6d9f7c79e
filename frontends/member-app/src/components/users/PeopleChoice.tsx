import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { MAX_PAGE_SIZE } from '../../lib/paging.ts'
import { PersonName } from './PersonName.tsx'
import type { Person } from './use-people.ts'

/** For customers who can be bought for, neither login name nor agency is shown. */
type Choosable = Pick<Person, 'id' | 'name' | 'nameKana' | 'email'> & Partial<Person>

interface Props {
  label: string
  people: readonly Choosable[]
  /** Selected ids, also of people on other pages or from earlier searches. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Other people are being loaded. Selecting is disabled, because a press could hit a row that is about to move. */
  busy?: boolean
}

/** Lists people with checkboxes; at most 99 can be selected. */
export function PeopleChoice({ label, people, chosen, onChange, busy = false }: Props) {
  const { t } = useTranslation('lists')
  const shownIds = people.map(({ id }) => id)
  const others = chosen.filter((id) => !shownIds.includes(id))
  const chosenHere = chosen.length - others.length
  const isFull = chosen.length >= MAX_PAGE_SIZE
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((chosenId) => chosenId !== id) : [...chosen, id])
  const toggleAll = () =>
    onChange(chosenHere === shownIds.length ? others : [...others, ...shownIds].slice(0, MAX_PAGE_SIZE))
  return (
    <Box role="group" aria-label={label} aria-busy={busy} sx={{ ...frame, opacity: busy ? 0.6 : 1 }}>
      <Box component="label" sx={{ ...line, bgcolor: 'washi.main' }}>
        <Checkbox
          checked={shownIds.length > 0 && chosenHere === shownIds.length}
          indeterminate={chosenHere > 0 && chosenHere < shownIds.length}
          disabled={busy}
          onChange={toggleAll}
        />
        <Typography variant="body2">{t('choosePage')}</Typography>
      </Box>
      {people.map(({ id, name, nameKana, userId, email, agency }) => (
        <Box key={id} component="label" sx={line}>
          <Checkbox
            checked={chosen.includes(id)}
            disabled={busy || (isFull && !chosen.includes(id))}
            onChange={() => toggle(id)}
          />
          <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
            <PersonName
              name={name}
              reading={nameKana}
              detail={userId === undefined ? email : `${userId} · ${email}`}
            />
            <Typography variant="caption" sx={{ color: 'text.secondary', display: { md: 'none' } }}>
              {agency}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}>
            {agency === '' ? t('noAgency') : agency}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  transition: 'opacity 200ms ease-out',
} as const

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 1,
  pr: 2.5,
  py: 0.75,
  minHeight: 44,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'washi.main' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
